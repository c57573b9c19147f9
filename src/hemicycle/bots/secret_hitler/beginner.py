"""Level 1: rules of thumb. It counts policies, sticks to its party's cards, and makes mistakes."""

from __future__ import annotations

from random import Random

from hemicycle.bots.bot import Bot
from hemicycle.bots.secret_hitler.questions import answered, open_question
from hemicycle.core.values import Action, Remark
from hemicycle.core.view import Choice, Observation
from hemicycle.games.secret_hitler import events
from hemicycle.games.secret_hitler.board import Board
from hemicycle.games.secret_hitler.claims import ClaimDrew, ClaimParty, ClaimReceived
from hemicycle.games.secret_hitler.conversation import AskCards, AskVote

MISTAKES = 0.1  # how often it does anything at all
LIMIT = 2.0  # how much suspicion of a government it bears


class BeginnerBot(Bot):
    """Trusts who enacts liberal policies, distrusts who enacts fascist ones; as a fascist it helps its own."""

    speaks_after = (events.Enacted, events.InvestigationSaw)
    answers = (AskCards, AskVote)

    def choose(self, seen: Observation, random: Random) -> Action:
        """The option that looks best, or now and then any."""
        choices = seen.view.choices
        if random.random() < MISTAKES:
            return self.game.action(random.choice(choices).action)
        values = [self.value(seen, choice) for choice in choices]
        best = max(values)
        good = [choice for choice, value in zip(choices, values, strict=True) if value == best]
        return self.game.action(random.choice(good).action)

    def value(self, seen: Observation, choice: Choice) -> float:
        """How good an option looks."""
        board: Board = seen.view.board
        word = choice.action.split(" ")[0]
        match word:
            case "nominate" | "call-election":
                return -self.dislike(seen, choice.detail["seat"])
            case "investigate" | "execute":
                return self.dislike(seen, choice.detail["seat"])
            case "discard" | "enact":
                own = "liberal" if board.role == "liberal" or self.hides(board) else "fascist"
                return float((choice.detail["policy"] == own) == (word == "enact"))
            case "ask-veto" | "accept-veto":
                return 0.5 if board.role == "liberal" else -1.0
            case "refuse-veto":
                return 0.0
        return self.approval(seen) if choice.detail["ja"] else -self.approval(seen)

    def approval(self, seen: Observation) -> float:
        """Whether it likes the government, or the veto, it votes on."""
        board: Board = seen.view.board
        detail = seen.view.prompt.detail if seen.view.prompt else {}
        if "president" not in detail:
            return 1.0 if board.role == "liberal" else -1.0
        if board.tracker + 1 == board.tracker_end and board.role == "liberal":
            return 1.0
        return LIMIT - self.dislike(seen, detail["president"]) - self.dislike(seen, detail["chancellor"])

    def dislike(self, seen: Observation, seat: int) -> float:
        """How little it wants somebody in office: by party if it knows the party, else by the policies of the seat."""
        board: Board = seen.view.board
        if seat == seen.view.seat:
            return -1.0
        known = board.roles[seat] if board.roles[seat] is not None else board.parties[seat]
        if known is not None:
            return 3.0 if (known == "liberal") != (board.role == "liberal") else -3.0
        return suspicion(board, seat)

    def hides(self, board: Board) -> bool:
        """Hitler plays along until he can win by an election."""
        return board.role == "hitler" and board.fascist < board.hitler_zone

    def speak(self, seen: Observation, random: Random) -> Remark | None:
        """Tell what the own cards were, or what they should have been, and answer who has asked."""
        told = seen.events[::-1]
        looked = next((event for event in told if isinstance(event, events.InvestigationSaw)), None)
        if looked is not None and not _claimed(
            seen, ClaimParty(looked.seat, "liberal"), ClaimParty(looked.seat, "fascist")
        ):
            honest = seen.view.board.role == "liberal"
            return ClaimParty(looked.seat, looked.party if honest or looked.party == "fascist" else "fascist")
        claim, question = self.about_session(seen), open_question(seen)
        if claim is not None or question is None:
            return claim
        return answered(seen, question, self.reason(seen, question.vote(seen)))

    def reason(self, seen: Observation, election: int) -> str:
        """Why it voted as it did in an election, counted from the first, by what everybody can count."""
        places = [place for place, event in enumerate(seen.events) if isinstance(event, events.Voted)]
        if not places:
            return "nothing"
        vote = seen.events[places[election]]
        assert isinstance(vote, events.Voted)
        before = reversed(seen.events[: places[election]])
        asked = next(event for event in before if isinstance(event, events.Nominated))
        offices = {"president": asked.president, "chancellor": asked.chancellor}
        if seen.view.seat in vote.yes and seen.view.seat in offices.values():
            return "own"
        doubts = {
            office: suspicion(seen.view.board, seat) for office, seat in offices.items() if seat != seen.view.seat
        }
        if seen.view.seat in vote.yes:
            return "doubt" if max(doubts.values()) > 0 else "trust"
        return max(doubts, key=lambda office: doubts[office])

    def about_session(self, seen: Observation) -> Remark | None:
        """A claim about the last session, if it was the own government's."""
        board: Board = seen.view.board
        number = len(board.ledger) - 1
        if number < 0 or board.ledger[number].policy is None or not board.remembered:
            return None
        government, cards = board.ledger[number], board.remembered[-1]
        innocent = board.role != "liberal" and government.policy == "fascist"
        claim: Remark
        if government.president == seen.view.seat:
            claim = ClaimDrew(number, _cards(0 if innocent else cards.liberal, cards.cards))
        elif government.chancellor == seen.view.seat and cards.passed is not None:
            liberal = 0 if innocent else cards.passed.count("liberal")
            claim = ClaimReceived(number, _cards(liberal, len(cards.passed)))
        else:
            return None
        return (
            None
            if any(who == seen.view.seat and getattr(said, "session", -1) == number for who, said in seen.remarks)
            else claim
        )


def suspicion(board: Board, seat: int) -> float:
    """Fascist policies of a seat's governments less liberal ones; a proven non-Hitler gets some credit late."""
    count = 0.0
    for government in board.ledger:
        if seat in (government.president, government.chancellor) and government.policy is not None:
            count += 1.0 if government.policy == "fascist" else -1.0
    if board.fascist >= board.hitler_zone and seat in board.not_hitler:
        count -= 1.0
    return count


def _claimed(seen: Observation, *remarks: Remark) -> bool:
    return any((seen.view.seat, remark) in seen.remarks for remark in remarks)


def _cards(liberal: int, count: int) -> str:
    return "L" * liberal + "F" * (count - liberal)
