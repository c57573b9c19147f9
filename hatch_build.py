"""Puts the built browser client into wheels and source distributions, and the compiled engine where it is asked for."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]  # the build runs in an environment of its own that does not know them

from tools import build_client  # noqa: E402

COMPILER = ["fluent.syntax>=0.19", "mypy>=1.15", "setuptools>=70"]  # and what the games import
RUNTIME = "mypy_extensions>=1"  # what compiled modules import, so the compiled wheel asks for it


class BuildClient(BuildHookInterface):  # type: ignore[type-arg]  # any builder's configuration will do
    """Builds what is packed. An editable install is left alone: `make web` is for developers."""

    def dependencies(self) -> list[str]:
        """Node as a wheel, where the machine has none, and the compiler."""
        needed = build_client.WEB.exists() and build_client.npm_program() is None
        return ([build_client.WHEEL] if needed else []) + (COMPILER if self._compiled() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """A source distribution carries the built client, so that a wheel made from it needs no node."""
        if version == "editable":
            return
        if build_client.WEB.exists():
            build_client.build()
        if self._compiled():
            from tools import compile_engine

            compile_engine.compile_engine()
            build_data["force_include"].update(compile_engine.libraries())
            build_data["dependencies"].append(RUNTIME)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _compiled(self) -> bool:
        """`HEMICYCLE_COMPILE=1` makes a wheel for this machine; without it, one for all."""
        return self.target_name == "wheel" and os.environ.get("HEMICYCLE_COMPILE") == "1"
