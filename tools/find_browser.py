"""Find a Chromium for the browser tests, and install one where that is possible.

`python -m tools.find_browser` installs what is missing: by apt when root on Debian or Ubuntu, else by Playwright.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge")
PATIENCE = 300  # seconds for the lists of packages
# A server that stops answering is asked again.
APT = ("-qq", "-o", "Acquire::http::Timeout=20", "-o", "Acquire::Retries=3")
ADVICE = (
    "No browser was found, so the browser tests cannot run. Install Chromium (Debian: `apt-get install chromium`), "
    "or run `python -m playwright install chromium`, or name one in HEMICYCLE_BROWSER."
)


def find() -> str | None:
    """The program of a browser: the one that is named, the machine's own, or Playwright's."""
    named = os.environ.get("HEMICYCLE_BROWSER")
    if named:
        return named
    return next(filter(_runs, filter(None, map(shutil.which, NAMES))), None) or playwrights()


def playwrights() -> str | None:
    """The Chromium Playwright has downloaded, if it has."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def install() -> None:
    """Fetch a browser, and say so if it could not be had."""
    if find():
        return
    print("Fetching a browser for the tests …")
    apt = shutil.which("apt-get")
    root = os.name == "posix" and os.geteuid() == 0
    if apt and root:
        _try([apt, "update", *APT], PATIENCE)
        _try([apt, "install", "-y", *APT, "--no-install-recommends", "chromium"])
    if not find():
        _try([sys.executable, "-m", "playwright", "install", *(["--with-deps"] if apt and root else []), "chromium"])
    if not find():
        print(ADVICE, file=sys.stderr)


def _runs(program: str) -> bool:
    """Whether it can be started: Ubuntu's `chromium` is only a pointer to a snap."""
    return subprocess.run([program, "--version"], check=False, capture_output=True).returncode == 0


def _try(command: list[str], patience: float | None = None) -> None:
    """Run a command to its end, or for so long; what installs is never cut off half-way."""
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        subprocess.run(command, check=False, stdout=subprocess.DEVNULL, env=quietly, timeout=patience)
    except subprocess.TimeoutExpired:
        print(f"{' '.join(command)} did not end within {patience:g} seconds.", file=sys.stderr)


if __name__ == "__main__":
    install()
