"""The only place that opens the package's own files: editions, rulebooks, words."""

from __future__ import annotations

import os
import tempfile
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from hemicycle.core.game import Library
from hemicycle.core.ruleset import EditionError


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


def words(language: str, name: str) -> str:
    """The text of one Fluent file."""
    return (resources.files("hemicycle") / "locales" / language / f"{name}.ftl").read_text("utf-8")


def word_files(language: str) -> list[Traversable]:
    """Every Fluent file of a language."""
    return [file for file in (resources.files("hemicycle") / "locales" / language).iterdir() if file.is_file()]
