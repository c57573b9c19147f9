// Generated from src/hemicycle/games/global_powers by `make docs`. Do not edit.

/** A region as everybody sees it. Numbers by party are in the order of the seats. */
export interface RegionBoard {
	/** the region's id */
	id: string;
	/** the regions next to it */
	neighbours: string[];
	/** politicians here, by party */
	heads: number[];
	/** heads, in a protectorate with the delegates */
	votes: number[];
	/** the seats that govern; none: nobody does */
	government: number[];
	/** heads of its strongest party, or the UN's in a protectorate */
	strength: number;
	/** raw material chips */
	raw: number;
	/** trade chips */
	trade: number;
	/** diplomacy chips */
	diplomacy: number;
	/** army chips */
	army: number;
	/** has been activated since the last evaluation */
	done: boolean;
	/** is under sanction */
	sanctioned: boolean;
	/** is disarmed */
	disarmed: boolean;
	/** is a protectorate of the UN */
	protectorate: boolean;
	/** what it would count for each party in an evaluation now */
	worth: number[];
}

/** What an evaluation counts for a party, by source; less for politicians on Mauritius. */
export interface Counted {
	/** points for governing and opposing in regions */
	regions: number;
	/** points for delegates in the UN */
	un: number;
	/** points, below nought, for politicians on Mauritius */
	mauritius: number;
}

/** A party's politicians outside the regions, its cards as everybody sees them, and what it governs. */
export interface PartyBoard {
	/** politicians in the base */
	base: number;
	/** politicians in all regions */
	regions: number;
	/** politicians retired to Mauritius */
	mauritius: number;
	/** politicians in the UN */
	delegates: number;
	/** politicians out of the game */
	gone: number;
	/** regions (co-)governed */
	governed: number;
	/** regions more that would be dominance */
	missing: number;
	/** in hand */
	cards: number;
	/** cards played or discarded */
	discards: string[];
	/** cards in hand that everybody can work out */
	known: string[];
	/** at the last evaluation */
	points: number;
	/** what an evaluation now would count */
	standing: number;
	/** the same by source */
	counted: Counted;
}

/** A card that lies open; a pact protects a region from a neighbour. */
export interface OpenCardBoard {
	/** which card */
	card: string;
	/** the seat that laid it */
	owner: number;
	/** the region a pact protects; null: no pact */
	region: string | null;
	/** the neighbour a pact binds; null: no pact */
	neighbour: string | null;
}

/** The region whose government acts, and the action being confirmed or carried out. */
export interface ActivationBoard {
	/** the active region; empty: none */
	region: string;
	/** actions left to it */
	actions: number;
	/** failed actions it may still afford, where they are not used up */
	failures: number;
	/** the seat that proposes the action; -1: none */
	proposer: number;
	/** the seats that act as government in this action */
	acting: number[];
	/** partners overruled by a sacrifice */
	objectors: number[];
	/** of the proposal: failed, outvoted, dropped; empty while open or when confirmed */
	fate: string;
	/** who decides the next actions, by agreement */
	shares: number[];
	/** who has proposed such a list */
	sharers: number[];
	/** how a victory would be shared: a seat first, -3 evenly, -4 by dice */
	split: number;
}

/** The vote of the governments and the UN so far. */
export interface BallotBoard {
	/** votes for the proposal */
	ayes: number;
	/** votes against it */
	noes: number;
	/** whether that would carry it */
	carried: boolean;
	/** whose delegate is bribed, and how it votes */
	bribes: [number, string][];
}

/** A vote in a region: the proposers' votes, the others' one by one, and what can come of it. */
export interface VoteForecast {
	/** votes of the proposers */
	yes: number;
	/** by seat; 0 for the proposers and for who is not there */
	others: number[];
	/** no vote can stop it */
	certain: boolean;
	/** so many votes against would be enough to stop it */
	opponents_needed: number;
}

