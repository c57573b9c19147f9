"""Where everything is kept: one writer that commits in groups, and plain reads."""

from hemicycle.server.store.store import Store
from hemicycle.server.store.writer import NotStored

__all__ = ["NotStored", "Store"]
