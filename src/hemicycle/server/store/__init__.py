"""Where everything is kept: one writer that commits in groups, and plain reads."""

from hemicycle.server.store.store import Store
from hemicycle.server.store.writer import LeaseLost, NotStored, Uncertain

__all__ = ["LeaseLost", "NotStored", "Store", "Uncertain"]
