"""Bots of other packages that the operator lets sit at tables: read from the settings, tried before anybody comes."""

from __future__ import annotations

import json
import re
import subprocess
import sys

from hemicycle import bots, registry
from hemicycle.server.config import ConfigError

ENTRY = re.compile(r"(?P<game>[a-z0-9-]+):(?P<name>[a-z0-9-]{1,20})(=(?P<place>[\w.]+:[\w.]+))?")
PATIENCE = 60.0  # seconds bots have to be loaded
ANSWER = "own bots: "  # what begins the line that says which cannot be


def admitted(setting: str) -> dict[str, dict[str, str]]:
    """By game and name, what makes each bot: `module:Class`, or the name under which a package offers it."""
    found: dict[str, dict[str, str]] = {}
    for text in filter(None, [each.strip() for each in setting.split(",")]):
        entry = ENTRY.fullmatch(text)
        if entry is None or entry["name"] in bots.LEVELS:
            raise ConfigError("notice-own-bot-form", bot=text)
        if entry["game"] not in registry.names():
            raise ConfigError("notice-own-bot-game", bot=text, known=", ".join(registry.names()))
        found.setdefault(entry["game"], {})[entry["name"]] = entry["place"] or entry["name"]
    if found:
        _try(found)
    return found


def _try(found: dict[str, dict[str, str]]) -> None:
    """Load every bot once, in a process of its own: what others wrote does not run in the server."""
    command = (sys.executable, "-m", __name__, json.dumps(found))
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired as error:
        raise ConfigError("notice-own-bot", bot=", ".join(found), cause="TimeoutExpired") from error
    said = [line.removeprefix(ANSWER) for line in done.stdout.splitlines() if line.startswith(ANSWER)]
    bot, cause = json.loads(said[-1]) if said else (", ".join(found), (done.stderr.splitlines() or [""])[-1])
    if bot:
        raise ConfigError("notice-own-bot", bot=bot, cause=cause)


def first_bad(found: dict[str, dict[str, str]]) -> tuple[str, str]:
    """The first bot that cannot be loaded, and why; nothing where all can."""
    for game, own in found.items():
        for name, place in own.items():
            try:
                bots.find(place, game)
            except bots.BadBot as error:
                return f"{game}:{name}", error.cause or error.code
            except bots.UnknownLevel as error:
                return f"{game}:{name}", f"{error.level}: {', '.join(error.known)}"
    return "", ""


if __name__ == "__main__":
    print(ANSWER + json.dumps(first_bad(json.loads(sys.argv[1]))))
