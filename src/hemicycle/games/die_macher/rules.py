"""The numbers of an edition of Die Macher."""

from __future__ import annotations

from dataclasses import dataclass, field

from hemicycle.core.ruleset import Ruleset


@dataclass
class Party:
    """One of the five parties, in the order of the poll cards."""

    id: str
    label: str
    from_seats: int


@dataclass
class Bids:
    """The steps of all bids."""

    unit: int
    lowest_start_bid: int


@dataclass
class Supplies:
    """The pieces of each party."""

    meetings: int
    media: int
    coalition_tiles: int


@dataclass
class StartPosition:
    """What every party has at first, and where its markers stand."""

    cash: int
    votes: int
    trend: int
    meetings_per_state: int
    members: int


@dataclass
class Preparation:
    """How the game is set up."""

    piles_shuffled_again: bool


@dataclass
class Members:
    """The track of the members."""

    lowest: int


@dataclass
class ColumnOne:
    """A line of the first column of the start sheet: every number is sent to a state."""

    line: int
    trend: tuple[int, ...]
    votes: tuple[int, ...]
    meetings: tuple[int, ...]


@dataclass
class ColumnTwo:
    """A line of the second column of the start sheet: every media cube is sent to a state."""

    line: int
    media: int
    members: int


@dataclass
class Programme:
    """The programme cards of a party."""

    open: int
    hand: int
    changes_per_round: int
    fill_hand_before_discarding: bool


@dataclass
class Doublers:
    """Tiles that double the weight of an opinion."""

    supply: int
    weight: int


@dataclass
class Coalitions:
    """What two parties must have in common."""

    shared_to_agree: int
    shared_to_force: int


@dataclass
class Media:
    """Prices and places of media cubes."""

    price: int
    spaces: int
    swap_compensation: int
    swap_price: int


@dataclass
class ExchangePool:
    """Opinions to be had in exchange."""

    cards: int


@dataclass
class Meetings:
    """Prices, limits and worth of meetings."""

    price: int
    most_per_state_and_round: int
    spaces: int
    least_to_convert: int
    meetings_per_vote_at_worst: int


@dataclass
class Polls:
    """What the buyer of a poll may do with it."""

    results_used: int
    shelved_dice: int


@dataclass
class Tracks:
    """The ends of the tracks for votes and trend."""

    most_votes: int
    lowest_trend: int
    highest_trend: int


@dataclass
class SeatRows:
    """From how many votes on each row of a state card counts."""

    from_votes: tuple[int, ...]


@dataclass
class StateCard:
    """A state and the seats it gives in every row."""

    id: str
    seats: tuple[int, ...]


@dataclass
class Timeline:
    """What happens in which round; lists begin with round 1."""

    rounds: int
    last_campaign: int
    last_round_end: int
    open_at_set_up: tuple[int, ...]
    opinions_per_state: int
    open_on_entry: tuple[int, ...]
    no_coalition_state: int
    seats_pay_in: tuple[int, ...]
    members_pay_in: tuple[int, ...]


@dataclass
class Payout:
    """What a seat and a member bring in money."""

    per_seat: int
    per_member: int


@dataclass
class Minister:
    """A card of the shadow cabinet: nought means that it has no such action."""

    id: str
    cost: int
    votes: int
    doubler: bool
    media_swap: bool
    own_trend: int
    other_trend: int
    telephone: bool
    seven: bool


@dataclass
class Sevens:
    """Whether the cards that bear a 7 are in the game."""

    in_play: bool


@dataclass
class DonationPhases:
    """After which rounds donations are offered."""

    after_rounds: tuple[int, ...]


@dataclass
class Donation:
    """What the highest refusal earns."""

    bonus_dice: int


@dataclass
class DonationCard:
    """An amount, the dice of those who accept it and the dice of those who refuse it."""

    amount: int
    risk_dice: int
    refusal_dice: int
    seven: bool


@dataclass
class PollCard:
    """How far a poll moves the trend of each party."""

    id: str
    thumbs: tuple[int, ...]
    seven: bool


@dataclass
class Die:
    """The faces of a special die."""

    id: str
    faces: tuple[int, ...]


@dataclass
class Issue:
    """A matter on which there are two opinions."""

    id: str
    sides: tuple[str, str]


@dataclass
class OpinionDeck:
    """How often each side of each issue is among the opinions."""

    copies: int


@dataclass
class ProgrammeDeck:
    """How often each side of each issue is among the programme cards."""

    copies: int
    copies_for_four_players: int


@dataclass
class NationalMedia:
    """What a media cube on the national board is worth, by round."""

    points: tuple[int, ...]


@dataclass
class NationalOpinions:
    """Room for national opinions, and where displaced ones go."""

    spaces: int
    displaced_go_to: str


@dataclass
class NationalValues:
    """Members and points of the spaces for national opinions, from the left."""

    members: tuple[int, ...]
    points: tuple[int, ...]


