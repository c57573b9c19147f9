"""What an environment does with an index outside the mask."""

from __future__ import annotations

from typing import Final

from hemicycle.core.errors import SetupError

LOSE: Final = "lose"  # the game ends, and whoever chose it is paid -1
RAISE: Final = "raise"  # Refused is raised, and nothing has changed


def checked_illegal(illegal: str) -> str:
    """One of the two, else SetupError."""
    if illegal not in (LOSE, RAISE):
        raise SetupError("no-such-choice", {"illegal": illegal, "known": (LOSE, RAISE)})
    return illegal
