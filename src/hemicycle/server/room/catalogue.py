"""What there is to play: games, editions, options, rulebooks, levels of bots and words."""

from __future__ import annotations

from contextlib import suppress
from functools import cache, lru_cache
from typing import Any

import msgspec

from hemicycle import bots, lessons, registry
from hemicycle.core.game import Game
from hemicycle.core.ruleset import EditionError, Provenance, Ruleset
from hemicycle.core.steps import Refused
from hemicycle.lessons import Lesson
from hemicycle.server.protocol.bodies import (
    EditionData,
    EditionInfo,
    GameInfo,
    LessonInfo,
    OptionInfo,
    RulingInfo,
    Scalar,
    SectionInfo,
    Settings,
    Source,
    TextInfo,
    TimeControl,
)
from hemicycle.server.protocol.refusals import refuse

_own: dict[str, dict[str, str]] = {}  # bots of other packages, by game and name; set when the server begins


def game(name: str) -> Game:
    """A game of the registry."""
    try:
        return registry.game(name)
    except registry.UnknownGame as error:
        raise refuse("no-such-game", {"game": name, "known": error.known}) from error


def rules(name: str, edition: str, options: dict[str, Scalar]) -> Ruleset:
    """The rules of an edition that comes with the game; files on this machine are no one's business."""
    known = game(name).editions
    if edition not in known:
        raise refuse("no-such-edition", {"edition": edition, "known": known})
    try:
        return _loaded(name, edition, tuple(sorted((key, type(value), value) for key, value in options.items())))
    except EditionError as error:
        raise refuse("no-such-option", {"option": error.key, "known": error.detail}) from error


@lru_cache(maxsize=200)
def _loaded(name: str, edition: str, options: tuple[tuple[str, type, Scalar], ...]) -> Ruleset:
    """Rules are never changed once they are read, so one reading serves all tables; true is not 1 here."""
    return game(name).load(edition, {key: value for key, _, value in options})


def pinned(header: dict[str, Any]) -> Ruleset:
    """The rules a match was begun under; they are read again only when the edition has changed since."""
    present = rules(header["game"], header["edition"], header["options"])
    if header.get("data", present.data) == present.data:  # records from elsewhere may name the edition alone
        return present
    return game(header["game"]).load(header["edition"], header["options"], data=header["data"])


def parties(name: str, edition: str, options: dict[str, Scalar], seats: int) -> tuple[str, ...]:
    """What players of a table may choose, each once; nothing where nothing is chosen."""
    return game(name).parties(rules(name, edition, options), seats)


def lesson(name: str, wanted: str) -> Lesson:
    """A lesson that can be given under the rules of today."""
    if wanted not in lessons.names(game(name).id):
        raise refuse("no-such-lesson", {"lesson": wanted})
    try:
        found = lessons.find(name, wanted)
    except lessons.BadLesson as error:
        raise refuse("bad-lesson", {"cause": error.cause}) from error
    played = rules(name, found.edition, found.options).revision
    if played != found.revision:
        raise refuse("lesson-revision", {"revision": found.revision, "played": played})
    return found


def given(settings: Settings) -> Lesson | None:
    """The lesson a table was opened for, if any; its file may be gone or be another one by now."""
    known = settings.lesson and settings.lesson in lessons.names(settings.game)
    return lessons.find(settings.game, settings.lesson) if known else None


def _as_taught(settings: Settings) -> Settings:
    """The settings of a lesson's table, whatever else was wished for: the story is the same each time."""
    found = lesson(settings.game, settings.lesson)
    return Settings(
        game=found.game,
        lesson=found.id,
        edition=found.edition,
        options=found.options,
        seats=found.seats,
        pace="untimed",
        bot_delay=settings.bot_delay,
        standby=found.bots,
        spectators=False,
    )


