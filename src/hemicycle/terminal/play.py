"""One person at the terminal against bots."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from hemicycle.bots import asking
from hemicycle.bots.bot import Bot
from hemicycle.bots.talk import converse
from hemicycle.core.match import Match, Told, heard
from hemicycle.core.steps import Refusal, Refused
from hemicycle.core.view import View
from hemicycle.terminal.boards import draw
from hemicycle.terminal.hints import advice
from hemicycle.terminal.numbers import amounts_of, numbers_of
from hemicycle.terminal.parts import parts_of
from hemicycle.terminal.remarks import called, meant, sayable
from hemicycle.terminal.shell import cleaned
from hemicycle.words import Words

AROUND = 9  # lines that the question, its keys and the line typed take on a screen beside the choices
LEAST = 8  # lines of choices that are shown however low the screen is
EXAMPLES = 12
COMMANDS = ("help", "hint", "table", "undo", "leave", "say")

Numbered = tuple[int, str]  # a choice as a sentence, after the number it is typed by


class Leave(Exception):
    """The person gets up from the table."""


class TerminalTable:
    """Shows a match to one seat and asks for its decisions."""

    def __init__(self, match: Match, seat: int, bot: Bot, words: Words, console: Console, luck: Random) -> None:
        self.match = match
        self.seat = seat
        self.bot = bot
        self.words = words
        self.console = console
        self.luck = luck
        self.ask: Callable[[str], str] = input
        self.commands = {name: command for command in COMMANDS for name in words.say(f"command-{command}").split()}
        self.drawn = False  # whether the board on the screen is what the last own action left
        self.part = 0  # which part of a table that is higher than the screen is shown next

    def play(self) -> None:
        """Play to the end."""
        self.tell([(audience, event) for _, audience, event in self.match.history])
        while self.match.outcome is None:
            waiting = self.match.waiting
            bots = [seat for seat in waiting if seat != self.seat]
            if self.seat in waiting:
                self.decide()
            else:
                self.drawn = False
                action = asking.choose(self.bot, self.match.observation(bots[0]), self.luck)
                self.follow(asking.carry_out(self.match, bots[0], action, self.bot))
        self.console.print(draw(self.match.view(self.seat), self.words))
        self.result()

    def follow(self, told: list[Told]) -> None:
        """Tell what came of an action and what the bots have to say about that."""
        self.tell(told)
        self.listen(len(self.match.said), told)

    def say(self, text: str) -> None:
        """Say something to the table; the bots may answer. Who says nothing, or nonsense, is told what can be said."""
        before = len(self.match.said)
        try:
            if text:
                self.match.remark(self.seat, meant(self.match.game, text))
        except Refused as error:
            self.refuse(Refusal(error.code, {**error.refusal.detail, "text": text}, error.refusal.sections))
        if len(self.match.said) == before:
            self.console.print(*sayable(self.match, self.seat, self.words), sep="\n")
        self.listen(before, [])

    def listen(self, before: int, told: list[Told]) -> None:
        """Let the bots speak about what has just happened or been said; shows all remarks since."""
        others = {seat: self.bot for seat in range(self.match.table.seats) if seat != self.seat}
        converse(self.match, others, told, self.luck, self.match.said[before:])
        for _, seat, remark in self.match.said[before:]:
            self.line(self.words.remark(seat, remark))

    def decide(self) -> None:
        """Show the table unless nobody else has acted, ask, and act; bad input gets one sentence and is asked again."""
        view = self.match.view(self.seat)
        if not self.drawn:
            self.show(view)
        self.part = 0
        self.prompt(view)
        while True:
            try:
                if self.command(cleaned(self.ask("> ")), view):
                    return
            except Refused as error:
                self.refuse(error.refusal)
            self.question(view)  # whatever was shown meanwhile has pushed it up

    def refuse(self, refusal: Refusal) -> None:
        """Say why not."""
        self.console.print(Text(self.words.refusal(refusal), style="red"))

    def show(self, view: View) -> None:
        """The board."""
        self.console.print(Rule(style="dim"))
        self.console.print(draw(view, self.words))
        self.drawn = True

    def again(self, view: View) -> None:
        """The table once more: part by part where the screen is too low for it, and after the last what to choose."""
        parts = parts_of(draw(view, self.words), self.console)
        shown, self.part = self.part, (self.part + 1) % (len(parts) + 1)
        if len(parts) > 1 and shown < len(parts):
            self.console.print(parts[shown])
            told = {"part": shown + 1, "parts": len(parts)}
            self.console.print(Text(self.words.say("terminal-part", told), style="dim"))
            return
        if len(parts) == 1:
            self.show(view)
            self.console.print()
        self.offer(view)
        self.keys()

    def prompt(self, view: View) -> None:
        """What is asked, and the numbered choices."""
        self.console.print()
        self.question(view)
        self.offer(view)
        self.keys()

    def question(self, view: View) -> None:
        """What is asked, in one sentence."""
        assert view.prompt is not None
        voice = self.words.say("voice-may" if view.prompt.may else "voice-must")
        self.console.print(Text.assemble((f" {voice} ", "reverse"), " ", self.words.prompt(view.prompt, asked=True)))

    def keys(self) -> None:
        """What else can be typed."""
        remark = called(self.words) if self.match.game.remarks else "none"
        self.console.print(Text(self.words.say("terminal-keys", {"remark": remark}), style="dim"))

    def offer(self, view: View) -> None:
        """The choices; a run of amounts takes one line, and its amounts are its numbers. Long lists show examples."""
        choices = self.numbered(view)
        amounts = amounts_of(view)
        if amounts:
            self.choices([choice for choice in choices if choice[0] not in amounts])
            run = [sentence for number, sentence in choices if number in amounts]
            self.console.print(Text.assemble((f"{amounts[0]:>4}–{amounts[-1]} ", "bold"), f"{run[0]} … {run[-1]}"))
            return
        if not self.fits(choices):
            self.console.print(Text(self.words.say("terminal-many", {"count": len(choices)}), style="dim"))
            choices = self.examples(choices)
        self.choices(choices)

    def examples(self, choices: list[Numbered]) -> list[Numbered]:
        """Some choices from the first to the last, as many as the screen has room for."""
        for gaps in range(EXAMPLES - 1, 1, -1):
            some = [choices[gap * (len(choices) - 1) // gaps] for gap in range(gaps + 1)]
            if self.fits(some):
                return some
        return [choices[0], choices[-1]]

    @property
    def room(self) -> int:
        """How many lines of choices leave the question on the screen; longer lists show examples and are searched."""
        return max(LEAST, self.console.height - AROUND)

    def fits(self, choices: list[Numbered]) -> bool:
        """Whether choices leave the question on the screen; a long sentence takes several lines."""
        return len(choices) <= self.room and len(self.console.render_lines(self.grid(choices))) <= self.room

    def numbered(self, view: View) -> list[Numbered]:
        """The choices as sentences with the numbers they are chosen by."""
        return [
            (number, self.words.action(choice)) for number, choice in zip(numbers_of(view), view.choices, strict=True)
        ]

    def choices(self, choices: list[Numbered]) -> None:
        """Show choices with their numbers."""
        self.console.print(self.grid(choices))

    @staticmethod
    def grid(choices: list[Numbered]) -> Grid:
        """Choices with their numbers, one under another."""
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", min_width=4, style="bold")
        for number, sentence in choices:
            grid.add_row(str(number), Text(sentence, style="not bold"))
        return grid

    def search(self, view: View, text: str) -> None:
        """The choices in which all these words occur."""
        wanted = text.casefold().split()
        numbered = self.numbered(view)
        found = [(number, each) for number, each in numbered if all(part in each.casefold() for part in wanted)]
        some = found[: self.room] if wanted else found  # whoever asks for everything gets it
        while wanted and len(some) > 1 and not self.fits(some):
            some.pop()
        self.choices(some)
        if len(found) > len(some):
            more = {"count": len(found) - len(some)}
            self.console.print(Text(self.words.say("terminal-more-options", more), style="dim"))
        if not found:
            self.console.print(Text(self.words.say("terminal-not-found", {"text": text}), style="red"))

    def command(self, line: str, view: View) -> bool:
        """Carry out one line of input; says whether the decision is made."""
        first, _, rest = (line or "table").partition(" ")
        command = self.commands.get(first.casefold(), "")
        if command == "say":
            self.say(rest)
            return False
        if line.startswith("/"):
            self.search(view, line[1:].strip())
            return False
        match "" if rest else command:
            case "leave":
                raise Leave
            case "undo":
                return self.undo()
            case "help":
                self.help(view)
            case "hint":
                self.hint(view)
            case "table":
                self.again(view)
            case _:
                return self.choose(line, view)
        return False

    def choose(self, line: str, view: View) -> bool:
        """Act by a number or by an action's own text; says whether the number was one."""
        amounts, numbers = amounts_of(view), numbers_of(view)
        typed = "".join(line.split()) if amounts else line  # amounts are shown with a space between the thousands
        if typed.isdecimal():
            if int(typed) not in numbers:
                self.console.print(Text(self.no_choice(numbers, amounts.step if amounts else 1), style="red"))
                return False
            line = view.choices[numbers.index(int(typed))].action
        elif self.words_of_a_choice(line, view):
            self.search(view, line)
            return False
        self.follow(self.match.act(self.seat, line))
        return True

    def no_choice(self, numbers: list[int], step: int) -> str:
        """Which numbers there are."""
        least, most, steps = [self.words.number(number) for number in (min(numbers), max(numbers), step)]
        return self.words.say("terminal-no-choice", {"least": least, "most": most, "step": step, "steps": steps})

    def words_of_a_choice(self, line: str, view: View) -> bool:
        """Whether the line is no action but words that occur in choices."""
        if line in [choice.action for choice in view.choices]:
            return False
        wanted = line.casefold().split()
        return any(all(part in each.casefold() for part in wanted) for _, each in self.numbered(view))

    def hint(self, view: View) -> None:
        """What a bot in this place would do; it knows what this seat knows, and whoever asks again hears the same."""
        explanation = asking.advise(self.bot, self.match.observation(self.seat))
        self.console.print(advice(self.words, view, explanation))

    def undo(self) -> bool:
        """Take the last action back while nothing has been revealed since."""
        entry = self.match.undoable(self.seat)
        if entry is None:
            self.console.print(Text(self.words.say("terminal-no-undo"), style="red"))
            return False
        self.match.undo(entry)
        self.drawn = False
        return True

    def help(self, view: View) -> None:
        """The sections of the rulebook the prompt cites, what can be said, and the keys."""
        assert view.prompt is not None
        for section in view.prompt.cites:
            key = self.match.game.rulebook[section].key
            title = Text.assemble((f"{section} {self.words.say(key)}\n", "bold"), self.words.say(key, attribute="text"))
            self.console.print(title)
        if self.match.game.remarks:
            self.console.print(*sayable(self.match, self.seat, self.words), sep="\n")
        self.keys()

    def tell(self, told: list[Told]) -> None:
        """What this seat hears, one sentence a line."""
        for audience, event in told:
            if heard(audience, self.seat):
                self.line(self.words.event(event), style="italic" if audience is not None else "")

    def line(self, sentence: str, style: str = "") -> None:
        """One sentence, indented as a whole."""
        self.console.print(Padding(Text(sentence, style=style), (0, 0, 0, 2)))

    def result(self) -> None:
        """Who has won."""
        outcome = self.match.outcome
        assert outcome is not None
        sentence = self.words.say("terminal-winners", {"winners": outcome.winners})
        self.console.print(Text(f"\n{self.words.ending(outcome)} {sentence}", style="bold"))
        if outcome.scores:
            for seat, score in enumerate(outcome.scores):
                self.console.print("  " + self.words.labelled(self.words.names[seat], self.words.number(score)))
