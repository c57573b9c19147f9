"""The few numbers every decision looks at: apart from the other rules, so that they compile."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Goals:
    """What is worth reaching."""

    liberal_policies: int
    hitler_zone: int
    veto_zone: int


@dataclass
class Elections:
    """How governments fail and what they draw."""

    tracker: int
    hand: int
    small_table: int
