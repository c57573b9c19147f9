"""The short functions that run a game: settle, play."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hemicycle.core.chance import Fork, Quick
from hemicycle.core.state import NO_ANSWERS, State
from hemicycle.core.steps import Next, Sealed, Seats, Solo, Step
from hemicycle.core.values import Action


def settle(s: State, following: Next = None) -> None:
    """Put business on the agenda, of several steps the first on top; then conclude every step that waits for nobody."""
    agenda = s.agenda
    while True:
        if isinstance(following, tuple):
            for each in reversed(following):
                agenda.append(each)
        elif following is not None:
            agenda.append(following)
        if not agenda or s.outcome is not None:
            break
        step = agenda[-1]
        waiting = step.waiting(s)
        if waiting:
            s.waiting = waiting
            return
        agenda.pop()
        following = step.conclude(s)
    s.waiting = ()


def begin(s: State, following: Next) -> None:
    """Open a table with its first business."""
    settle(s, following)


def pending(s: State) -> Seats:
    """The seats that have not answered yet."""
    envelope = s.envelope
    if not envelope:
        return s.waiting
    return tuple([seat for seat in s.waiting if seat not in envelope])


def options(s: State, seat: int) -> Sequence[Action]:
    """Every legal action of a seat now; a sealed answer may still be changed."""
    if seat not in s.waiting:
        return ()
    choices: Sequence[Action] = s.agenda[-1].options(s, seat)
    return choices


def play(s: State, seat: int, action: Action) -> None:
    """Carry out an action known to be legal."""
    step = s.agenda[-1]
    if isinstance(step, Sealed):
        s.envelope = envelope = {**s.envelope, seat: action}
        if len(envelope) < len(s.waiting):
            return
        answers = [(each, envelope[each]) for each in s.waiting]
        s.envelope = NO_ANSWERS
        s.agenda.pop()
        settle(s, step.resolve(s, answers))
    else:
        s.agenda.pop()
        settle(s, step.answer(s, seat, action))


def playout(s: State, random: Callable[[], float]) -> int:
    """Play to the end with uniformly random actions; returns how many decisions it took.

    Sealed answers are taken jointly, without going through the envelope. A clone that was given no luck takes it from
    the same function.
    """
    if isinstance(s.chance, Fork):
        s.chance = Quick(random)
    agenda = s.agenda
    s.envelope = NO_ANSWERS
    decisions = 0
    following: Next = None
    while s.outcome is None:
        if following is None:
            step = agenda.pop()
        elif type(following) is tuple:
            agenda += following[::-1]
            step = agenda.pop()
        elif isinstance(following, Solo):  # at once, without laying it on the agenda first
            seat = following.seat
            choices = following.options(s, seat)
            following = following.answer(s, seat, choices[int(random() * len(choices))])
            decisions += 1
            continue
        else:
            assert isinstance(following, Step)
            step = following
        waiting = step.waiting(s)
        if not waiting:
            following = step.conclude(s)
        elif len(waiting) > 1 and isinstance(step, Sealed):
            answers = []
            for seat in waiting:
                choices = step.options(s, seat)
                answers.append((seat, choices[int(random() * len(choices))]))
            following = step.resolve(s, answers)
            decisions += len(answers)
        else:
            seat = waiting[0]
            choices = step.options(s, seat)
            following = step.answer(s, seat, choices[int(random() * len(choices))])
            decisions += 1
    s.waiting = ()
    return decisions
