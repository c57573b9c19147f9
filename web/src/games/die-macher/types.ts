// Generated from src/hemicycle/games/die_macher by `make docs`. Do not edit.

/** The board of a state in play. */
export interface StateBoard {
	/** the state's id */
	id: string;
	/** the round in which it votes */
	number: number;
	/** in the line; 1: it votes in this round */
	place: number;
	/** by row of its card */
	seats: number[];
	/** votes, by seat */
	votes: number[];
	/** trends, by seat */
	trend: number[];
	/** meetings held and not yet converted, by seat */
	meetings: number[];
	/** media cubes, by seat */
	media: number[];
	/** places free for a media cube */
	media_free: number;
	/** of the media; -1: nobody */
	controller: number;
	/** the vote markers as they came; the later lies on top */
	stack: number[];
	/** the open ones first; null: face down; "": an empty place */
	opinions: (string | null)[];
	/** how many of the opinions lie open */
	open: number;
	/** how many of the hidden ones were dealt before the opinions were last shuffled */
	stale: number;
	/** which opinion; -1: none */
	doubled: number;
	/** who has a coalition tile here */
	tiles: number[];
	/** null: no card; "": a card face down */
	cabinet: (string | null)[];
	/** null: no poll; "": face down */
	poll: string | null;
	/** it lay here when the polls were last shuffled */
	poll_stale: boolean;
}

/** What lies before a party. */
export interface PartyBoard {
	/** the party's name */
	party: string;
	/** null: kept out of sight */
	cash: number | null;
	/** its members */
	members: number;
	/** meeting pieces left in supply */
	meetings: number;
	/** media cubes left in supply */
	media: number;
	/** coalition tiles left in supply */
	tiles: number;
	/** coalition tiles out of the game */
	boxed_tiles: number;
	/** its open programme cards */
	programme: string[];
	/** how many hidden programme cards it holds */
	hand: number;
	/** cards nobody has seen played yet */
	cabinet: string[];
	/** amounts nobody has seen used yet */
	donations: number[];
	/** the donation laid open in this round */
	accepted: number | null;
	/** the donation laid face down in this round; 0: its amount is not known to this seat */
	refused: number | null;
	/** won so far */
	seats: number;
	/** by seats won so far; 1: nobody has more */
	place: number;
	/** paid in this round */
	spent: number;
}

/** The national board. */
export interface NationalBoard {
	/** "": a free space */
	opinions: string[];
	/** security cards on each opinion */
	secured: number[];
	/** seats with a cube, by round */
	media: number[][];
	/** won by all parties so far */
	seats: number;
}

/** A party or a coalition in an election. */
export interface Side {
	/** its seats, the higher marker first */
	parties: number[];
	/** together */
	votes: number;
	/** won together */
	seats: number;
	/** its votes when so many parties are counted */
	after: number[];
}

/** An election that has been held, and its count: party by party, whoever has fewest votes first. */
export interface Result {
	/** the state that voted */
	state: string;
	/** votes, by seat */
	votes: number[];
	/** seats won, by seat */
	seats: number[];
	/** the seats that won, the higher marker first */
	winners: number[];
	/** level with another side, and won only by the higher marker */
	by_a_nose: boolean;
	/** with most votes first, of level ones that with the higher marker */
	sides: Side[];
	/** the seats as they are counted */
	order: number[];
	/** seats in parliament when so many parties are counted */
	seated: number[];
	/** most votes of a side when so many parties are counted */
	leading: number[];
}

/** What a party would reach in a state if it voted now; a range while opinions lie face down. */
export interface Forecast {
	/** by open opinion: 1 it shares, -1 it opposes, more where doubled, 0 it is silent on */
	stances: number[];
	/** how far its programme agrees with the opinions: least and most */
	agreement: [number, number, number];
	/** trend and agreement: what a meeting is worth */
	factor: [number, number, number];
	/** after converting: least and most */
	votes: [number, number, number];
	/** least and most */
	seats: [number, number, number];
	/** by votes; 1: nobody has more */
	place: number;
}