def checked(settings: Settings) -> Settings:
    """Settings with everything filled in, or a refusal that says what does not fit."""
    if settings.lesson:
        settings = _as_taught(settings)
    played = game(settings.game)
    edition = settings.edition or played.editions[0]
    ruleset = rules(settings.game, edition, settings.options)
    possible = ruleset.seats
    usual = played.default_seats if played.default_seats in possible else possible[0]
    seats = settings.seats or usual
    if seats not in possible:
        raise refuse("seat-count", {"game": played.id, "edition": edition, "seats": seats, "possible": possible})
    standby = settings.standby or usual_level(played.id)
    level(played.id, standby)
    clock = settings.clock if settings.pace == "custom" else None
    if settings.pace == "custom" and clock is None:
        clock = TimeControl(bank=600, increment=20, cap=180)
    hints = settings.hints and not settings.rated
    return msgspec.structs.replace(settings, edition=edition, seats=seats, standby=standby, clock=clock, hints=hints)


def admit(own: dict[str, dict[str, str]]) -> None:
    """Let bots of other packages sit at tables: by game and name, what makes them."""
    _own.clear()
    _own.update(own)
    games.cache_clear()


def levels(name: str) -> tuple[str, ...]:
    """The bots a table may seat: the levels of the house, weakest first, then what the operator has admitted."""
    return (*bots.levels(name), *_own.get(name, {}))


def bot(name: str, level: str) -> str:
    """What makes a bot of this name; where it is not admitted any more, the usual one plays on."""
    own = _own.get(name, {}).get(level)
    return own or (level if level in bots.names(name) else usual_level(name))


def level(name: str, level: str) -> str:
    """A bot that may sit at tables of this game."""
    known = levels(name)
    if level not in known:
        raise refuse("no-such-level", {"level": level, "known": known})
    return level


def usual_level(name: str) -> str:
    """The level that stands in for absent players and gives hints: solid, or the best there is below it."""
    known = bots.levels(name)
    return "solid" if "solid" in known else known[-1]


@cache
def games() -> list[GameInfo]:
    """Every game of the registry."""
    return [_game_info(game(name)) for name in registry.names()]


def _game_info(played: Game) -> GameInfo:
    return GameInfo(
        id=played.id,
        designers=list(played.designers),
        default_seats=played.default_seats,
        teams=list(played.teams),
        private_talk=played.private_talk,
        editions=[_edition_info(played, played.load(edition)) for edition in played.editions],
        levels=list(levels(played.id)),
        lessons=_lesson_infos(played.id),
        texts=[TextInfo(id=each.id, title=each.title) for each in played.rulebook.texts.values()],
    )


def _lesson_infos(name: str) -> list[LessonInfo]:
    """The lessons that can be given, that to begin with first; others say what is wrong when they are asked for."""
    found = []
    for each in lessons.names(name):
        with suppress(Refused):
            found.append(lesson(name, each))
    return [LessonInfo(id=each.id, minutes=each.minutes) for each in sorted(found, key=lambda each: not each.first)]


def _edition_info(played: Game, ruleset: Ruleset) -> EditionInfo:
    options = [
        OptionInfo(
            name=name,
            default=option.default,
            choices=list(option.choices),
            section=option.section,
            source=option.source,
            sure=option.sure,
        )
        for name, option in ruleset.options.items()
    ]
    rulings = [
        RulingInfo(key=each.key, section=each.section, source=each.source, sure=each.sure)
        for each in played.rulebook.rulings_of(ruleset.id)
    ]
    return EditionInfo(
        id=ruleset.id, revision=ruleset.revision, seats=list(ruleset.seats), options=options, rulings=rulings
    )


@cache
def edition(name: str, edition: str) -> EditionData:
    """An edition with all its numbers and where they come from."""
    ruleset = rules(name, edition, {})
    sources = [_source(each) for each in ruleset.provenance]
    doubts = [source for source in sources if source.sure != "printed"]
    return EditionData(id=ruleset.id, revision=ruleset.revision, data=ruleset.data, sources=sources, doubts=doubts)


def _source(note: Provenance) -> Source:
    return Source(key=note.key, source=note.source, sure=note.sure)


@cache
def rulebook(name: str) -> list[SectionInfo]:
    """The sections of a game's rulebook, in order."""
    book = game(name).rulebook
    return [
        SectionInfo(
            id=section.id,
            key=section.key,
            status=section.status,
            aliases=list(section.aliases),
            where=section.where,
            options=list(section.options),
            rulings=[each.key for each in book.rulings if each.section == section.id],
            editions=list(section.editions),
        )
        for section in book.sections
    ]
