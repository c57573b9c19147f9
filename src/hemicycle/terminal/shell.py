"""What commands share: stopping with a sentence, reading a record, and a progress bar."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from hemicycle.bots.first_names import NAMES
from hemicycle.core.record import Record
from hemicycle.words import Words


class Stop(Exception):
    """Bad input: a sentence of the house, with its parts."""

    def __init__(self, key: str, **parts: Any) -> None:
        super().__init__(key, parts)
        self.key = key
        self.parts = parts


def read_record(file: Path) -> Record:
    """The record in a file, checked in form and chain."""
    try:
        text = file.read_text("utf-8")
    except OSError as error:
        raise Stop("error-file", file=str(file), cause=error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise Stop("error-not-text", file=str(file)) from error
    return Record.parse(text, lambda path, text: None)


def record_words(lang: str, record: Record) -> Words:
    """The words for a record, which calls the players by their names there, or by ours."""
    header = record.header
    return Words(lang, header["game"], header["names"] or NAMES[: header["seats"]])


@contextmanager
def progress(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on the error stream that shows itself only when the work takes longer than two seconds."""
    bar = Progress(console=Console(stderr=True), transient=True)
    task = bar.add_task(label, total=total)
    begun = time.perf_counter()
    shown = False

    def advance(steps: int) -> None:
        nonlocal shown
        bar.advance(task, steps)
        if not shown and time.perf_counter() - begun > 2:
            bar.start()
            shown = True

    try:
        yield advance
    finally:
        if shown:
            bar.stop()
