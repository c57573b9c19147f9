"""`python -m tests.browser.screenshots [folder] [name ...]`: all pictures, or those of the scenes named."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from tools import find_browser

from tests.browser.screenshots import die_macher, first_pages, global_powers, more, secret_hitler
from tests.browser.screenshots.studio import Studio
from tests.server.process import Server

FOLDER = Path(__file__).parents[3] / "docs" / "screenshots"
SCENES = (*first_pages.SCENES, *secret_hitler.SCENES, *die_macher.SCENES, *global_powers.SCENES, *more.SCENES)


def main(folder: Path, wanted: list[str]) -> None:
    """Take them."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser.find(), args=["--no-sandbox"])
        server = Server(Path(data) / "data").start()
        try:
            for scene in SCENES:
                if not wanted or f"{scene.__module__.rsplit('.', 1)[-1]}.{scene.__name__}" in wanted:
                    scene(Studio(browser, server, folder))
        finally:
            server.stop()
            browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER, sys.argv[2:])
