"""The index of a rulebook: every section, what it is, and which option settles it where it is unclear."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field

STATUSES = ("procedure", "definition", "data", "conduct", "advice")


@dataclass
class Section:
    """One section of a rulebook. Its title and text are in the locales."""

    id: str
    status: str
    aliases: tuple[str, ...] = ()
    where: dict[str, str] = field(default_factory=dict)
    options: tuple[str, ...] = ()
    editions: tuple[str, ...] = ()  # empty: all

    @property
    def key(self) -> str:
        """The name of its message in the locales."""
        return "rule-" + self.id.replace(".", "-")


class Rulebook:
    """The sections of one game, in order, found by id or alias."""

    def __init__(self, text: str) -> None:
        self.sections = [_section(entry) for entry in tomllib.loads(text)["section"]]
        self._index = {alias: section for section in self.sections for alias in (*section.aliases, section.id)}

    def __contains__(self, id: str) -> bool:
        return id in self._index

    def __getitem__(self, id: str) -> Section:
        return self._index[id]


def _section(entry: dict[str, object]) -> Section:
    data = dict(entry)
    option = data.pop("option", ())
    data["options"] = (option,) if isinstance(option, str) else tuple(option)  # type: ignore[arg-type]  # a list of names
    data["aliases"] = tuple(data.get("aliases", ()))  # type: ignore[arg-type]  # a list of ids
    data["editions"] = tuple(data.get("editions", ()))  # type: ignore[arg-type]  # a list of ids
    section = Section(**data)  # type: ignore[arg-type]  # an unknown key raises TypeError, which the tests see
    assert section.status in STATUSES, section
    return section
