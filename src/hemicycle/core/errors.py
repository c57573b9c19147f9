"""The one base of everything Hemicycle raises on purpose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hemicycle.core.steps import Refusal


class HemicycleError(Exception):
    """Something was asked for that cannot be; nothing has changed.

    `args` are what the class is made with, so that it can be handed on by a pool of processes.
    """

    def __str__(self) -> str:
        """What is wrong in words: what the class stands for, and the code and the numbers behind it."""
        if len(self.args) == 1:
            return str(self.args[0])
        what = (type(self).__doc__ or type(self).__name__).split("\n")[0].split(":")[0].rstrip(".")
        parts = ", ".join([part for part in map(told, self.args) if part])
        return f"{what}: {parts}" if parts else what


def told(part: object) -> str:
    """One part of an error, without the brackets and quotes of the language it is written in."""
    if isinstance(part, dict):
        return ", ".join([f"{key} {told(value)}" for key, value in part.items()])
    return ", ".join(map(told, part)) if isinstance(part, tuple | list) else str(part)


class Refused(HemicycleError):
    """An action was refused. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        """The cause, the numbers behind it, and the sections of the rulebook."""
        why = f"{self.code}: {told(self.refusal.detail)}" if self.refusal.detail else self.code
        return f"{why} ({', '.join(self.refusal.sections)})" if self.refusal.sections else why

    @property
    def code(self) -> str:
        """A stable name for the cause."""
        return self.refusal.code

    def __reduce__(self) -> tuple[Any, ...]:
        """Part by part: a compiled refusal cannot be pickled."""
        refusal = self.refusal
        return _refused, (type(self), (refusal.code, refusal.detail, refusal.sections), self.args[1:])


def _refused(kind: type[Refused], parts: tuple[Any, ...], more: tuple[Any, ...]) -> Refused:
    """The same refusal again, in another process."""
    from hemicycle.core.steps import Refusal

    return kind(Refusal(*parts), *more)


class SetupError(HemicycleError):
    """A table cannot be opened: a code and the numbers behind it."""

    def __init__(self, code: str, detail: dict[str, Any]) -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail
