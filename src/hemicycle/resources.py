"""The only place that opens files of packages, ours and those that bring games: editions, rulebooks, words, boards."""

from __future__ import annotations

import os
import tempfile
from functools import cache
from importlib import resources
from importlib.metadata import EntryPoint, entry_points
from importlib.resources.abc import Traversable
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from hemicycle.core.errors import HemicycleError
from hemicycle.core.game import Library
from hemicycle.core.ruleset import EditionError


class BadGame(HemicycleError):
    """A game of another package cannot be used: its name, a code and why."""

    def __init__(self, name: str, code: str, cause: str) -> None:
        super().__init__(name, code, cause)
        self.name = name
        self.code = code
        self.cause = cause

    def __str__(self) -> str:
        return f"the game {self.name} cannot be played ({self.code}): {self.cause}"


class PackageLibrary(Library):
    """The files beside a game's package, and edition files of one's own given by path."""

    def __init__(self, package: str) -> None:
        self.folder: Traversable = resources.files(package)

    def edition(self, name: str) -> str | None:
        """An edition by its id, or by a path that ends in .toml."""
        if name.endswith(".toml"):
            return _own_edition(Path(name))
        if not name.replace("-", "").isalnum():
            return None
        file = self.folder / "editions" / f"{name}.toml"
        return file.read_text("utf-8") if file.is_file() else None

    def rulebook(self) -> str:
        """The index of the rulebook."""
        return (self.folder / "rulebook.toml").read_text("utf-8")

    def write(self, path: str, text: str) -> None:
        """Write beside the target and move into place, so that no half file is ever seen."""
        target = Path(path)
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=target.name)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(name, target)
        except BaseException:
            os.unlink(name)
            raise


def _own_edition(path: Path) -> str | None:
    try:
        return path.read_text("utf-8") if path.is_file() else None
    except UnicodeDecodeError as error:
        raise EditionError(str(path), "", "not-text") from error
    except OSError as error:
        raise EditionError(str(path), "", "unreadable", error.strerror or str(error)) from error


def games() -> dict[str, EntryPoint]:
    """The entry points of all games by name. What is ours keeps its name; of two others the first has it."""
    found: dict[str, EntryPoint] = {}
    for point in sorted(entry_points(group="hemicycle.games"), key=_is_outside):
        found.setdefault(point.name, point)
    return found


def _is_outside(point: EntryPoint) -> bool:
    return not point.module.startswith("hemicycle.")


def words(language: str, name: str) -> str:
    """The text of one Fluent file: of the house, or of a game; a game from outside speaks English where it must."""
    folder = _outside(name)
    if folder is None:
        return (resources.files("hemicycle") / "locales" / language / f"{name}.ftl").read_text("utf-8")
    english = _own_words(name, folder, "en")
    return english if language == "en" else _filled_up(_own_words(name, folder, language), english)


def is_outside(name: str) -> bool:
    """Whether a game comes from another package than ours."""
    return _point(name) is not None


def lessons(game: str) -> dict[str, str]:
    """The texts of the lessons in the folder `lessons` of a game's package, by their names."""
    point = games().get(game)
    folder = None if point is None else resources.files(point.module) / "lessons"
    files = folder.iterdir() if folder is not None and folder.is_dir() else ()
    return {file.name[:-5]: file.read_text("utf-8") for file in files if file.name.endswith(".toml")}


def board_file(game: str, path: str) -> bytes | None:
    """A file of the browser board that a game from outside brings in its folder `web`, or None."""
    folder = _outside(game)
    parts = path.split("/")
    if folder is None or any(part in ("", ".", "..") or "\\" in part for part in parts):
        return None
    file = folder.joinpath("web", *parts)
    try:
        return file.read_bytes() if file.is_file() else None
    except OSError:  # a name no file can have
        return None


def _outside(name: str) -> Traversable | None:
    """The folder of a game that another package brings, or None."""
    point = _point(name)
    return None if point is None else resources.files(point.module)


@cache
def _point(name: str) -> EntryPoint | None:
    """The entry point of a game that another package brings, or None."""
    point = games().get(name)
    return point if point is not None and _is_outside(point) else None


def _own_words(game: str, folder: Traversable, language: str) -> str:
    file = folder / "locales" / f"{language}.ftl"
    try:
        return file.read_text("utf-8") if file.is_file() else ""
    except (OSError, UnicodeDecodeError) as error:
        raise BadGame(game, "parts", f"{file.name}: {error}") from error


def _filled_up(text: str, english: str) -> str:
    """Words of a game in its language, and in English what is missing there."""
    own = FluentParser().parse(text)
    known = {entry.id.name for entry in own.body if isinstance(entry, ast.Message | ast.Term)}
    more = [entry for entry in FluentParser().parse(english).body if isinstance(entry, ast.Message | ast.Term)]
    rest = ast.Resource([entry for entry in more if entry.id.name not in known])
    return f"{text}\n{FluentSerializer().serialize(rest)}"


def word_files(language: str) -> list[Traversable]:
    """Every Fluent file of a language."""
    return [file for file in (resources.files("hemicycle") / "locales" / language).iterdir() if file.is_file()]
