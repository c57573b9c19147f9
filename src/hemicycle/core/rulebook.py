"""The index of a rulebook: every section, what it is, and which option or ruling settles it where it is unclear."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field

from hemicycle.core.ruleset import SURE

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


@dataclass
class Ruling:
    """How an unclear rule is read at every table. Its sentence is in the locales."""

    id: str
    section: str
    source: str
    sure: str
    editions: tuple[str, ...] = ()  # empty: all

    @property
    def key(self) -> str:
        """The name of its message in the locales."""
        return "ruling-" + self.id


@dataclass
class Text:
    """A printed text that sources cite by its id: a rulebook, whose sections `where` names, or a published report."""

    id: str
    title: str
    where: str = ""  # the key of this rulebook in `where` of every section; empty for a report


class Rulebook:
    """The sections and rulings of one game, in order, and the texts they are read from; found by id or alias."""

    def __init__(self, text: str) -> None:
        data = tomllib.loads(text)
        self.sections = [_section(entry) for entry in data["section"]]
        self.rulings = [_ruling(entry) for entry in data.get("ruling", ())]
        self.texts = {entry["id"]: Text(**entry) for entry in data.get("text", ())}
        self._index = {alias: section for section in self.sections for alias in (*section.aliases, section.id)}

    def rulings_of(self, edition: str, section: str | None = None) -> list[Ruling]:
        """The rulings that hold in an edition, all or those on one section; an edition of one's own has all."""
        known = {each for ruling in self.rulings for each in ruling.editions}
        here = [each for each in self.rulings if not each.editions or edition in each.editions or edition not in known]
        return [each for each in here if section in (None, each.section)]

    def __contains__(self, id: str) -> bool:
        return id in self._index

    def __getitem__(self, id: str) -> Section:
        return self._index[id]


def _ruling(entry: dict[str, object]) -> Ruling:
    data = {**entry, "editions": tuple(entry.get("editions", ()))}  # type: ignore[arg-type]  # a list of ids
    ruling = Ruling(**data)  # type: ignore[arg-type]  # an unknown key raises TypeError, which the tests see
    assert ruling.sure in SURE, ruling
    return ruling


def _section(entry: dict[str, object]) -> Section:
    data = dict(entry)
    option = data.pop("option", ())
    data["options"] = (option,) if isinstance(option, str) else tuple(option)  # type: ignore[arg-type]  # a list of names
    data["aliases"] = tuple(data.get("aliases", ()))  # type: ignore[arg-type]  # a list of ids
    data["editions"] = tuple(data.get("editions", ()))  # type: ignore[arg-type]  # a list of ids
    section = Section(**data)  # type: ignore[arg-type]  # an unknown key raises TypeError, which the tests see
    assert section.status in STATUSES, section
    return section