/** How likely the attacker wins, draws and loses, and how likely each margin is (positive: the attacker's). */
export interface WarOdds {
	/** chance that the attacker wins */
	won: number;
	/** chance that nobody wins */
	drawn: number;
	/** chance that the defender wins */
	lost: number;
	/** every margin that can come, with its chance */
	margins: [number, number][];
	/** the margin of every throw: a row for each face of the attacker's die */
	throws: number[][];
	/** the same in a word: won, drawn or lost */
	fates: string[][];
}

/** A war the active region could make on a neighbour, by the armies as they stand. */
export interface WarForecast {
	/** the neighbour attacked */
	target: string;
	/** army chips of the attacker */
	army: number;
	/** army chips of the neighbour */
	other: number;
	/** how such a war would go */
	odds: WarOdds;
}

/** How many markers of each kind are left. */
export interface MarkerBoard {
	/** sanction markers */
	sanction: number;
	/** disarmament markers */
	disarmament: number;
	/** protectorate markers */
	protectorate: number;
}

/** The numbers of the edition that forecasts need. */
export interface Numbers {
	/** the faces of the die */
	faces: number[];
	/** attacker's face, defender's face, lead in army chips that make a draw */
	upset: [number, number, number];
	/** points for governing a region where no other party is */
	sole: number;
	/** points for governing alone while other parties are present */
	majority: number;
	/** points for each partner of a coalition */
	coalition: number;
	/** points for a party present without governing */
	opposition: number;
	/** points more for the government, by its region's trade chips */
	trade_bonus: number[];
	/** points for a delegate in the UN */
	un_delegate: number;
	/** points for a politician on Mauritius */
	mauritius: number;
	/** of a sanctioned region */
	points_divisor: number;
	/** whether a sanction also divides the bonus for trade */
	half_includes_bonus: boolean;
	/** votes a delegate has on a proposal */
	votes_per_delegate: number;
	/** points that win an evaluation */
	goal: number;
}

/** The table as one seat, or the public, may know it. */
export interface Board {
	/** the regions in the order of the edition */
	regions: RegionBoard[];
	/** the parties by seat */
	parties: PartyBoard[];
	/** raw, trade, diplomacy, army */
	supply: number[];
	/** the cards that lie open */
	open_cards: OpenCardBoard[];
	/** whose turn it is; -1 before the first */
	player: number;
	/** turns completed */
	turns: number;
	/** evaluations held */
	evaluations: number;
	/** so many regions governed win at once */
	dominance: number;
	/** the region that acts */
	activation: ActivationBoard;
	/** the action proposed, in its notation */
	motion: string | null;
	/** governed regions not yet activated since the last evaluation */
	to_do: number;
	/** diplomacy chips behind the proposal at its start */
	stake: number;
	/** the vote on a proposal so far */
	ballot: BallotBoard;
	/** if the acting parties, or else the government, of the active region propose an action */
	vote: VoteForecast | null;
	/** of the active region with every governed neighbour */
	wars: WarForecast[];
	/** the markers left */
	markers: MarkerBoard;
	/** the numbers of the edition */
	numbers: Numbers;
	/** every card a party has, in order */
	cards: string[];
	/** this seat's own cards */
	hand: string[] | null;
}

