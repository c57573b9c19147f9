"""Puts the built browser client into wheels and source distributions."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools import build_client  # the build runs in an environment of its own that does not know this folder


class BuildClient(BuildHookInterface):  # type: ignore[type-arg]  # any builder's configuration will do
    """Builds the client before anything is packed. An editable install is left alone: `make web` is for developers."""

    def dependencies(self) -> list[str]:
        """Node as a wheel, where the machine has none."""
        needed = build_client.WEB.exists() and build_client.npm_program() is None
        return [build_client.WHEEL] if needed else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """A source distribution carries the built client, so that a wheel made from it needs no node."""
        if version != "editable" and build_client.WEB.exists():
            build_client.build()
