"""What commands share: stopping with a sentence, reading a record, lines that are typed, and a progress bar."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from threading import Timer
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
        text = file.read_bytes().decode("utf-8")  # as it stands: a line end of another kind is a change
    except OSError as error:
        raise Stop("error-file", file=str(file), cause=error.strerror or str(error)) from error
    except UnicodeDecodeError as error:
        raise Stop("error-not-text", file=str(file)) from error
    return Record.parse(text, lambda path, text: None)


def record_words(lang: str, record: Record) -> Words:
    """The words for a record, which calls the players by their names there, or by ours."""
    header = record.header
    return Words(lang, header["game"], header["names"] or NAMES[: header["seats"]])


_KEYS = re.compile(r"\x1b(\[[0-9;?]*[@-~]|O?.)")  # what arrows and other keys without a letter send


def edit_lines() -> None:
    """Let arrow keys edit and repeat what is typed, where there is a terminal and the system knows how."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import_module("readline")


def cleaned(line: str) -> str:
    """What was typed, without what cannot be shown."""
    letters = [letter if letter.isprintable() else " " for letter in _KEYS.sub("", line)]
    return " ".join("".join(letters).split())


@contextmanager
def progress(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar for terminals, on the error stream; it shows itself only after two seconds of work."""
    console = Console(stderr=True)
    bar = Progress(console=console, transient=True, disable=not console.is_terminal)
    task = bar.add_task(label, total=total)
    patience = Timer(2, bar.start)
    patience.start()
    try:
        yield lambda steps: bar.advance(task, steps)
    finally:
        patience.cancel()
        patience.join()
        if bar.live.is_started:
            bar.stop()