/** A state as if it voted now; who wins, and what they have together, goes by the open opinions. */
export interface StateForecast {
	/** the parties by seat */
	parties: Forecast[];
	/** the seats that would win, the higher marker first */
	winners: number[];
	/** level with another side, and won only by the higher marker */
	by_a_nose: boolean;
	/** the winners' votes together */
	votes: number;
	/** the winners' seats together */
	seats: number;
}

/** Two parties that stand together in the current state, or could: as if they did and it voted now. */
export interface Pair {
	/** the two seats */
	parties: number[];
	/** whether they are a coalition already */
	together: boolean;
	/** open programme cards they share */
	shared: string[];
	/** agree, force, or "" where they can form no coalition */
	may: string;
	/** the refusal that stands against it; "": nothing does */
	why: string;
	/** their votes together, by the open opinions */
	votes: number;
	/** their seats together */
	seats: number;
	/** votes ahead of the best other side; below nought: behind */
	lead: number;
	/** whether they would win the state */
	wins: boolean;
}

/** What a party would score if the game ended now, by where the points come from. */
export interface Points {
	/** for seats won */
	seats: number;
	/** for media cubes on the national board */
	media: number;
	/** for members */
	members: number;
	/** for having most or second most members */
	members_bonus: number;
	/** for national opinions it agrees with */
	opinions: number;
	/** for those that are secured */
	security: number;
	/** all together */
	total: number;
}

/** Decks and discards, as far as this seat can know what is in them. */
export interface Decks {
	/** programme cards left to draw */
	programmes: number;
	/** laid under the deck for all to see */
	programmes_under: string[];
	/** the programme cards discarded, in order */
	programme_discards: ([number, string | null])[];
	/** what this seat knows to have gone into the last shuffle */
	programme_shuffled: ([number, string | null])[];
	/** drawn, discarded and played since that shuffle */
	traffic: ([string, number, string | null])[];
	/** opinions left to draw */
	opinions: number;
	/** laid under the deck for all to see */
	opinions_under: string[];
	/** opinions discarded */
	opinion_discards: string[];
	/** opinions out of the game */
	opinions_removed: string[];
	/** what went into the last shuffle */
	opinions_shuffled: string[];
	/** polls left to draw */
	polls: number;
	/** the last: it lay on a board when polls were last shuffled */
	poll_discards: ([number, string | null, boolean])[];
	/** what this seat knows to have gone into the last shuffle */
	polls_shuffled: ([number, string | null])[];
	/** not yet in play */
	states: string[];
}

/** The numbers of the edition that sums and screens need. */
export interface Terms {
	/** rounds of the game */
	rounds: number;
	/** the rounds after this one are only counted */
	last_campaign: number;
	/** the state, by number, in which there are no coalitions */
	no_coalition_state: number;
	/** the rounds in which members bring money */
	members_pay_in: number[];
	/** two by two the sides of an issue */
	cards: string[];
	/** of these, those that are for it */
	light: string[];
	/** what the main issue of a state counts */
	doubler_weight: number;
	/** the last space of the vote track */
	most_votes: number;
	/** the lowest trend there is */
	lowest_trend: number;
	/** the highest trend there is */
	highest_trend: number;
	/** money for a meeting */
	meeting_price: number;
	/** meetings a party may hold in a state in a round */
	most_meetings: number;
	/** meetings a party has room for in a state */
	meeting_spaces: number;
	/** so many must be present to be converted before the state votes */
	least_to_convert: number;
	/** money for a media cube */
	media_price: number;
	/** media cubes a state has room for */
	media_spaces: number;
	/** open programme cards two parties must share to agree on a coalition */
	shared_to_agree: number;
	/** open programme cards they must share for one to force it */
	shared_to_force: number;
	/** by round */
	media_points: number[];
	/** by space */
	opinion_points: number[];
	/** members a matching national opinion brings, by space */
	opinion_members: number[];
}

