// Generated from src/hemicycle/games/secret_hitler by `make docs`. Do not edit.

/** A finished legislative session, as everybody saw it. */
export interface Government {
	/** the seat that was president */
	president: number;
	/** the seat that was chancellor */
	chancellor: number;
	/** null: vetoed */
	policy: string | null;
}

/** What this seat knows of the cards of a session since the last reshuffle: at least so many of each kind. */
export interface Remembered {
	/** at least so many liberal policies were drawn */
	liberal: number;
	/** at least so many fascist policies were drawn */
	fascist: number;
	/** how many cards the president drew */
	cards: number;
	/** what was handed on, if this seat was president or chancellor */
	passed: string[] | null;
}

/** The table as one seat, or the public, may know it. */
export interface Board {
	/** the seats still in the game */
	living: number[];
	/** the seat that is president or a candidate for it */
	president: number;
	/** the seat the presidency passes on from; a special election does not move it */
	turn: number;
	/** the candidate of a special election that is due; -1: none */
	called: number;
	/** president of the last elected government, whom a term limit may bar; -1: nobody */
	last_president: number;
	/** chancellor of the last elected government; -1: nobody */
	last_chancellor: number;
	/** liberal policies enacted */
	liberal: number;
	/** fascist policies enacted */
	fascist: number;
	/** so many liberal policies win the game */
	liberal_goal: number;
	/** from so many fascist policies on, Hitler elected chancellor wins the game */
	hitler_zone: number;
	/** whether that is so now */
	hitler_wins: boolean;
	/** from so many fascist policies on, a government may veto its agenda */
	veto_zone: number;
	/** the president's power for each fascist policy, the first first */
	track: string[];
	/** failed governments in a row */
	tracker: number;
	/** so many failed governments throw the country into chaos */
	tracker_end: number;
	/** cards left to draw */
	deck: number;
	/** cards on the discard pile */
	discards: number;
	/** every finished legislative session, the oldest first */
	ledger: Government[];
	/** how many of the last sessions' cards have not been shuffled back */
	since_reshuffle: number;
	/** who has looked at whose party card, in order */
	investigations: [number, number][];
	/** who looked at the top of the deck, and how many of those still lie there */
	peeked: [number, number][];
	/** seats of whom everybody knows that they are not Hitler */
	not_hitler: number[];
	/** cards in the hands of president or chancellor */
	held: number;
	/** cards of the session going on */
	drawn: number;
	/** the own role; null for the public */
	role: string | null;
	/** by seat the roles this seat knows; all of them once the game is over */
	roles: (string | null)[];
	/** by seat the party cards this seat has seen */
	parties: (string | null)[];
	/** the policies this seat holds now; null: it holds none */
	hand: string[] | null;
	/** what this seat knows of the session going on; null: no cards are drawn */
	session: Remembered | null;
	/** what this seat knows of each session since the last reshuffle */
	remembered: Remembered[];
	/** the uppermost cards of the deck as far as this seat has seen them */
	top: string[];
	/** which card of the hand, from 0, was laid aside before a veto vote; null to all but its holder */
	picked: number | null;
	/** what this seat may claim of its latest sessions, of cards and parties it saw, in notation */
	claims: string[];
}

/** The actions by their words, with their parts. */
export interface Actions {
	/** Propose a chancellor. */
	"nominate": {
		/** the player proposed as chancellor */
		seat: number;
	};
	/** Vote for or against the government, or for or against a veto. */
	"ballot": {
		/** true: ja, false: nein */
		ja: boolean;
	};
	/** Lay one of the cards held face down on the discard pile. */
	"discard": {
		/** which of the cards held, counted from 0 */
		card: number;
	};
	/** Enact one of the cards held; the other is discarded. */
	"enact": {
		/** which of the cards held, counted from 0 */
		card: number;
	};
	/** Propose to throw the whole agenda away. */
	"ask-veto": Record<string, never>;
	/** Agree to the veto. */
	"accept-veto": Record<string, never>;
	/** Insist that a policy is enacted. */
	"refuse-veto": Record<string, never>;
	/** See a player's party card. */
	"investigate": {
		/** the player whose party card is looked at */
		seat: number;
	};
	/** Make a player the next candidate for president. */
	"call-election": {
		/** the player who is to be the next candidate */
		seat: number;
	};
	/** Execute a player. */
	"execute": {
		/** the player who dies */
		seat: number;
	};
}

