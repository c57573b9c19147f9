"""The games for research: positions, numbers for actions and boards, and adapters to other libraries."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hemicycle.research.position import CHANCE, NOBODY, Position

if TYPE_CHECKING:
    from hemicycle.research.encoder import Encoder

__all__ = ["CHANCE", "NOBODY", "Encoder", "Position"]


def __getattr__(name: str) -> Any:
    """The encoder needs NumPy, so it is imported when it is first asked for."""
    if name == "Encoder":
        from hemicycle.research.encoder import Encoder

        return Encoder
    raise AttributeError(name)