/** The table as one seat, or the public, may know it. */
export interface Board {
	/** counted from 1 */
	round: number;
	/** the seat that begins in this round */
	start_player: number;
	/** in the order in which they vote; the first is the current one */
	states: StateBoard[];
	/** the parties by seat */
	parties: PartyBoard[];
	/** the national board */
	national: NationalBoard;
	/** opinions open for exchange */
	pool: string[];
	/** doublers left in supply */
	doublers: number;
	/** in the current state; -1: none */
	partners: number[];
	/** whether the cabinet cards have been turned up */
	cabinet_open: boolean;
	/** polls auctioned so far */
	auctions: number;
	/** what the parties have paid in more than they received; null: money is kept out of sight */
	bank: number | null;
	/** the elections held so far */
	results: Result[];
	/** in the order of the states */
	forecasts: StateForecast[];
	/** parties that stand together in the current state, or are free to */
	pairs: Pair[];
	/** if the game ended now */
	points: Points[];
	/** what is left to draw, and what was discarded */
	decks: Decks;
	/** the numbers of the edition */
	terms: Terms;
	/** the own hidden programme cards; null for the public */
	hand: string[] | null;
	/** the first column of the own start sheet */
	sheet: string | null;
}

/** The actions by their words, with their parts. */
export interface Actions {
	/** Start sheet, column one: a line, and the states its trend, votes and meetings go to. */
	"first-column": {
		/** which line of the column, counted from 0 */
		line: number;
		/** the states whose trend is moved */
		trend: string[];
		/** the states that get votes */
		votes: string[];
		/** the states that get meetings */
		meetings: string[];
	};
	/** Start sheet, column two: a line, and the states its media cubes go to. */
	"second-column": {
		/** which line of the column, counted from 0 */
		line: number;
		/** the states that get a media cube */
		media: string[];
	};
	/** Offer money: for naming the start player, or for a poll. */
	"bid": {
		/** how much */
		amount: number;
	};
	/** Do nothing here. */
	"pass": Record<string, never>;
	/** Say who begins in this round. */
	"name-start-player": {
		/** who is to begin */
		seat: number;
	};
	/** Discard some hidden programme cards, perhaps none. */
	"discard": {
		/** the cards discarded */
		cards: string[];
	};
	/** Replace an open programme card by a hidden one. */
	"change-programme": {
		/** the open card that goes */
		removed: string;
		/** the hidden card that takes its place */
		added: string;
	};
	/** Lay a cabinet card face down beside a state. */
	"send-minister": {
		/** beside which state */
		state: string;
		/** the cabinet card */
		minister: string;
	};
	/** Lay no cabinet card beside a state. */
	"send-nobody": {
		/** beside which state */
		state: string;
	};
	/** Let the cabinet card in this state act next. */
	"call-minister": {
		/** where the card lies */
		state: string;
	};
	/** Cabinet: win votes in the state. */
	"collect-votes": {
		/** where the minister acts */
		state: string;
	};
	/** Cabinet: make an opinion the main issue of the state. */
	"place-doubler": {
		/** where the minister acts */
		state: string;
		/** the opinion doubled */
		opinion: string;
	};
	/** Cabinet: play the main issue of the state down. */
	"remove-doubler": {
		/** where the minister acts */
		state: string;
	};
	/** Cabinet: drive a rival's media cube out and put an own one in its place. */
	"swap-media": {
		/** where the minister acts */
		state: string;
		/** whose cube goes */
		rival: number;
	};
	/** Cabinet: raise the own trend in the state. */
	"raise-trend": {
		/** where the minister acts */
		state: string;
	};
	/** Cabinet: lower a rival's trend in the state. */
	"lower-trend": {
		/** where the minister acts */
		state: string;
		/** whose trend falls */
		rival: number;
	};
	/** Cabinet: nothing on the card can be done. */
	"send-home": {
		/** where the card lies */
		state: string;
	};
	/** Ask another party to form a coalition. */
	"offer-coalition": {
		/** the party asked */
		seat: number;
	};
	/** Impose a coalition on another party. */
	"force-coalition": {
		/** the party it is imposed on */
		seat: number;
	};
	/** Accept the coalition. */
	"agree-to-coalition": Record<string, never>;
	/** Refuse the coalition. */
	"decline-coalition": Record<string, never>;
	/** Buy a media cube for a state. */
	"buy-media": {
		/** where the cube goes */
		state: string;
	};
	/** Exchange an opinion of a state for one from the pool. */
	"exchange-opinion": {
		/** in which state */
		state: string;
		/** the opinion that goes */
		removed: string;
		/** the opinion that comes from the pool */
		added: string;
	};
	/** Hold so many meetings in a state. */
	"hold-meetings": {
		/** in which state */
		state: string;
		/** how many; 0: none */
		meetings: number;
	};
	/** Publish the poll and let it count for the parties of these seats. */
	"publish-poll": {
		/** the parties it counts for */
		seats: number[];
	};
	/** Keep the poll secret and recruit members instead. */
	"shelve-poll": Record<string, never>;
	/** Turn so many meetings in a state into votes. */
	"convert-meetings": {
		/** in which state */
		state: string;
		/** how many; 0: none */
		meetings: number;
	};
	/** Move a media cube from the state to the national board. */
	"move-media": Record<string, never>;
	/** Move an opinion from the state to a space of the national board. */
	"move-opinion": {
		/** the opinion moved */
		opinion: string;
		/** which space, counted from 0 */
		space: number;
	};
	/** Lay a donation card open: take the money. */
	"accept-donation": {
		/** the sum on the card */
		amount: number;
	};
	/** Lay a donation card face down: refuse the money. */
	"refuse-donation": {
		/** the sum on the card */
		amount: number;
	};
}

