"""Build both wheels into dist, install each as pip chooses it, and run a set of tests on what is installed.

The compiled wheel fits this Python on this system; pip takes it there and the plain one everywhere else. Each is also
installed alone, with nothing beside it but what it asks for, and must play there.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
BUILD = ROOT / "build" / "wheels"
ELSEWHERE = ("--python-version", "3.99", "--only-binary", ":all:")  # a Python no compiled wheel is made for
TESTS = (
    "tests/core",
    "tests/games",
    "tests/test_records.py",
    "tests/research/test_position.py",
    "tests/research/test_odd_uses.py",
    "tests/public",
)


def main() -> None:
    """Build, install, test; the first thing that fails ends it."""
    shutil.rmtree(DIST, ignore_errors=True)
    shutil.rmtree(BUILD, ignore_errors=True)
    for compiled in ("1", "0"):
        run("build", "--wheel", "--outdir", str(DIST), HEMICYCLE_COMPILE=compiled)
    print("\n".join(sorted(path.name for path in DIST.iterdir())))
    install("compiled")
    install("plain", *ELSEWHERE)
    for name in ("compiled", "plain"):
        kept = list((BUILD / name / "hemicycle" / "core").glob(f"agenda*{EXTENSION_SUFFIXES[0]}"))
        if bool(kept) is not (name == "compiled"):
            sys.exit(f"pip has installed the wrong wheel as {name}: {kept}")
        print(f"testing the {name} wheel")
        play_alone(name)
        run("pytest", "-n", "auto", *TESTS, PYTHONPATH=str(BUILD / name))


def install(name: str, *more: str) -> None:
    """Let pip choose among the wheels in dist."""
    chosen = ("--no-index", "--find-links", str(DIST), "--no-deps", "--target", str(BUILD / name))
    run("pip", "--quiet", "install", *chosen, *more, "hemicycle")


def play_alone(name: str) -> None:
    """Tests bring packages of their own along, which would hide one that the wheel forgets to ask for."""
    place = BUILD / f"{name}-alone"
    venv.create(place, with_pip=True)
    [wheel] = DIST.glob("*-any.whl" if name == "plain" else "*-cp*.whl")
    pip = [str(place / "bin" / "python"), "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    subprocess.run([*pip, "-c", str(ROOT / "constraints.txt"), str(wheel)], check=True)
    for game in ("secret-hitler", "die-macher", "global-powers"):
        subprocess.run([str(place / "bin" / "hemicycle"), "simulate", game, "--games", "5"], cwd=place, check=True)


def run(*command: str, **environment: str) -> None:
    """Run a program of this Python, with the versions we have tested for what it builds with."""
    pinned = {**os.environ, "PIP_CONSTRAINT": str(ROOT / "constraints.txt"), **environment}
    subprocess.run([sys.executable, "-m", *command], cwd=ROOT, env=pinned, check=True)


if __name__ == "__main__":
    try:
        main()
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode or 1)
