"""A process that makes one review: a record comes in, lines about the progress go out, the last with the findings."""

from __future__ import annotations

import os
import sys
import traceback

import msgspec
from msgspec import Struct

from hemicycle.core.record import Record, RecordError
from hemicycle.registry import UnknownGame
from hemicycle.review.findings import Review
from hemicycle.review.reviewer import BadReview, review

STEP = 0.01  # of the work between two lines


class ReviewJob(Struct):
    """A record to be reviewed."""

    record: str
    depth: str


class ReviewLine(Struct, omit_defaults=True):
    """How far it is, what was found, or why nothing will be."""

    part: float = 0.0
    review: Review | None = None
    code: str | None = None


def main() -> None:
    """Do one job and end; tables that are played come first."""
    if hasattr(os, "nice"):
        os.nice(2)
    job = msgspec.json.decode(sys.stdin.buffer.read(), type=ReviewJob)
    told = 0.0

    def progress(part: float) -> None:
        nonlocal told
        if part >= told + STEP:
            told = part
            say(ReviewLine(part))

    try:
        say(ReviewLine(1.0, review(Record.parse(job.record, lambda path, text: None), job.depth, progress)))
    except (BadReview, RecordError) as error:
        say(ReviewLine(code=error.code))
    except UnknownGame:
        say(ReviewLine(code="no-such-game"))
    except Exception:  # a bot of anybody's own may break down anywhere
        traceback.print_exc()
        say(ReviewLine(code="bot-failed"))


def say(line: ReviewLine) -> None:
    """One line, at once."""
    sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
