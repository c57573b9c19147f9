"""Write the generated pages: docs/games/*.md, types of the games, the protocol. --check only says what is stale."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

import hemicycle
from hemicycle import coverage
from hemicycle.research import page as research
from hemicycle.server import config
from hemicycle.server.protocol import schema
from hemicycle.words import Words
from tools import game_types, http_table

ROOT = Path(__file__).parent.parent


@cache
def pages() -> dict[Path, str]:
    """Every generated page and what it should say."""
    found = {ROOT / path: text for path, text in schema.pages().items()}
    protocol = ROOT / schema.PROSE
    found[protocol] = found[protocol].replace(http_table.MARK, http_table.table())
    server = ROOT / "docs" / "server.md"
    found[server] = with_settings(server.read_text("utf-8"))
    for name in hemicycle.names():
        game = hemicycle.game(name)
        tests = ROOT / "tests" / "games" / name.replace("-", "_")
        found[ROOT / "docs" / "games" / f"{name}.md"] = coverage.page(game, tests)
        title = Words("en", name).say(f"game-{name}")
        found[ROOT / "docs" / "games" / f"{name}-notation.md"] = game_types.page(game, title)
        found[ROOT / "docs" / "research" / f"{name}.md"] = research.page(game, title)
        found[ROOT / "web" / "src" / "games" / name / "types.ts"] = game_types.typescript(game)
    return found


def with_settings(page: str) -> str:
    """The page of the server with the settings as they are declared."""
    head, begin, rest = page.partition("by `make docs` -->\n")
    _, end, tail = rest.partition("<!-- end of settings -->")
    return head + begin + config.table() + end + tail


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