/** The events by their words, with their parts. */
export interface Events {
	/** The open programme of a party, and the cards that clashed and went under the deck. */
	"programme-dealt": {
		/** whose programme it is */
		seat: number;
		/** the party's name */
		party: string;
		/** the open programme cards */
		cards: string[];
		/** the cards that clashed */
		rejected: string[];
	};
	/** Whispered: your hidden programme cards. */
	"hand-dealt": {
		/** the own hidden programme cards */
		cards: string[];
	};
	/** A state comes into play with its open opinions. */
	"state-entered": {
		/** the state */
		state: string;
		/** the round in which it votes */
		number: number;
		/** the most seats a party can win there */
		seats: number;
		/** the open opinions */
		opinions: string[];
		/** how many lie face down */
		hidden: number;
	};
	/** All piles are shuffled once more before the game begins. */
	"piles-shuffled": Record<string, never>;
	/** The opinions in the exchange pool. */
	"pool-dealt": {
		/** the opinions */
		cards: string[];
	};
	/** A deck had run out and was made anew: of programme cards, opinions or polls. */
	"deck-shuffled": {
		/** programme, opinion or poll */
		deck: string;
		/** cards in the new deck */
		cards: number;
	};
	/** A start sheet is uncovered and carried out: what it gives, and the states that goes to. */
	"sheet-opened": {
		/** whose sheet it is */
		seat: number;
		/** the states whose trend moved */
		trend: string[];
		/** votes for each of the states that follow */
		vote_gifts: number[];
		/** the states that got votes */
		votes: string[];
		/** meetings for each of the states that follow */
		meeting_gifts: number[];
		/** the states that got meetings */
		meetings: string[];
		/** the states that got a media cube */
		media: string[];
		/** members the second column brings */
		members: number;
	};
	/** A new round; a state votes at its end. */
	"round-began": {
		/** counted from 1 */
		round: number;
		/** the state that votes */
		state: string;
	};
	/** The bids for naming the start player are uncovered. */
	"start-bids-opened": {
		/** who bid */
		seats: number[];
		/** how much, in the same order */
		bids: number[];
	};
	/** Dice decide between equal bids. */
	"bid-dice-rolled": {
		/** who bid the same */
		seats: number[];
		/** their dice, in the same order */
		rolls: number[];
	};
	/** The highest bidder has named the start player. */
	"start-player-named": {
		/** the highest bidder */
		seat: number;
		/** who begins */
		start_player: number;
		/** what the bidder paid */
		paid: number;
	};
	/** A party has discarded and drawn hidden programme cards. */
	"hand-renewed": {
		/** the party */
		seat: number;
		/** how many cards went */
		discarded: number;
		/** how many cards came */
		drawn: number;
	};
	/** Whispered: the hidden programme cards you discarded and drew. */
	"hand-changed": {
		/** the cards that went */
		discarded: string[];
		/** the cards that came */
		drawn: string[];
	};
	/** A party has changed its programme. */
	"programme-changed": {
		/** the party */
		seat: number;
		/** the card that went */
		removed: string;
		/** the card that took its place */
		added: string;
	};
	/** A party has laid a cabinet card face down. */
	"minister-placed": {
		/** whose card it is */
		seat: number;
		/** beside which state */
		state: string;
	};
	/** A cabinet card is turned up and paid for. */
	"minister-revealed": {
		/** whose card it is */
		seat: number;
		/** beside which state */
		state: string;
		/** the cabinet card */
		minister: string;
		/** what was paid for it */
		cost: number;
	};
	/** A telephone: a coalition tile lies beside a state. */
	"tile-placed": {
		/** whose tile it is */
		seat: number;
		/** beside which state */
		state: string;
	};
	/** A minister has won votes. */
	"votes-added": {
		/** the party */
		seat: number;
		/** in which state */
		state: string;
		/** the cabinet card */
		minister: string;
		/** votes won */
		votes: number;
		/** votes it has there now */
		total: number;
	};
	/** An opinion has become the main issue of a state. */
	"doubler-placed": {
		/** the party */
		seat: number;
		/** in which state */
		state: string;
		/** the cabinet card */
		minister: string;
		/** the opinion doubled */
		opinion: string;
	};
	/** An opinion is no longer the main issue of a state. */
	"doubler-removed": {
		/** the party */
		seat: number;
		/** in which state */
		state: string;
		/** the cabinet card */
		minister: string;
		/** the opinion that was doubled */
		opinion: string;
	};
	/** A media cube was driven out by another. */
	"media-swapped": {
		/** whose cube came */
		seat: number;
		/** in which state */
		state: string;
		/** the cabinet card */
		minister: string;
		/** whose cube went */
		rival: number;
		/** money the rival is paid */
		compensation: number;
		/** money the new cube costs */
		price: number;
		/** both together */
		cost: number;
	};
	/** A minister has raised the own trend. */
	"trend-raised": {
		/** the party */
		seat: number;
		/** in which state */
		state: string;
		/** the cabinet card */
		minister: string;
		/** how far the card moves it */
		steps: number;
		/** where it stands now */
		trend: number;
	};
	/** A minister has lowered the trend of a rival. */
	"trend-lowered": {
		/** the party */
		seat: number;
		/** in which state */
		state: string;
		/** the cabinet card */
		minister: string;
		/** whose trend fell */
		rival: number;
		/** how far the card moves it */
		steps: number;
		/** where it stands now */
		trend: number;
	};
	/** Who could form a coalition in the state that votes next, and if nobody, why. */
	"coalition-talks-opened": {
		/** in which state */
		state: string;
		/** who has a coalition tile there */
		tiles: number[];
		/** who could find a partner */
		able: number[];
		/** possible, or what is in the way: last-state, tiles, cards */
		why: string;
	};
	/** A party has offered a coalition. */
	"coalition-offered": {
		/** who offers */
		seat: number;
		/** who is asked */
		partner: number;
		/** in which state */
		state: string;
		/** open programme cards they share */
		shared: number;
	};
	/** The coalition was declined. */
	"coalition-declined": {
		/** who offered */
		seat: number;
		/** who declined */
		partner: number;
		/** in which state */
		state: string;
	};
	/** Two parties stand together. */
	"coalition-formed": {
		/** who offered or forced it */
		seat: number;
		/** the other party */
		partner: number;
		/** in which state */
		state: string;
		/** open programme cards they share */
		shared: number;
		/** whether the partner was not asked */
		forced: boolean;
	};
	/** A party has bought a media cube. */
	"media-bought": {
		/** the party */
		seat: number;
		/** where the cube lies */
		state: string;
		/** what it cost */
		price: number;
	};
	/** An opinion was exchanged for one from the pool, by media control or by absolute majority. */
	"opinion-exchanged": {
		/** the party */
		seat: number;
		/** in which state */
		state: string;
		/** the opinion that went */
		removed: string;
		/** the opinion that came from the pool */
		added: string;
		/** by which right: media or majority */
		right: string;
	};
	/** A party has held meetings. */
	"meetings-held": {
		/** the party */
		seat: number;
		/** in which state */
		state: string;
		/** how many */
		meetings: number;
		/** what they cost */
		cost: number;
		/** meetings it has there now */
		total: number;
	};
	/** A poll is up for auction. */
	"poll-offered": {
		/** whose poll it is */
		state: string;
	};
	/** A bid for the poll. */
	"poll-bid": {
		/** who bids */
		seat: number;
		/** whose poll it is */
		state: string;
		/** how much */
		amount: number;
	};
	/** A party bids no more for this poll. */
	"poll-passed": {
		/** who passes */
		seat: number;
		/** whose poll it is */
		state: string;
	};
	/** The highest bidder has paid for the poll. */
	"poll-sold": {
		/** who bought it */
		seat: number;
		/** whose poll it is */
		state: string;
		/** what was paid */
		amount: number;
	};
	/** Nobody wanted the poll; it is discarded unseen. */
	"poll-unsold": {
		/** whose poll it is */
		state: string;
	};
	/** Whispered: the poll you bought, with the thumbs of every seat. */
	"poll-seen": {
		/** whose poll it is */
		state: string;
		/** the card */
		poll: string;
		/** thumbs up, or below nought down, by seat */
		thumbs: number[];
	};
	/** A poll is published, with the thumbs of every seat. */
	"poll-published": {
		/** who publishes it */
		seat: number;
		/** whose poll it is */
		state: string;
		/** the card */
		poll: string;
		/** thumbs up, or below nought down, by seat */
		thumbs: number[];
	};
	/** A published line has moved a trend. */
	"trend-polled": {
		/** whose trend moved */
		seat: number;
		/** in which state */
		state: string;
		/** how far the card moves it, below nought: down */
		steps: number;
		/** where it stands now */
		trend: number;
	};
	/** A poll stays secret; its buyer recruits members. */
	"poll-shelved": {
		/** who bought it */
		seat: number;
		/** whose poll it is */
		state: string;
		/** what was rolled */
		dice: number[];
		/** members they bring */
		gained: number;
		/** members the party has now */
		members: number;
	};
	/** Meetings have become votes. */
	"meetings-converted": {
		/** the party */
		seat: number;
		/** in which state */
		state: string;
		/** votes it had there before */
		held: number;
		/** how many */
		meetings: number;
		/** trend and agreement together */
		factor: number;
		/** votes won */
		votes: number;
		/** votes it has there now */
		total: number;
	};
	/** A state has voted: votes and seats of every party. */
	"seats-won": {
		/** the state that voted */
		state: string;
		/** votes, by seat */
		votes: number[];
		/** seats won, by seat */
		seats: number[];
	};
	/** Who has won a state. */
	"state-won": {
		/** the state that voted */
		state: string;
		/** a party or both of a coalition, the higher marker first */
		winners: number[];
		/** their votes together */
		votes: number;
		/** level with another side, and won only by the higher marker */
		by_a_nose: boolean;
	};
	/** A media cube goes to the national board. */
	"national-media-placed": {
		/** whose cube it is */
		seat: number;
		/** the round it lies in */
		round: number;
		/** what it counts at the end */
		points: number;
	};
	/** An opinion goes to the national board: to a free space, on its like, or in the place of another. */
	"national-opinion-placed": {
		/** the party */
		seat: number;
		/** the opinion moved */
		opinion: string;
		/** which space, counted from 0 */
		space: number;
		/** free, secures, reverses or displaces */
		effect: string;
		/** the opinion that lay there; empty: none */
		lying: string;
	};
	/** The national opinion brings members. */
	"members-recruited": {
		/** the party */
		seat: number;
		/** members won */
		gained: number;
		/** members it has now */
		members: number;
	};
	/** A hidden opinion is turned up. */
	"opinion-turned": {
		/** in which state */
		state: string;
		/** the opinion that lies open now */
		opinion: string;
	};
	/** The opinion clashes with an open one and is replaced. */
	"opinion-clashed": {
		/** in which state */
		state: string;
		/** the opinion that clashes */
		opinion: string;
		/** whether it goes to the pool */
		pool: boolean;
	};
	/** No opinion is left; the place stays empty. */
	"opinion-missing": {
		/** in which state */
		state: string;
	};
	/** A party is paid for its seats and its members. */
	"paid-out": {
		/** the party */
		seat: number;
		/** money for the seats won */
		for_seats: number;
		/** money for the members */
		for_members: number;
		/** both together */
		total: number;
		/** what it has paid in this round */
		spent: number;
	};
	/** A party lays a donation open. */
	"donation-accepted": {
		/** the party */
		seat: number;
		/** the sum on the card */
		amount: number;
	};
	/** A party lays a donation face down. */
	"donation-laid": {
		/** the party */
		seat: number;
	};
	/** An accepted donation is paid; the highest die costs members. */
	"donation-paid": {
		/** the party */
		seat: number;
		/** money received */
		amount: number;
		/** what was rolled */
		dice: number[];
		/** members that leave */
		lost: number;
		/** members it has now */
		members: number;
	};
	/** A refused donation is turned up; its dice bring members. */
	"donation-refused": {
		/** the party */
		seat: number;
		/** money refused */
		amount: number;
		/** what was rolled */
		dice: number[];
		/** members won */
		gained: number;
		/** members it has now */
		members: number;
	};
	/** The highest refusal brings more members. */
	"donation-bonus": {
		/** the party */
		seat: number;
		/** money refused */
		amount: number;
		/** what was rolled */
		dice: number[];
		/** members won */
		gained: number;
		/** members it has now */
		members: number;
	};
	/** The points of a party. */
	"final-score": {
		/** the party */
		seat: number;
		/** points for seats */
		seats: number;
		/** points for media cubes on the national board */
		media: number;
		/** points for members */
		members: number;
		/** points for having most or second most members */
		members_bonus: number;
		/** points for national opinions it agrees with */
		opinions: number;
		/** points for those that are secured */
		security: number;
		/** points for seats; media; members with their bonus; opinions with their security */
		sources: number[];
		/** the same, added up one after the other */
		running: number[];
		/** all points */
		total: number;
	};
	/** Who has won. */
	"game-ended": {
		/** the seats that have won */
		winners: number[];
		/** the winners' points */
		score: number;
	};
}

/** The remarks by their words, with their parts. */
export interface Remarks {
	/** On these terms I would stand with you in the current state; an answer to terms of yours counters them. */
	"offer-terms": {
		/** whom the terms are for */
		partner: number;
		/** in which state */
		state: string;
		/** meetings I would hold there */
		meetings: number;
		/** meetings the partner should hold there */
		asked: number;
		/** the opinion I would bring to the national board; "none": none named */
		mine: string;
		/** the opinion the partner should bring; "none": none named */
		theirs: string;
		/** whether neither exchanges an opinion the other shares */
		hands_off: boolean;
	};
	/** Whether I will stand with you in the current state, and why. */
	"answer-terms": {
		/** who is answered */
		partner: number;
		/** in which state */
		state: string;
		/** whether I will */
		agrees: boolean;
		/** one of REASONS */
		because: string;
		/** our votes together, as things stand and as promised */
		votes: number;
		/** those of the best other side */
		rival: number;
	};
}