@dataclass
class Victory:
    """What winning a state allows."""

    media_cubes: int
    opinions_clear: int
    opinions_by_a_nose: int
    opinions_per_partner: int
    media_cubes_beaten_by_a_nose: int


@dataclass
class FinalScoring:
    """What counts at the end."""

    per_seat: int
    per_member: int
    most_members: int
    second_most_members: int
    security: int


@dataclass
class Rules(Ruleset):
    """One edition of Die Macher. An opinion or a programme card is a number: twice its issue, plus its side."""

    parties: tuple[Party, ...] = field(kw_only=True)
    bids: Bids = field(kw_only=True)
    supplies: Supplies = field(kw_only=True)
    start_position: StartPosition = field(kw_only=True)
    preparation: Preparation = field(kw_only=True)
    members: Members = field(kw_only=True)
    start_column_one: tuple[ColumnOne, ...] = field(kw_only=True)
    start_column_two: tuple[ColumnTwo, ...] = field(kw_only=True)
    programme: Programme = field(kw_only=True)
    doublers: Doublers = field(kw_only=True)
    coalitions: Coalitions = field(kw_only=True)
    media: Media = field(kw_only=True)
    exchange_pool: ExchangePool = field(kw_only=True)
    meetings: Meetings = field(kw_only=True)
    polls: Polls = field(kw_only=True)
    tracks: Tracks = field(kw_only=True)
    seat_rows: SeatRows = field(kw_only=True)
    states: tuple[StateCard, ...] = field(kw_only=True)
    timeline: Timeline = field(kw_only=True)
    payout: Payout = field(kw_only=True)
    cabinet: tuple[Minister, ...] = field(kw_only=True)
    sevens: Sevens = field(kw_only=True)
    donation_phases: DonationPhases = field(kw_only=True)
    donation: Donation = field(kw_only=True)
    donations: tuple[DonationCard, ...] = field(kw_only=True)
    poll_cards: tuple[PollCard, ...] = field(kw_only=True)
    dice: tuple[Die, ...] = field(kw_only=True)
    issues: tuple[Issue, ...] = field(kw_only=True)
    opinion_deck: OpinionDeck = field(kw_only=True)
    programme_deck: ProgrammeDeck = field(kw_only=True)
    national_media: NationalMedia = field(kw_only=True)
    national_opinions: NationalOpinions = field(kw_only=True)
    national_values: NationalValues = field(kw_only=True)
    victory: Victory = field(kw_only=True)
    final_scoring: FinalScoring = field(kw_only=True)

    def __post_init__(self) -> None:
        self.faces = {die.id: die.faces for die in self.dice}
        self.cards = tuple([f"{issue.id}-{side}" for issue in self.issues for side in issue.sides])
        self.card_number = {card: number for number, card in enumerate(self.cards)}
        self.state_cards = {state.id: state for state in self.states}
        playing = self.sevens.in_play
        self.ministers_dealt = tuple([k for k, card in enumerate(self.cabinet) if not card.seven or playing])
        self.donations_dealt = tuple([k for k, card in enumerate(self.donations) if not card.seven or playing])
        self.donation_amounts = tuple([card.amount for card in self.donations])
        self.polls_dealt = tuple([k for k, card in enumerate(self.poll_cards) if not card.seven or playing])
        self.minister_ids = tuple([card.id for card in self.cabinet])
        self.minister_costs = tuple([card.cost for card in self.cabinet])
        self.minister_number = {card.id: number for number, card in enumerate(self.cabinet)}
        self.die = self.faces[str(self.option("die_faces"))]
        self.lowest_poll_bid = int(self.option("minimum_poll_bid"))
        self.money_hidden = self.option("money") == "hidden"
        self.higher_wins_clearly = self.option("level_side_wins") == "clearly"
        self.opinions_turn_round = self.switch("exchange_opinion_for_opposite")
        self.first_lines = {line.line: line for line in self.start_column_one}
        self.second_lines = {line.line: line for line in self.start_column_two}
        self.first_column = tuple([(k, (row.trend, row.votes, row.meetings)) for k, row in self.first_lines.items()])
        self.second_column = tuple([(k, ((1,) * line.media,)) for k, line in self.second_lines.items()])
        boards, rounds = len(self.timeline.open_at_set_up), self.timeline.rounds
        self.states_in_play = tuple([min(boards, rounds - held) for held in range(rounds)])  # by round

    def seated(self, seats: int) -> tuple[int, ...]:
        """The parties that take part, by seat."""
        return tuple([k for k, party in enumerate(self.parties) if party.from_seats <= seats])[:seats]

    def programme_copies(self, seats: int) -> int:
        """How often each programme card is in the deck."""
        fewer = seats == 4 and self.switch("four_player_programme_deck")
        return self.programme_deck.copies_for_four_players if fewer else self.programme_deck.copies

    def donates_after(self, round: int) -> bool:
        """Whether donations are offered after a round."""
        after = self.donation_phases.after_rounds
        if "donation_after_last_campaign" in self.options and not self.switch("donation_after_last_campaign"):
            after = after[:-1]
        return round in after
