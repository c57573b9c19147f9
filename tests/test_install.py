"""A plain install is small and quick to start; what it lacks it says in one sentence."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hemicycle import bots
from hemicycle.terminal.problems import EXTRAS
from hemicycle.words import LANGUAGES, Words

ROOT = Path(__file__).parent.parent
MOST_PACKAGES = 30
MOST_MEGABYTES = 130
MOST_TO_RUN = 400  # megabytes, with what the browser client is built with
TOOLS = {"pip", "setuptools"}  # what an environment has before anything is installed
HEAVY = ("numpy", "openskill", "sqlalchemy", "starlette", "uvicorn", "ray", "hemicycle.games.die_macher.table")


def loaded(code: str) -> set[str]:
    """The modules a piece of code loads, in a process of its own."""
    run = f"import sys\nbefore = set(sys.modules)\n{code}\nprint(*(set(sys.modules) - before))"
    said = subprocess.run([sys.executable, "-c", run], capture_output=True, text=True, check=True, cwd=ROOT)
    return set(said.stdout.splitlines()[-1].split())


def processor_seconds(*arguments: str) -> float:
    """The processor time of a fresh interpreter, the least of three."""
    times = []
    for _ in range(3):
        quiet = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
        child = os.posix_spawn(sys.executable, [sys.executable, *arguments], os.environ, file_actions=quiet)
        _, status, used = os.wait4(child, 0)
        assert status == 0
        times.append(used.ru_utime + used.ru_stime)
    return min(times)


def test_importing_loads_no_package_but_our_own() -> None:
    outside = {name for name in loaded("import hemicycle") if "site-packages" in origin(name)}

    assert {name.partition(".")[0] for name in outside} <= {"fluent", "typing_extensions"}


def origin(name: str) -> str:
    module = sys.modules.get(name)
    return str(getattr(module, "__file__", None) or "")


def test_help_loads_nothing_heavy() -> None:
    found = loaded("import hemicycle.cli")

    assert [name for name in HEAVY if name in found] == []


@pytest.mark.skipif(sys.platform == "win32", reason="processor time of a child is read by POSIX means")
def test_starting_is_quick() -> None:
    """On a busy machine wall clocks tell little: times are the processor's; a slow one is measured by bare starts."""
    bare = processor_seconds("-c", "pass")

    assert processor_seconds("-c", "import hemicycle") < max(0.15, 20 * bare)
    assert processor_seconds("-m", "hemicycle", "--help") < max(0.5, 40 * bare)


@pytest.mark.parametrize("module", ["numpy", "openskill", "mcp", "psycopg", "nats", "pyarrow"])
def test_every_extra_can_be_named_in_every_language(module: str) -> None:
    for language in LANGUAGES:
        sentence = Words(language).say("error-no-extra", {"extra": EXTRAS[module]})
        assert f'pip install "hemicycle[{EXTRAS[module]}]"' in sentence


def without(module: str, *command: str) -> subprocess.CompletedProcess[str]:
    """Run a command where a module cannot be found."""
    code = (
        "import importlib.abc, sys\n"
        "class Absent(importlib.abc.MetaPathFinder):\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        f"        if name.partition('.')[0] == {module!r}: raise ModuleNotFoundError(name, name={module!r})\n"
        "import importlib.util\n"
        "found = importlib.util.find_spec\n"
        f"importlib.util.find_spec = lambda name, *rest: None if name == {module!r} else found(name, *rest)\n"
        "sys.meta_path.insert(0, Absent())\n"
        f"sys.argv = ['hemicycle', *{command!r}]\n"
        "from hemicycle.cli import main\n"
        "main()\n"
    )
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=ROOT)


@pytest.mark.parametrize(
    ("module", "extra", "command"),
    [
        ("numpy", "bots", ("simulate", "secret-hitler", "--games", "1", "--bots", "solid")),
        ("openskill", "arena", ("arena", "secret-hitler", "--games", "2")),
        ("mcp", "mcp", ("mcp",)),
    ],
)
def test_a_missing_extra_is_one_sentence(module: str, extra: str, command: tuple[str, ...]) -> None:
    done = without(module, *command)

    assert done.returncode == 2
    assert done.stderr.splitlines() == [f'This needs pip install "hemicycle[{extra}]".']


def test_without_numpy_the_better_bots_are_not_offered() -> None:
    assert bots.levels("secret-hitler")[-1] == "solid"

    done = without("numpy", "simulate", "secret-hitler", "--games", "1", "--bots", "best", "--json")
    unknown = without("numpy", "simulate", "secret-hitler", "--games", "1", "--bots", "none")

    assert done.returncode == 0, done.stderr
    assert unknown.stderr.strip().endswith("random, beginner.")


def megabytes(folder: Path) -> float:
    """What a folder takes on the disk."""
    return sum(file.lstat().st_blocks * 512 for file in folder.rglob("*") if file.is_file()) / 1_000_000


@pytest.mark.skipif("HEMICYCLE_SOAK" not in os.environ, reason="takes a minute: make soak")
def test_a_plain_install_is_small(tmp_path: Path) -> None:
    python = tmp_path / "venv" / "bin" / "python"
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    pip = [str(python), "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "wheel", "--no-deps", "--wheel-dir", tmp_path, ROOT], check=True)
    (wheel,) = tmp_path.glob("hemicycle-*.whl")
    subprocess.run([*pip, "install", "-c", ROOT / "constraints.txt", wheel], check=True)

    listed = subprocess.run([*pip, "list", "--format=freeze"], capture_output=True, text=True, check=True).stdout
    packages = {line.partition("==")[0].lower() for line in listed.splitlines()} - TOOLS
    (site,) = (tmp_path / "venv" / "lib").glob("python*/site-packages")
    started = subprocess.run([python, "-m", "hemicycle", "games"], capture_output=True, text=True, check=False)

    assert len(packages) <= MOST_PACKAGES, sorted(packages)
    assert megabytes(site) <= MOST_MEGABYTES
    assert started.returncode == 0, started.stderr


@pytest.mark.skipif("HEMICYCLE_SOAK" not in os.environ, reason="takes a minute: make soak")
def test_running_installs_only_what_running_needs(tmp_path: Path) -> None:
    copy, folders = tmp_path / "copy", (".git", ".venv", ".*_cache", "node_modules", "build", "static")
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*folders))
    shutil.copytree(ROOT / "web" / "build", copy / "web" / "build")  # this one is source

    subprocess.run(["make", f"PYTHON={sys.executable}", "web"], cwd=copy, check=True)

    assert (copy / "src" / "hemicycle" / "server" / "static" / "index.html").exists()
    assert megabytes(copy / ".venv") + megabytes(copy / "web" / "node_modules") <= MOST_TO_RUN
