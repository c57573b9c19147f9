"""Write the generated pages: docs/games/*.md and the protocol. With --check only say what is out of date."""

from __future__ import annotations

import sys
from pathlib import Path

import hemicycle
from hemicycle import coverage
from hemicycle.server import schema

ROOT = Path(__file__).parent.parent


def pages() -> dict[Path, str]:
    """Every generated page and what it should say."""
    found = {ROOT / path: text for path, text in schema.pages().items()}
    for name in hemicycle.names():
        game = hemicycle.game(name)
        tests = ROOT / "tests" / "games" / name.replace("-", "_")
        found[ROOT / "docs" / "games" / f"{name}.md"] = coverage.page(game, tests)
    return found


def stale() -> list[Path]:
    """The pages that do not say what they should."""
    return [path for path, text in pages().items() if not path.is_file() or path.read_text("utf-8") != text]


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(f"out of date, run make docs: {[str(path.relative_to(ROOT)) for path in stale()]}" if stale() else 0)
    for path, text in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        print(path.relative_to(ROOT))
