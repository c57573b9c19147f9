"""A server of a later day: Secret Hitler has a newer revision, and perhaps the code can no longer play the old one."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from typing import Any

import hemicycle
from hemicycle.core.ruleset import EditionError
from hemicycle.games.secret_hitler import SecretHitler
from hemicycle.server.operate.command import app


def newer(text: str | None) -> str | None:
    """An edition one revision on."""
    return text and re.sub(r"(?m)^revision = (\d+)", lambda found: f"revision = {int(found[1]) + 1}", text)


def change(mode: str) -> None:
    game = hemicycle.game("secret-hitler")
    edition, load = game.library.edition, SecretHitler.load
    game.library.edition = lambda name: newer(edition(name))  # type: ignore[method-assign]  # a later day
    revision = game.load().revision

    def picky(self: Any, edition: Any = None, options: Any = None, data: Mapping[str, Any] | None = None) -> Any:
        if data is not None and data["revision"] < revision:
            raise EditionError(str(edition), "revision", "too old")
        return load(self, edition, options, data)

    if mode == "incompatible":
        setattr(SecretHitler, "load", picky)  # noqa: B010  # what was written down then is read no more


if __name__ == "__main__":
    mode = sys.argv.pop(1)
    change(mode)
    sys.argv[1:1] = ["serve", "--no-browser"]
    app()
