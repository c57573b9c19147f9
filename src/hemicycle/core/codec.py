"""Tables as plain data and back: snapshots that survive a restart, and equality of whole tables."""

from __future__ import annotations

from collections.abc import Iterable

from hemicycle.core.state import State
from hemicycle.core.values import Notation, Outcome, Value, fields, word

SIMPLE = (int, str, float)
KERNEL = ("seats", "agenda", "envelope", "waiting", "outcome")


class Codec:
    """Turns a table into JSON-able data and back. It knows the values and the pieces of one game.

    A piece is any class whose constructor's parameters are its attributes. Rules and luck are not part
    of a snapshot; they are handed in again when it is thawed.
    """

    def __init__(self, table: type[State], values: Iterable[type], pieces: Iterable[type]) -> None:
        self.table = table
        self.notation = Notation([*values, Outcome])
        self.pieces = {word(piece): piece for piece in pieces}

    def freeze(self, s: State) -> dict[str, object]:
        """Everything on the table as plain data."""
        own = [name for name in fields(self.table) if name not in ("rules", "chance", *KERNEL)]
        return {name: self._plain(getattr(s, name)) for name in (*KERNEL, *own)}

    def thaw(self, frozen: dict[str, object], rules: object, chance: object) -> State:
        """The table that was frozen, under these rules and with this luck to come."""
        given = {"rules": rules, "chance": chance, **{k: self._build(v) for k, v in frozen.items()}}
        s = self.table(**{name: given[name] for name in fields(self.table)})  # type: ignore[arg-type]  # by name
        for name in KERNEL:
            setattr(s, name, given[name])
        return s

    def _plain(self, thing: object) -> object:
        if thing is None or isinstance(thing, SIMPLE):
            return thing
        if isinstance(thing, list):
            return [self._plain(item) for item in thing]
        if isinstance(thing, tuple):
            return {"tuple": [self._plain(item) for item in thing]}
        if isinstance(thing, dict):
            return {"dict": [[self._plain(k), self._plain(v)] for k, v in thing.items()]}
        if isinstance(thing, Value):
            return {"value": str(thing)}
        kind = type(thing)
        assert word(kind) in self.pieces, kind
        return {"piece": word(kind), "parts": [self._plain(getattr(thing, name)) for name in fields(kind)]}

    def _build(self, plain: object) -> object:
        if isinstance(plain, list):
            return [self._build(item) for item in plain]
        if not isinstance(plain, dict):
            return plain
        if "tuple" in plain:
            return tuple([self._build(item) for item in plain["tuple"]])
        if "dict" in plain:
            return {self._build(k): self._build(v) for k, v in plain["dict"]}
        if "value" in plain:
            return self.notation.parse(plain["value"])
        kind = self.pieces[plain["piece"]]
        piece: object = kind(**dict(zip(fields(kind), [self._build(part) for part in plain["parts"]], strict=True)))
        return piece