/** The events by their words, with their parts. */
export interface Events {
	/** Whispered: your role, and the fellow fascists and Hitler as far as you know them (-1: you do not). */
	"role-dealt": {
		/** liberal, fascist or hitler */
		role: string;
		/** the fellow fascists this seat knows, without Hitler */
		fascists: number[];
		/** who Hitler is; -1: this seat does not know */
		hitler: number;
	};
	/** The presidency has come to a seat. */
	"round-began": {
		/** the new candidate for president */
		president: number;
	};
	/** The president proposes a government. */
	"nominated": {
		/** the candidate for president */
		president: number;
		/** whom they propose as chancellor */
		chancellor: number;
	};
	/** All ballots turned over at once. */
	"voted": {
		/** the seats that voted ja */
		yes: number[];
		/** the seats that voted nein */
		no: number[];
		/** whether the government is elected */
		elected: boolean;
	};
	/** A government failed. */
	"tracker-moved": {
		/** failed governments in a row by now */
		tracker: number;
		/** so many bring chaos */
		of: number;
	};
	/** The country is thrown into chaos and the top policy is enacted. */
	"chaos": {
		/** the policy on top of the deck, liberal or fascist */
		policy: string;
	};
	/** An elected chancellor, or an executed player, is not Hitler. */
	"not-hitler": {
		/** who is not Hitler */
		seat: number;
	};
	/** Whispered to the president: the cards drawn. */
	"drew": {
		/** the policies in the order drawn */
		cards: string[];
	};
	/** The president has discarded one card and handed on the others. */
	"passed-on": {
		/** who discarded and handed on */
		president: number;
		/** who holds the cards now */
		chancellor: number;
	};
	/** Whispered to the chancellor: the cards handed on. */
	"received": {
		/** the policies handed on */
		cards: string[];
	};
	/** A policy was enacted; so many of its kind now lie on the board. */
	"enacted": {
		/** liberal or fascist */
		policy: string;
		/** policies of that kind on the board by now */
		count: number;
		/** the power the president uses now, or none */
		power: string;
		/** what begins with it: hitler, he wins if elected; veto, governments may refuse */
		zones: string[];
	};
	/** The chancellor proposes a veto. */
	"veto-asked": {
		/** who proposes it */
		chancellor: number;
	};
	/** The veto failed: a policy must be enacted. */
	"veto-refused": {
		/** whose government must enact a policy */
		president: number;
	};
	/** President and chancellor throw the whole agenda away. */
	"vetoed": {
		/** who agreed */
		president: number;
		/** who proposed it */
		chancellor: number;
	};
	/** Deck and discards are shuffled together. */
	"reshuffled": {
		/** cards in the new deck */
		deck: number;
	};
	/** The president looks at the top of the deck. */
	"peeked": {
		/** who looks */
		president: number;
	};
	/** Whispered to the president: the top of the deck, uppermost first. */
	"peek-saw": {
		/** the policies seen, uppermost first */
		cards: string[];
	};
	/** The president looks at a party card. */
	"investigated": {
		/** who looks */
		president: number;
		/** whose party card it is */
		seat: number;
	};
	/** Whispered to the president: the party of the player. */
	"investigation-saw": {
		/** whose party card it is */
		seat: number;
		/** liberal or fascist; Hitler's is fascist */
		party: string;
	};
	/** A power finds nobody it could be used on. */
	"power-idle": {
		/** the power that is lost */
		power: string;
	};
	/** The president names the next candidate. */
	"election-called": {
		/** who names the candidate */
		president: number;
		/** the next candidate for president */
		seat: number;
	};
	/** The president has a player executed. */
	"executed": {
		/** who has the player executed */
		president: number;
		/** who is dead */
		seat: number;
	};
	/** The game is over and all roles are shown. */
	"game-ended": {
		/** in which way the game was won */
		ending: string;
		/** the side that has won: liberal or fascist */
		side: string;
		/** everybody's role, by seat */
		roles: string[];
	};
}

/** The remarks by their words, with their parts. */
export interface Remarks {
	/** I drew these cards as president of that session (counted from 0). Nobody checks it. */
	"claim-drew": {
		/** which legislative session, counted from 0 */
		session: number;
		/** a letter for each card, L liberal and F fascist: `LFF` */
		cards: string;
	};
	/** I passed these cards on as president of that session. */
	"claim-passed": {
		/** which legislative session, counted from 0 */
		session: number;
		/** a letter for each card handed on: `LF` */
		cards: string;
	};
	/** I was handed these cards as chancellor of that session. */
	"claim-received": {
		/** which legislative session, counted from 0 */
		session: number;
		/** a letter for each card received: `LF` */
		cards: string;
	};
	/** I saw these cards on top of the deck. */
	"claim-peeked": {
		/** a letter for each card, uppermost first: `LFF` */
		cards: string;
	};
	/** I saw this player's party card. */
	"claim-party": {
		/** whose party card I looked at */
		seat: number;
		/** liberal or fascist, as I say */
		party: string;
	};
	/** I think this player is a fascist. */
	"accuse": {
		/** whom I accuse */
		seat: number;
	};
	/** I trust this player. */
	"trust": {
		/** whom I trust */
		seat: number;
	};
	/** I ask this player what they held in their last office. */
	"ask-cards": {
		/** whom I ask */
		seat: number;
	};
	/** I ask this player why they voted as they did. */
	"ask-vote": {
		/** whom I ask */
		seat: number;
	};
	/** Because: one of a few reasons for a vote, or why there is nothing to tell of cards. */
	"answer": {
		/** whom I answer */
		seat: number;
		/** the reason, by its id */
		because: string;
	};
}