/** The actions by their words, with their parts. */
export interface Actions {
	/** Offer so many politicians for the region on sale. */
	"bid": {
		/** how many, from the base */
		politicians: number;
	};
	/** Choose a start region. */
	"settle": {
		/** the region wanted */
		region: string;
	};
	/** Put one politician into a region. */
	"place": {
		/** where they go */
		region: string;
	};
	/** Take a card from the own reserve into the hand. */
	"take-card": {
		/** the card taken */
		card: string;
	};
	/** Call politicians back before anything else. */
	"recall": Record<string, never>;
	/** Call one politician back from a region. */
	"recall-from": {
		/** where they are called back from */
		region: string;
	};
	/** Play a card. */
	"play": {
		/** the card played */
		card: string;
	};
	/** Activate a region: its government acts. */
	"activate": {
		/** the region that is to act */
		region: string;
	};
	/** Do nothing, where nothing can be done. */
	"pass": Record<string, never>;
	/** Take up one of the eight kinds of government action. */
	"act": {
		/** the kind of action */
		kind: string;
	};
	/** Take no further action. */
	"stop": Record<string, never>;
	/** Propose a list of who decides which of the remaining actions. */
	"share-out": Record<string, never>;
	/** Give the next action on the list to a partner. */
	"assign": {
		/** the partner who will decide it */
		seat: number;
	};
	/** Spend the open card for an extra action. */
	"use-drive": Record<string, never>;
	/** Convert resources by one line of the budget. */
	"convert": {
		/** the line of the budget */
		conversion: string;
	};
	/** Send a politician of a governing party to an adjacent region. */
	"emigrate": {
		/** the party whose politician goes */
		seat: number;
		/** where they go */
		region: string;
	};
	/** Make propaganda: a politician of a governing party goes from the base into a region. */
	"campaign": {
		/** the party whose politician goes */
		seat: number;
		/** where they go */
		region: string;
	};
	/** Bring a politician of a governing party back from Mauritius. */
	"rehabilitate": {
		/** the party whose politician comes back */
		seat: number;
	};
	/** Send a politician of an opposition party home. */
	"purge": {
		/** the opposition party that loses a politician here */
		seat: number;
	};
	/** Make war on an adjacent region. */
	"attack": {
		/** the region attacked */
		region: string;
	};
	/** Propose to ban a party in a region. */
	"ban": {
		/** where the party is to be banned */
		region: string;
		/** the party to be banned */
		seat: number;
	};
	/** Propose to disarm a region. */
	"disarm": {
		/** the region to be disarmed */
		region: string;
	};
	/** Propose sanctions against a region. */
	"sanction": {
		/** the region to be put under sanction */
		region: string;
	};
	/** Propose to lift the sanctions against a region. */
	"lift": {
		/** the region whose sanction is to end */
		region: string;
	};
	/** Put so many diplomacy chips behind the own proposal. */
	"stake": {
		/** how many, from the active region */
		chips: number;
	};
	/** Agree to what is proposed. */
	"agree": Record<string, never>;
	/** Do not agree to what is proposed. */
	"object": Record<string, never>;
	/** Give the proposed action up. */
	"withdraw": Record<string, never>;
	/** Offer to let a die decide. */
	"offer-dice": Record<string, never>;
	/** Sacrifice a politician of the region to have one's way. */
	"sacrifice": Record<string, never>;
	/** Leave it at that. */
	"decline": Record<string, never>;
	/** Vote yes or no, or abstain, with all one's heads. */
	"ballot": {
		/** yes, no or abstain */
		vote: string;
	};
	/** Choose the region to trade with. */
	"approach": {
		/** the partner in trade */
		region: string;
	};
	/** Offer so many chips of a resource. */
	"give": {
		/** what the own region gives */
		resource: string;
		/** how many chips */
		count: number;
	};
	/** Ask for so many chips of a resource. */
	"take": {
		/** what the own region wants */
		resource: string;
		/** how many chips */
		count: number;
	};
	/** The offer is complete. */
	"send": Record<string, never>;
	/** An offer as it was sent: what the active region gives and takes, by resource. */
	"trade": {
		/** the partner in trade */
		region: string;
		/** chips the active region gives, by resource */
		give: number[];
		/** chips the active region takes, by resource */
		take: number[];
	};
	/** Accept the offer. */
	"accept": Record<string, never>;
	/** Refuse the offer. */
	"refuse": Record<string, never>;
	/** Answer with an offer of one's own. */
	"counter": Record<string, never>;
	/** A victory is to be shared evenly. */
	"split-evenly": Record<string, never>;
	/** Dice are to share a victory out. */
	"split-by-dice": Record<string, never>;
	/** One partner is to place first, the others what is left. */
	"split-first": {
		/** the partner who places first */
		seat: number;
	};
	/** Spend the open card on one side of the war. */
	"use-warmonger": {
		/** attack or defence */
		side: string;
	};
	/** Replace so many politicians of the beaten government. */
	"replace": {
		/** how many */
		politicians: number;
	};
	/** Put so many diplomacy chips on the side for the proposal. */
	"stake-for": {
		/** how many */
		chips: number;
	};
	/** Put so many diplomacy chips on the side against the proposal. */
	"stake-against": {
		/** how many */
		chips: number;
	};
	/** Put no chips on either side. */
	"abstain": Record<string, never>;
	/** Let so many delegates vote for and so many against. */
	"cast": {
		/** delegates that vote for */
		ayes: number;
		/** delegates that vote against */
		noes: number;
	};
	/** Pay a delegate of a party to abstain or to vote as told. */
	"bribe": {
		/** the party whose delegate is paid */
		seat: number;
		/** how the delegate is to vote */
		vote: string;
	};
	/** Move that the UN sends its troops against a region. */
	"send-troops": {
		/** the region the troops go against */
		region: string;
	};
	/** Name a politician: a party's, in a region. */
	"target": {
		/** where the politician is */
		region: string;
		/** whose politician it is */
		seat: number;
	};
	/** Choose a region. */
	"choose": {
		/** the region chosen */
		region: string;
	};
	/** Put so many politicians into a region. */
	"expand": {
		/** where they go */
		region: string;
		/** how many, from the base */
		politicians: number;
	};
	/** Do away with an open card. */
	"cancel": {
		/** the open card */
		card: string;
		/** whose card it is */
		seat: number;
	};
	/** Lay the card open for later. */
	"lie-open": Record<string, never>;
	/** Commit so many politicians of the base, as plotters or as loyalists. */
	"commit": {
		/** how many */
		politicians: number;
	};
	/** Remove a chip of a resource. */
	"remove": {
		/** which resource loses a chip */
		resource: string;
	};
	/** Send an own politician of a region to Mauritius. */
	"retire": {
		/** where the politician is */
		region: string;
	};
	/** Send an own politician of the base to Mauritius. */
	"retire-from-base": Record<string, never>;
	/** Send an own politician of a region to the UN. */
	"post": {
		/** where the politician is */
		region: string;
	};
	/** Send an own politician of the base to the UN. */
	"post-from-base": Record<string, never>;
	/** Take an own politician of a region out of the game. */
	"give-up": {
		/** where the politician is */
		region: string;
	};
	/** Take an own politician of the base out of the game. */
	"give-up-from-base": Record<string, never>;
	/** Discard an unplayed card. */
	"discard-card": {
		/** the card discarded */
		card: string;
	};
	/** Keep the cards in hand. */
	"keep-cards": Record<string, never>;
}

