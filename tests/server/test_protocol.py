"""The written protocol is the one the server speaks."""

from __future__ import annotations

from pathlib import Path

import pytest

from hemicycle.server import schema

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("path", schema.pages(), ids=str)
def test_a_generated_page_is_current(path: Path) -> None:
    assert (ROOT / path).read_text("utf-8") == schema.pages()[path]