/** The events by their words, with their parts. */
export interface Events {
	/** A bid is turned over. */
	"bade": {
		/** who bid */
		seat: number;
		/** how many were offered */
		politicians: number;
		/** the region on sale */
		region: string;
	};
	/** Nobody bid for a region. */
	"unsold": {
		/** the region on sale */
		region: string;
	};
	/** A party settles in its start region. */
	"settled": {
		/** the party */
		seat: number;
		/** its start region */
		region: string;
	};
	/** A party has all its cards. */
	"hand-filled": {
		/** the party */
		seat: number;
		/** cards now in its hand */
		cards: number;
	};
	/** Whispered: the cards drawn at random. */
	"cards-drawn": {
		/** the cards this seat drew */
		cards: string[];
	};
	/** A party's reserve had run out; all its discarded cards are available again. */
	"reserve-renewed": {
		/** the party */
		seat: number;
	};
	/** A party discards an unplayed card. */
	"discarded": {
		/** the party */
		seat: number;
		/** the card discarded */
		card: string;
	};
	/** A card that lay open was not used in time. */
	"open-card-expired": {
		/** whose card it was */
		seat: number;
		/** the card that is gone */
		card: string;
	};
	/** The weakest party begins. */
	"first-player": {
		/** who begins */
		seat: number;
	};
	/** A die decides between parties that are equal in everything. */
	"tie-diced": {
		/** the parties that are equal */
		seats: number[];
		/** whom the die picked */
		picked: number;
	};
	/** Politicians come from the base into a region. */
	"placed": {
		/** the party */
		seat: number;
		/** how many */
		count: number;
		/** where they arrive */
		region: string;
	};
	/** Politicians go back from a region to their base. */
	"went-home": {
		/** the party */
		seat: number;
		/** how many */
		count: number;
		/** where they leave */
		region: string;
	};
	/** Politicians of a region retire to Mauritius. */
	"resigned": {
		/** the party */
		seat: number;
		/** how many */
		count: number;
		/** where they leave */
		region: string;
	};
	/** Politicians of the base retire to Mauritius. */
	"resigned-from-base": {
		/** the party */
		seat: number;
		/** how many */
		count: number;
	};
	/** Politicians come back from Mauritius to their base. */
	"came-home": {
		/** the party */
		seat: number;
		/** how many */
		count: number;
	};
	/** Politicians move from one region to another. */
	"moved": {
		/** the party */
		seat: number;
		/** how many */
		count: number;
		/** where they leave */
		origin: string;
		/** where they arrive */
		region: string;
	};
	/** A politician of a region becomes a delegate in the UN. */
	"delegated": {
		/** the party */
		seat: number;
		/** where the politician leaves */
		region: string;
	};
	/** A politician of the base becomes a delegate in the UN. */
	"delegated-from-base": {
		/** the party */
		seat: number;
	};
	/** A politician of a region leaves the game. */
	"left-the-game": {
		/** the party */
		seat: number;
		/** where the politician was */
		region: string;
	};
	/** A politician of the base leaves the game. */
	"gave-up-from-base": {
		/** the party */
		seat: number;
	};
	/** A region has another government, or none. */
	"government-changed": {
		/** the region */
		region: string;
		/** the seats that govern now; none: nobody does */
		government: number[];
		/** regions (co-)governed now, by seat */
		governed: number[];
	};
	/** A region gains chips. */
	"gained": {
		/** the region */
		region: string;
		/** which chips */
		resource: string;
		/** how many */
		count: number;
	};
	/** A region loses chips. */
	"lost": {
		/** the region */
		region: string;
		/** which chips */
		resource: string;
		/** how many */
		count: number;
	};
	/** A player's turn begins. */
	"turn-began": {
		/** whose turn it is */
		seat: number;
	};
	/** A player could do nothing. */
	"turn-passed": {
		/** who could do nothing */
		seat: number;
	};
	/** A player plays a card. */
	"card-played": {
		/** who plays it */
		seat: number;
		/** the card played */
		card: string;
	};
	/** A player activates a region; its government has so many actions. */
	"activated": {
		/** who activates it */
		seat: number;
		/** the region that acts */
		region: string;
		/** the seats that govern it */
		government: number[];
		/** how many actions it has */
		actions: number;
	};
	/** A player ticks off an empty region. */
	"empty-region-done": {
		/** whose turn it is */
		seat: number;
		/** the region nobody governs */
		region: string;
	};
	/** A governing party wants no further action. */
	"actions-forgone": {
		/** the governing party */
		seat: number;
		/** the active region */
		region: string;
	};
	/** A party spends its open card for an extra action. */
	"drive-used": {
		/** whose card it is */
		seat: number;
		/** the active region */
		region: string;
	};
	/** An action was not carried out. */
	"action-failed": {
		/** the active region */
		region: string;
	};
	/** A region has acted. */
	"activation-ended": {
		/** the region that is done */
		region: string;
	};
	/** A party governs as many regions as the dominance marker asks for. */
	"dominated": {
		/** the party */
		seat: number;
		/** regions it governs, alone or with others */
		regions: number;
		/** regions that were asked for */
		goal: number;
	};
	/** All regions are done; points are counted. */
	"evaluation-began": {
		/** which evaluation */
		number: number;
	};
	/** A party's points, with its delegates and its politicians on Mauritius at that time, and the points by source. */
	"scored": {
		/** the party */
		seat: number;
		/** all its points */
		points: number;
		/** whether they could win the game */
		enough: boolean;
		/** its politicians in the UN */
		delegates: number;
		/** its politicians on Mauritius */
		mauritius: number;
		/** points, as the two that follow */
		regions: number;
		/** for the delegates */
		un: number;
		/** for the politicians on Mauritius */
		retired: number;
	};
	/** The leader has enough points. */
	"won": {
		/** the leader */
		seat: number;
		/** their points */
		points: number;
	};
	/** Nobody has enough points; this party has most. */
	"round-won": {
		/** the leader */
		seat: number;
	};
	/** A party has nobody left; the winner of the round wins the game. */
	"exhausted": {
		/** the party that has nobody left */
		seat: number;
		/** who wins the game */
		winner: number;
	};
	/** The dominance marker has moved. */
	"dominance-moved": {
		/** so many regions are asked for now */
		goal: number;
	};
	/** All sanctions, disarmaments and protectorates end. */
	"amnesty": Record<string, never>;
	/** The faction makes no motion. */
	"troops-declined": {
		/** the party of the faction */
		seat: number;
	};
	/** A faction moves that troops are sent. */
	"troops-moved": {
		/** the party of the faction */
		seat: number;
		/** the region the troops would go against */
		region: string;
	};
	/** The UN has voted on its troops. */
	"troops-decided": {
		/** the region the troops would go against */
		region: string;
		/** votes for */
		ayes: number;
		/** votes against */
		noes: number;
		/** whether they are sent */
		accepted: boolean;
	};
	/** The UN's troops have fought: dice, totals, and what came of it for the UN. */
	"troops-fought": {
		/** the region that defends itself */
		region: string;
		/** the UN's die */
		attacker: number;
		/** the region's die */
		defender: number;
		/** the UN's total */
		attack: number;
		/** the region's total */
		defence: number;
		/** for the UN: won, lost or drawn */
		result: string;
	};
	/** A region is a protectorate of the UN. */
	"protectorate-made": {
		/** the region */
		region: string;
	};
	/** A conversion is proposed. */
	"proposed-budget": {
		/** who proposes it */
		seat: number;
		/** the active region */
		region: string;
		/** the line of the budget */
		conversion: string;
	};
	/** It is proposed that a party's politician goes to another region. */
	"proposed-emigration": {
		/** who proposes it */
		seat: number;
		/** the active region, which they leave */
		region: string;
		/** whose politician goes */
		party: number;
		/** where they go */
		destination: string;
	};
	/** It is proposed that a party's politician comes into a region. */
	"proposed-propaganda": {
		/** who proposes it */
		seat: number;
		/** the active region */
		region: string;
		/** whose politician goes */
		party: number;
		/** where they go */
		destination: string;
	};
	/** It is proposed to bring a party's politician back from Mauritius. */
	"proposed-rehabilitation": {
		/** who proposes it */
		seat: number;
		/** the active region */
		region: string;
		/** whose politician comes back */
		party: number;
	};
	/** It is proposed to send a politician of the opposition home. */
	"proposed-purge": {
		/** who proposes it */
		seat: number;
		/** the active region */
		region: string;
		/** the opposition party */
		victim: number;
	};
	/** War is proposed. */
	"proposed-war": {
		/** who proposes it */
		seat: number;
		/** the region that attacks */
		region: string;
		/** the region attacked */
		target: string;
	};
	/** How the victory would be shared: evenly, by dice, or one partner first. */
	"split-proposed": {
		/** evenly, by-dice or first */
		how: string;
		/** the partner who places first; -1: nobody */
		seat: number;
	};
	/** A party ban is proposed. */
	"proposed-ban": {
		/** who proposes it */
		seat: number;
		/** where the party is to be banned */
		region: string;
		/** the party to be banned */
		party: number;
	};
	/** A disarmament is proposed. */
	"proposed-disarmament": {
		/** who proposes it */
		seat: number;
		/** the region to be disarmed */
		region: string;
	};
	/** A sanction is proposed. */
	"proposed-sanction": {
		/** who proposes it */
		seat: number;
		/** the region to be put under sanction */
		region: string;
	};
	/** The end of a sanction is proposed. */
	"proposed-lifting": {
		/** who proposes it */
		seat: number;
		/** the region under sanction */
		region: string;
	};
	/** A coalition partner agrees. */
	"agreed": {
		/** the partner */
		seat: number;
	};
	/** A coalition partner objects. */
	"objected": {
		/** the partner */
		seat: number;
	};
	/** The proposer gives the action up. */
	"withdrawn": {
		/** the proposer */
		seat: number;
	};
	/** The proposer offers to let a die decide. */
	"dice-offered": {
		/** the proposer */
		seat: number;
	};
	/** A partner does not want to dice. */
	"dice-refused": {
		/** the partner */
		seat: number;
	};
	/** A die decides whether the proposer has their way. */
	"dice-decided": {
		/** the proposer */
		seat: number;
		/** whether the proposer has their way */
		carried: boolean;
	};
	/** A partner proposes who decides which of the next actions. */
	"list-proposed": {
		/** the partner */
		seat: number;
		/** who decides each of the next actions */
		shares: number[];
	};
	/** A partner refuses the list. */
	"list-refused": {
		/** the partner */
		seat: number;
	};
	/** The list is agreed and binds the partners. */
	"list-agreed": {
		/** who decides each of the next actions */
		shares: number[];
	};
	/** No vote can stop the action. */
	"absolute-majority": {
		/** the active region */
		region: string;
		/** the seats that propose it */
		government: number[];
		/** their votes */
		yes: number;
		/** the votes of all others */
		no: number;
	};
	/** The votes of a region are turned over. */
	"voted": {
		/** the active region */
		region: string;
		/** the seats that propose it */
		proposers: number[];
		/** other seats that voted yes */
		ayes: number[];
		/** seats that voted no */
		noes: number[];
		/** seats that abstained */
		abstentions: number[];
		/** votes for */
		yes: number;
		/** votes against */
		no: number;
		/** whether that is enough */
		passed: boolean;
	};
	/** A party sacrifices a politician of the region. */
	"sacrificed": {
		/** the party */
		seat: number;
		/** the active region */
		region: string;
	};
	/** An offer is sent. */
	"offer-made": {
		/** who makes the offer */
		seat: number;
		/** the region that offers */
		region: string;
		/** the region that is asked */
		partner: string;
	};
	/** What a region would give. */
	"offered": {
		/** the region that gives */
		region: string;
		/** which chips */
		resource: string;
		/** how many */
		count: number;
	};
	/** A party refuses the offer. */
	"offer-refused": {
		/** who refuses */
		seat: number;
	};
	/** The offer is accepted and carried out. */
	"traded": {
		/** the region that offered */
		region: string;
		/** the region that accepted */
		partner: string;
	};
	/** A die decides whether there are protests against the use of raw material. */
	"protest-rolled": {
		/** the active region */
		region: string;
		/** the die */
		face: number;
		/** whether there are protests */
		protests: boolean;
	};
	/** A party spends its open card on one side of a war. */
	"warmonger-used": {
		/** whose card it is */
		seat: number;
		/** attack or defence */
		side: string;
	};
	/** Two regions have fought: dice, totals, and what came of it for the attacker (won, lost, drawn). */
	"war-fought": {
		/** the region that attacks */
		region: string;
		/** the region that defends itself */
		target: string;
		/** the attacker's die */
		attacker: number;
		/** the defender's die */
		defender: number;
		/** the attacker's total */
		attack: number;
		/** the defender's total */
		defence: number;
		/** for the attacker: won, lost or drawn */
		result: string;
	};
	/** A region stakes diplomacy chips for the proposal. */
	"staked-for": {
		/** the region that pays */
		region: string;
		/** how many */
		chips: number;
	};
	/** A region stakes diplomacy chips against the proposal. */
	"staked-against": {
		/** the region that pays */
		region: string;
		/** how many */
		chips: number;
	};
	/** A region abstains. */
	"abstained": {
		/** the region */
		region: string;
	};
	/** A coalition partner does not agree to the stake. */
	"stake-refused": {
		/** the partner */
		seat: number;
		/** the region whose chips they are */
		region: string;
	};
	/** A die decides whether the stake of a divided government stands. */
	"stake-diced": {
		/** the region whose chips they are */
		region: string;
		/** whether the stake counts */
		stands: boolean;
	};
	/** A region pays a delegate to abstain or to vote as told. */
	"bribed": {
		/** the region that pays */
		region: string;
		/** whose delegate it is */
		seat: number;
		/** how the delegate votes now */
		vote: string;
	};
	/** A coalition partner does not agree to a bribe. */
	"bribe-refused": {
		/** the partner */
		seat: number;
		/** the region that would pay */
		region: string;
	};
	/** A UN faction votes. */
	"delegates-voted": {
		/** the party of the faction */
		seat: number;
		/** delegates for */
		ayes: number;
		/** delegates against */
		noes: number;
	};
	/** The votes are counted. */
	"proposal-decided": {
		/** votes for */
		ayes: number;
		/** votes against */
		noes: number;
		/** whether it is accepted */
		accepted: boolean;
	};
	/** A region is disarmed until the next evaluation. */
	"disarmed": {
		/** the region */
		region: string;
	};
	/** A region is under sanction until the next evaluation. */
	"sanctioned": {
		/** the region */
		region: string;
	};
	/** A sanction is lifted. */
	"sanction-lifted": {
		/** the region */
		region: string;
	};
	/** A card lies open until it is used or the evaluation comes. */
	"card-laid-open": {
		/** whose card it is */
		seat: number;
		/** the card */
		card: string;
	};
	/** An open card is done away with. */
	"card-cancelled": {
		/** whose card it was */
		seat: number;
		/** the card */
		card: string;
	};
	/** A region cannot be attacked by a neighbour until the next evaluation. */
	"pact-made": {
		/** who played the card */
		seat: number;
		/** the region protected */
		region: string;
		/** the neighbour that cannot attack it */
		neighbour: string;
	};
	/** A die decides an attempt on a politician's life. */
	"assassination": {
		/** who played the card */
		seat: number;
		/** whose politician it is */
		victim: number;
		/** where they are */
		region: string;
		/** the die */
		face: number;
	};
	/** A die says how many of a government stay. */
	"revolution-rolled": {
		/** the region */
		region: string;
		/** the die */
		face: number;
	};
	/** A die says how many chips are removed. */
	"sabotage-rolled": {
		/** the region */
		region: string;
		/** the die */
		face: number;
	};
	/** A coup begins. */
	"coup-planned": {
		/** who plots */
		seat: number;
		/** where */
		region: string;
	};
	/** The plotters are turned over. */
	"plotters-committed": {
		/** who plots */
		seat: number;
		/** how many, from the base */
		politicians: number;
	};
	/** A governing party's loyalists are turned over. */
	"loyalists-committed": {
		/** the governing party */
		seat: number;
		/** how many, from the base */
		politicians: number;
	};
	/** A coup is decided: dice and totals. */
	"coup-fought": {
		/** who plotted */
		seat: number;
		/** where */
		region: string;
		/** the plotters' die */
		plotters: number;
		/** the government's die */
		government: number;
		/** the plotters' total */
		attack: number;
		/** the government's total */
		defence: number;
		/** whether the government has fallen */
		success: boolean;
	};
}

/** The remarks by their words, with their parts. */
export interface Remarks {
	/** I will vote like this the next time I vote, in a region, for a government or in the UN. */
	"will-vote": {
		/** yes, no or abstain */
		vote: string;
	};
	/** Until the next evaluation I will not make war on this region. */
	"will-not-attack": {
		/** the region that need not fear me */
		region: string;
	};
	/** We must stop this player together, for they are about to win. */
	"call-against": {
		/** who is about to win */
		seat: number;
	};
	/** Whoever attacks me will be attacked: this player above all. */
	"threaten": {
		/** whom I threaten */
		seat: number;
	};
	/** I ask this player to promise me peace. */
	"ask-peace": {
		/** whom I ask */
		seat: number;
	};
	/** I would give chips of one kind for chips of another. */
	"would-trade": {
		/** whom I ask */
		seat: number;
		/** the resource I would give */
		give: string;
		/** the resource I would take */
		take: string;
	};
	/** What I say to whoever asked me. */
	"answer": {
		/** whom I answer */
		seat: number;
		/** agreed, or why not: they lead, they broke a promise, or I have no use for it */
		because: string;
	};
}
