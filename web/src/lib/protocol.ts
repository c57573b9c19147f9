// Generated from src/hemicycle/server/protocol by `make docs`. Do not edit.
import type { Board as DieMacherBoard } from "$/games/die-macher/types.ts";
import type { Board as GlobalPowersBoard } from "$/games/global-powers/types.ts";
import type { Board as SecretHitlerBoard } from "$/games/secret-hitler/types.ts";

export const PROTOCOL = 1;

/** What `View.board` is in each game of ours. */
export interface Boards {
	"die-macher": DieMacherBoard;
	"global-powers": GlobalPowersBoard;
	"secret-hitler": SecretHitlerBoard;
}

/** What is asked, of whom, and by which sections of the rulebook. */
export interface Prompt {
	step: string;
	kind: string;
	may: boolean;
	cites: string[];
	detail: Record<string, unknown>;
}

/** One legal action: its notation, and what a sentence about it needs. */
export interface Choice {
	action: string;
	detail: Record<string, unknown>;
}

/** All that a seat may know. `seat` is None for the public. */
export interface View<G extends string = string> {
	game: G;
	edition: string;
	seats: number;
	seat: number | null;
	board: G extends keyof Boards ? Boards[G] : unknown;
	agenda: string[];
	waiting: number[];
	sealed: number[];
	mine: string | null;
	prompt: Prompt | null;
	choices: Choice[];
	outcome: Record<string, unknown> | null;
}

/** How the game stood after an entry of its record, line by line. */
export interface Point {
	entry: number;
	values: number[];
	chances: number[];
	error: number;
	points_error: number;
}

/** What luck did after an entry: how much better or worse than expected, line by line. */
export interface Fortune {
	entry: number;
	gains: number[];
	fell: Sentence | null;
}

/** A message of the catalogue, and what it needs. */
export interface Sentence {
	key: string;
	detail: Record<string, unknown>;
}

/** A decision that gave something away: what was done, what was better and by how much, why and by which rule.
 * `effect` says what came of both where they were played out, `asked` what the decision was about. */
export interface Mistake {
	entry: number;
	seat: number;
	step: string;
	done: Choice;
	better: Choice;
	cost: number;
	error: number;
	sure: string;
	key: string;
	detail: Record<string, unknown>;
	sections: string[];
	effect: Sentence | null;
	asked: Sentence | null;
}

/** What everybody could reasonably think after an entry: each seat's chance to be a fascist. */
export interface Suspicion {
	entry: number;
	fascist: number[];
	hitler: number[];
	minds: number[][];
}

/** What somebody said about cards or a party, and whether it was true. */
export interface Claim {
	entry: number;
	seat: number;
	word: string;
	detail: Record<string, unknown>;
	true: boolean;
}

/** All that was found. Points and mistakes are in the order of the record. */
export interface Review {
	game: string;
	edition: string;
	seats: number;
	names: string[];
	lines: string;
	sides: string[];
	unit: string;
	depth: string;
	course: Point[];
	turning: number[];
	fortune: Fortune[];
	mistakes: Mistake[];
	suspicions: Suspicion[];
	claims: Claim[];
}

/** A number of a sum: where it stands in the view (or itself), and what is done with it to those before. */
export interface SumTerm {
	of: string | number;
	op: string;
}

/** One thing that is explained, when, and beside which places of the page.
 * It is told once its situation is there: the seat is `asked` by this step of the rules, one of these `events` has
 * happened since the step before was told, all of `where` holds, and all of `legal` may be done. Without any of these
 * it follows the step before. */
export interface LessonStep {
	name: string;
	asked: string;
	events: string[];
	where: string[];
	legal: string[];
	places: string[];
	tab: string;
	parts: Record<string, string>;
	sum: SumTerm[];
	optional: boolean;
	drafts: string[];
	do: string[][];
}

/** A guided game: everything a table needs to be the same each time, and what is told at it. */
export interface Lesson {
	game: string;
	id: string;
	edition: string;
	revision: number;
	seats: number;
	seed: number;
	bots: string;
	minutes: number;
	first: boolean;
	steps: LessonStep[];
	options: Record<string, boolean | number | string>;
	talk: boolean;
}

/** A clock in seconds: a bank for the game, what each decision adds to it, and the most one decision may take. */
export interface TimeControl {
	bank: number;
	increment: number;
	cap: number;
}

/** How a table plays. `standby` is the level of the bot that answers for an absent player.
 * A `rated` game counts: everybody has an account and one seat, at least two people play, and nobody is helped, so
 * that hints are off. */
export interface Settings {
	game: string;
	edition?: string;
	options?: Record<string, boolean | number | string>;
	seats?: number;
	pace?: "custom" | "evening" | "live" | "slow" | "untimed";
	clock?: TimeControl | null;
	bot_delay?: number;
	wait_for_slowest?: boolean;
	standby?: string;
	language?: "de" | "en" | "fr" | "nl" | "any";
	visibility?: "public" | "unlisted";
	spectators?: boolean;
	spectator_delay?: number;
	spectator_talk?: boolean;
	hints?: boolean;
	rated?: boolean;
	lesson?: string;
}

/** Who sits where, with the name of their account if they have one.
 * A `program` is a person's own bot that came through the same door as people do. Until `vacation` its person has
 * days off; in slow games their clock stands still. */
export interface SeatInfo {
	seat: number;
	state: "bot" | "open" | "person";
	name: string;
	level: string | null;
	locked: boolean;
	online: boolean;
	standby: boolean;
	muted: boolean;
	program: boolean;
	party: string | null;
	account: string | null;
	vacation: number | null;
}

/** One game played at a table. The commitment is published before it begins, the secret after its end. */
export interface MatchInfo {
	match: number;
	revision: number;
	commitment: string;
	secret: string | null;
	n: number;
	outcome: Record<string, unknown> | null;
}

/** Where a table comes from: a `record` somebody uploaded, or a `branch` from a moment of another match.
 * A branch goes on with the `same` luck or `fresh` luck; one from a running match was imagined by what `seat` knew,
 * and has no `entry`: numbers of the record would tell of sealed answers that were changed. */
export interface Origin {
	kind: "branch" | "record";
	table: string;
	match: number;
	entry: number;
	luck: "" | "fresh" | "same";
	seat: number | null;
}

/** A table as everybody who knows its code may see it. `parties` can be chosen, each once, before the start.
 * An abandoned table is removed at `expires`; coming to it, or a move, puts that off. `next` is the table where the
 * same people play again. */
export interface TableInfo {
	code: string;
	settings: Required<Settings>;
	phase: "abandoned" | "frozen" | "over" | "paused" | "playing" | "seating";
	host: string;
	seats: SeatInfo[];
	spectators: number;
	created: number;
	match: MatchInfo | null;
	private_talk: boolean;
	parties: string[];
	expires: number | null;
	origin: Origin | null;
	next: string | null;
}

/** How far a match is, for everybody: a few numbers of the game's own, and the step that is waited for. */
export interface Stage {
	progress: Record<string, number>;
	step: string;
	detail: Record<string, unknown>;
}

/** An event: `event-<word>` with `detail` is its sentence. */
export interface Happened {
	word: string;
	detail: Record<string, unknown>;
}

/** A remark in the game's own notation: `remark-<word>` with `detail` and `$speaker` is its sentence. */
export interface Remarked {
	seat: number;
	text: string;
	word: string;
	detail: Record<string, unknown>;
}

/** Who plays a seat from now on, and why: `plays-<by>` and `plays-why-<why>` of the words `house`.
 * A bot that stands in because `time` ran out answers one decision; all else lasts until it is said otherwise. */
export interface Plays {
	seat: number;
	by: "bot" | "person" | "program" | "standby";
	name: string;
	why: string;
}

/** One committed change as a seat may know it.
 * Moments are numbered from 1 without gaps; the opening is moment 0. `back` takes back every moment above it.
 * `plays` is set when nothing happened on the table but who plays a seat. */
export interface Moment {
	n: number;
	at: number;
	seat: number | null;
	by: "bot" | "person" | "standby" | "table";
	events: Happened[];
	remarks: Remarked[];
	back: number | null;
	plays: Plays | null;
}

/** All moments of a match above `since`, for one seat.
 * Of a match that is over also who played it, and the last entry of the record each moment holds. */
export interface Log {
	match: number;
	seat: number | null;
	since: number;
	n: number;
	moments: Moment[];
	names: string[];
	lasts: number[];
}

/** The table at one moment of a match, for one seat. */
export interface Page {
	match: number;
	seat: number | null;
	n: number;
	last: number;
	moment: Moment;
	view: View;
}

/** Whether a record holds: played again, luck dealt again from the revealed seed. */
export interface Verdict {
	valid: boolean;
	commitment: string;
	line: number | null;
	code: string | null;
	detail: Record<string, unknown>;
}

/** Come in without an account. A program gets its token in the answer instead of a cookie. */
export interface NewGuest {
	name: string;
	language?: "de" | "en" | "fr" | "nl";
	program?: boolean;
}

/** Who I am here. `token` is set only in the answer to a program. */
export interface Me {
	name: string;
	language: "de" | "en" | "fr" | "nl";
	account: string | null;
	program: boolean;
	token: string | null;
}

/** Change my name or language. */
export interface ChangeMe {
	name?: string | null;
	language?: "de" | "en" | "fr" | "nl" | null;
}

/** A named account, so that a seat can be resumed from another device. */
export interface Credentials {
	account: string;
	password: string;
}

/** Open a table; with `bots` and `start` one plays at once. */
export interface NewTable {
	settings: Settings;
	mine?: number;
	bots?: string | null;
	start?: boolean;
	invite?: string[];
}

/** Tables, newest first; `next` asks for more. `turn` names those of one's own that wait for one's answer. */
export interface TableList {
	tables: TableInfo[];
	turn: string[];
	next: number | null;
}

/** A reading or a variant a table may choose: `option-<name>` is its sentence, `choice-<value>` its attributes. */
export interface OptionInfo {
	name: string;
	default: boolean | number | string;
	choices: (boolean | number | string)[];
	section: string;
	source: string;
	sure: string;
}

/** How an unclear rule is read at every table: message `key` is its sentence. */
export interface RulingInfo {
	key: string;
	section: string;
	source: string;
	sure: string;
}

/** One edition: for how many seats, what can be chosen, and how unclear rules are read. */
export interface EditionInfo {
	id: string;
	revision: number;
	seats: number[];
	options: OptionInfo[];
	rulings: RulingInfo[];
}

/** A guided first game: its name (`lesson-<id>` of the words `lesson`) and how long it takes. */
export interface LessonInfo {
	id: string;
	minutes: number;
}

/** A printed text that sources cite by its id: a rulebook or a published report. */
export interface TextInfo {
	id: string;
	title: string;
}

/** A game that can be played here. */
export interface GameInfo {
	id: string;
	designers: string[];
	default_seats: number;
	teams: string[];
	private_talk: boolean;
	editions: EditionInfo[];
	levels: string[];
	lessons: LessonInfo[];
	texts: TextInfo[];
}

/** Where a part of an edition comes from and how sure it is. */
export interface Source {
	key: string;
	source: string;
	sure: string;
}

/** The numbers, cards and boards of an edition, and where they come from. Doubts are all that is not printed. */
export interface EditionData {
	id: string;
	revision: number;
	data: Record<string, unknown>;
	sources: Source[];
	doubts: Source[];
}

/** A section of the rulebook: message `key` is its title, attribute `text` its content. */
export interface SectionInfo {
	id: string;
	key: string;
	status: string;
	aliases: string[];
	where: Record<string, string>;
	options: string[];
	rulings: string[];
	editions: string[];
}

/** Why something was not done: `refusal-<code>` with `detail` is the sentence, `rules` cites the rulebook. */
export interface Refusal {
	code: string;
	detail: Record<string, unknown>;
	rules: string[];
	retry_after: number | null;
}

/** Review a match that is over. */
export interface NewReview {
	depth?: "deep" | "normal" | "quick";
}

/** How far a review is: `part` of it is done. A failed one has a code that says why. */
export interface ReviewState {
	id: string;
	state: "done" | "failed" | "waiting" | "working";
	part: number;
	review: Review | null;
	code: string | null;
}

/** Show the game of a record, as JSON lines. */
export interface NewRecord {
	record: string;
}

/** Play on from a moment, or from an entry of the record, against bots: a table of one's own.
 * While the match goes on the table is imagined from what one's own seat knows. Without a moment: from now on. */
export interface NewBranch {
	seat: number;
	moment?: number | null;
	entry?: number | null;
	luck?: "fresh" | "same";
	bots?: string;
}

/** A line drawn over the board: points one after another, in thousandths of the width and height of a place on it.
 * Boards differ with the device, but all have the same places; without one the points are those of the whole board. */
export interface Stroke {
	points: number[];
	place?: string;
}

/** What somebody at the table wrote or drew beside a moment of a match that is over. */
export interface Comment {
	id: number;
	match: number;
	entry: number;
	seat: number | null;
	at: number;
	name: string;
	mine: boolean;
	text: string;
	drawing: Required<Stroke>[];
}

/** A puzzle by its name. */
export interface PuzzleInfo {
	game: string;
	id: string;
	step: string;
}

/** A moment of a game between bots, by all that the seat asked knows; `next` is the puzzle that follows it. */
export interface PuzzleTable {
	puzzle: PuzzleInfo;
	number: number;
	of: number;
	next: string;
	edition: string;
	names: string[];
	seat: number;
	moments: Moment[];
	view: View;
}

/** What somebody would do. */
export interface Attempt {
	action: string;
}

/** Another option, by how much it is worse, the standard error of that, and what came of the best one instead. */
export interface PuzzleRival {
	choice: Choice;
	cost: number;
	error: number;
	effect: Sentence | null;
}

/** Whether that was best; what is, by how much, why and by which rule. `unit` is `points` or `chance`. */
export interface Solved {
	right: boolean;
	best: Choice;
	rivals: PuzzleRival[];
	unit: string;
	word: string;
	detail: Record<string, unknown>;
	sections: string[];
}

/** Who this connection is: which seats it holds (none: a spectator) and whether it is the host. */
export interface You {
	name: string;
	language: "de" | "en" | "fr" | "nl";
	seats: number[];
	host: boolean;
}

/** A vote of the table. Each person votes with the lowest seat held; `needed` times yes carries it. */
export interface Vote {
	vote: number;
	kind: "abandon" | "extend" | "migrate" | "pace" | "pause" | "replace" | "resume" | "undo";
	by: number;
	seat: number | null;
	pace: "custom" | "evening" | "live" | "slow" | "untimed" | null;
	clock: Required<TimeControl> | null;
	moment: number | null;
	electorate: number[];
	yes: number[];
	no: number[];
	needed: number;
	closes: number;
}

/** A seat's clock: milliseconds in the bank, and until when (epoch, ms) it must answer, if it is asked. */
export interface SeatClock {
	seat: number;
	bank: number;
	deadline: number | null;
}

/** All clocks, with the server's own time (epoch, ms) to compare with. */
export interface Clock {
	now: number;
	running: boolean;
	seats: SeatClock[];
}

/** Something said. `to` is None when it was said to the whole table; `match` is 0 before the first.
 * Without a `seat` it was said by a spectator; players of that match hear it when it is over. */
export interface Talk {
	n: number;
	match: number;
	at: number;
	seat: number | null;
	name: string;
	to: number[] | null;
	text: string;
	remark: Remarked | null;
	answers: number | null;
	reply: string | null;
}

/** An unfinished answer. */
export interface Draft {
	seat: number;
	decision: string;
	draft: unknown;
}

/** A seat's private notes. */
export interface Notes {
	seat: number;
	text: string;
}

/** An option with what it is worth to the seat. */
export interface Suggestion {
	action: string;
	value: number;
}

/** Somebody shows the others a review: the entry they look at, and through whose eyes (None: the public's). */
export interface Leader {
	name: string;
	match: number;
	entry: number;
	seat: number | null;
}

/** A browser, as its push service knows it. */
export interface PushTarget {
	type: "push";
	endpoint: string;
	p256dh: string;
	auth: string;
	device?: string;
}

/** A mailbox; it is used once its owner has followed the link they are sent. */
export interface MailTarget {
	type: "mail";
	address: string;
}

/** An address that is sent a message in the form its service expects; plain `json` is signed. */
export interface WebhookTarget {
	type: "webhook";
	url: string;
	form?: "discord" | "json" | "matrix" | "ntfy" | "slack";
}

/** One more way to reach me. */
export interface NewWay {
	target: PushTarget | MailTarget | WebhookTarget;
}

/** What I want to hear of by a way. */
export interface ChangeWay {
	events: ("begun" | "invitation" | "late" | "nudge" | "over" | "talk" | "turn")[];
}

/** A way to reach me. `secret` signs what a webhook is sent; `trouble` is why the last try failed. */
export interface WayInfo {
	id: string;
	kind: "mail" | "push" | "webhook";
	label: string;
	events: ("begun" | "invitation" | "late" | "nudge" | "over" | "talk" | "turn")[];
	confirmed: boolean;
	secret: string | null;
	trouble: string | null;
}

/** When I do not want to be told anything, by the clock of my time zone; the rest is told later. */
export interface QuietHours {
	begins: number;
	ends: number;
	zone: string;
}

/** What I choose beside the ways themselves: `off` names the ways that say nothing of a table. */
export interface NotificationChoice {
	quiet?: QuietHours | null;
	off?: Record<string, ("mail" | "push" | "webhook")[]>;
}

/** All I have chosen, and what this server can do: `push_key` is its key for web push. */
export interface Notifications {
	ways: WayInfo[];
	choice: Required<NotificationChoice>;
	possible: ("mail" | "push" | "webhook")[];
	push_key: string | null;
	vacation: number | null;
	days_left: number;
}

/** A signed token out of a mail. */
export interface MailToken {
	token: string;
}

/** Which mailbox is meant, shortened so that only its owner recognises it. */
export interface MailStopped {
	address: string;
}

/** Days off until then (milliseconds since 1970): my clocks in slow games stand still. */
export interface Vacation {
	until: number;
}

/** Whoever sits on a seat of a table, or has said something there; one of the two. */
export interface Somebody {
	code: string;
	seat?: number | null;
	talk?: number | null;
}

/** Do not let me hear somebody, who may also be named by their account; `block`: nor get their invitations. */
export interface Ignore {
	code?: string;
	seat?: number | null;
	talk?: number | null;
	account?: string | null;
	kind?: "block" | "mute";
}

/** Somebody I do not want to hear. */
export interface Ignored {
	id: string;
	name: string;
	kind: "block" | "mute";
	since: number;
}

/** Report somebody; what I could hear at the table goes with it. */
export interface NewReport {
	code: string;
	seat?: number | null;
	talk?: number | null;
	reason: "cheating" | "insults" | "name" | "other" | "spam";
	text?: string;
}

/** A report as operators read it: who says what of whom, and the talk around it. */
export interface Report {
	id: string;
	at: number;
	reporter: string;
	subject: string;
	subject_id: string;
	room: string;
	reason: "cheating" | "insults" | "name" | "other" | "spam";
	text: string;
	talk: Talk[];
	open: boolean;
	answer: string;
}

/** A report has been dealt with. */
export interface CloseReport {
	answer: string;
}

/** Somebody as operators see them. */
export interface PersonSeen {
	id: string;
	name: string;
	account: string | null;
	program: boolean;
	created: number;
}

/** Keep somebody out, or all who come from a range of addresses, until then (or for good). */
export interface NewBan {
	person?: string | null;
	network?: string | null;
	reason: string;
	until?: number | null;
}

/** Who is kept out, why, until when, and by whom. */
export interface Ban {
	id: string;
	person: string | null;
	network: string | null;
	reason: string;
	until: number | null;
	by: string;
	at: number;
	name: string | null;
}

/** Close a table; its people are told why. */
export interface CloseTable {
	reason: string;
}

/** What an operator did or looked at. */
export interface Audit {
	at: number;
	operator: string;
	what: string;
	detail: string;
}

/** Make the guest I am an account; some servers want an invitation. */
export interface NewAccount {
	account: string;
	password: string;
	invitation?: string | null;
}

/** Sign in with this password from now on. */
export interface NewPassword {
	password: string;
}

/** For whom a passkey is to be made: somebody without an account names the one they want. */
export interface AccountWish {
	account?: string | null;
}

/** What `navigator.credentials` is to be asked; `challenge` comes back with the answer, within five minutes. */
export interface Challenge {
	options: Record<string, unknown>;
	challenge: string;
}

/** What `navigator.credentials` answered, as JSON. */
export interface Signed {
	challenge: string;
	credential: Record<string, unknown>;
}

/** A new passkey; it makes a guest an account of this name. */
export interface NewPasskey {
	signed: Signed;
	account?: string | null;
	invitation?: string | null;
}

/** Show again that I am who I am: by password, or by a passkey. */
export interface Proof {
	password?: string | null;
	signed?: Signed | null;
}

/** Where I am signed in: browser and system, since when (epoch, ms), and when it was last used. */
export interface DeviceInfo {
	id: string;
	label: string;
	created: number;
	seen: number;
	here: boolean;
}

/** A passkey of mine: where it was made and when it was last used. */
export interface PasskeyInfo {
	id: string;
	label: string;
	created: number;
	used: number | null;
}

/** How I can come in: devices signed in, passkeys, whether there is a password, invitations nobody has used.
 * `proved`: a password or passkey was given here of late, so that all this can be changed. `operator`: I may look
 * after this server. */
export interface Access {
	account: string | null;
	devices: DeviceInfo[];
	passkeys: PasskeyInfo[];
	password: boolean;
	proved: boolean;
	operator: boolean;
	invitations: string[];
}

/** An invitation for somebody else to make an account. */
export interface Invited {
	invitation: string;
}

/** A table in a list: whom it waits for, until when (epoch, ms), which seats are mine, if I may discard it. */
export interface TableCard {
	table: TableInfo;
	mine: number[];
	disposable: boolean;
	waiting: number[];
	deadline: number | null;
	stage: Stage | null;
}

/** Somebody asks me to a table: their name, and their account. */
export interface InvitationInfo {
	by: string;
	account: string;
	at: number;
	card: TableCard;
}

/** How strong somebody is: in all (`role` is empty) or as what they played.
 * `doubt` is how far off it may be (two standard deviations); `settled` says that it is small by now. */
export interface RatingInfo {
	game: string;
	role: string;
	rating: number;
	doubt: number;
	change: number;
	games: number;
	won: number;
	settled: boolean;
}

/** Who played a finished game, as what, and how it ended for them. */
export interface PlayedSeat {
	name: string;
	account: string | null;
	bot: string | null;
	role: string;
	place: number | null;
	won: boolean;
	score: number | null;
}

/** A finished game and one player's seat in it; the code is given to those who played, and of public tables. */
export interface PlayedGame {
	code: string | null;
	match: number;
	game: string;
	edition: string;
	rated: boolean;
	ending: string;
	ended: number;
	seat: number;
	seats: PlayedSeat[];
}

/** The first page of somebody who returns.
 * `archived` is how many tables they have put away, `called` by which ways they are told that it is their turn. */
export interface Home {
	turn: TableCard[];
	running: TableCard[];
	recent: PlayedGame[];
	open: TableCard[];
	friends: TableCard[];
	invitations: InvitationInfo[];
	archived: number;
	called: ("mail" | "push" | "webhook")[];
	ratings: RatingInfo[];
	histories: Record<string, number[]>;
}

/** How often somebody played something, and won. */
export interface RoleRecord {
	role: string;
	games: number;
	won: number;
}

/** What somebody has played of a game. */
export interface GameRecord {
	game: string;
	games: number;
	won: number;
	roles: RoleRecord[];
}

/** Games of mine with somebody: how many, how often I was ahead, how often they were. */
export interface HeadToHead {
	game: string;
	games: number;
	ahead: number;
	behind: number;
}

/** What everybody may know of an account. Reliability: decisions, how many a stand-in made, games left.
 * `ignored`: I do not want to hear them. */
export interface Profile {
	account: string;
	name: string;
	program: boolean;
	since: number;
	games: GameRecord[];
	ratings: RatingInfo[];
	histories: Record<string, number[]>;
	recent: PlayedGame[];
	decisions: number;
	stood_in: number;
	finished: number;
	left: number;
	followed: boolean;
	me: boolean;
	head_to_head: HeadToHead[];
	ignored: Ignored | null;
}

/** A place in a table of the strongest; bots are marked by their level. */
export interface Ranked {
	place: number;
	account: string | null;
	name: string;
	bot: string | null;
	rating: RatingInfo;
}

/** The strongest at a game, in all or as one role, with at least so many games against so many others. */
export interface Leaderboard {
	game: string;
	role: string;
	roles: string[];
	least_games: number;
	least_opponents: number;
	ranked: Ranked[];
}

/** How often something won: `value` names a seat, a role, an edition, or who began. */
export interface Rate {
	value: string;
	games: number;
	won: number;
}

/** What the finished games of a game tell: how often each seat, role, first player won, and how they ended. */
export interface GameStatistics {
	game: string;
	edition: string;
	games: number;
	seats: Record<string, Rate[]>;
	roles: Rate[];
	first: Rate[];
	editions: Rate[];
	endings: Rate[];
}

/** Somebody I follow. */
export interface Follower {
	account: string;
	name: string;
}

/** Whom to ask to a table. */
export interface Invitees {
	accounts: string[];
}

/** A seat link as the host handed it out. */
export interface SeatLink {
	link: string;
}

/** The table and the seat a link led to. */
export interface Seated {
	code: string;
	seat: number;
}

/** The server: version, protocol, and the addresses it can be reached at from the same network.
 * `registration` says who may make an account, `passkeys` whether one can sign in with one, `ratings` whether rated
 * games are counted. */
export interface About {
	version: string;
	protocol: number;
	languages: string[];
	addresses: string[];
	registration: "closed" | "invited" | "open" | "required";
	passkeys: boolean;
	ratings: boolean;
}

/** The first message. `seen` is the last moment of `match` known here; `watch` asks for the public view only. */
export interface Hello {
	type: "hello";
	protocol: number;
	match?: number;
	seen?: number;
	watch?: boolean;
	key: string;
}

/** Ask whether anybody is there. */
export interface Ping {
	type: "ping";
	key: string;
}

/** Take an open seat; before the start one may hold several. */
export interface Sit {
	type: "sit";
	seat: number;
	name?: string | null;
	key: string;
}

/** Leave a seat before the start or after the end; the host may clear any seat before the start. */
export interface Stand {
	type: "stand";
	seat: number;
	key: string;
}

/** Choose one of `table.parties` for an own seat (host: for a bot's) before the start; None leaves it open. */
export interface ChooseParty {
	type: "choose-party";
	seat: number;
	party?: string | null;
	key: string;
}

/** Let two seats change places before the start (host). */
export interface Swap {
	type: "swap";
	first: number;
	second: number;
	key: string;
}

/** Close an open seat to all who have no seat link, or open it again (host). */
export interface Lock {
	type: "lock";
	seat: number;
	locked: boolean;
	key: string;
}

/** Put a bot of a level on a seat nobody holds, or before the start on an own one (host, or the seat's owner). */
export interface PutBot {
	type: "put-bot";
	seat: number;
	level: string;
	key: string;
}

/** Let a bot play for me for a while; the seat stays mine, `take-back` or any action of mine ends it. */
export interface LetBotPlay {
	type: "let-bot-play";
	seat: number;
	level?: string | null;
	key: string;
}

/** Play my seat again: from the bot that stood in, or that replaced me while I was away. */
export interface TakeBack {
	type: "take-back";
	seat: number;
	key: string;
}

/** Give up my seat for good during play; a bot goes on with it, and the host may hand out a link to it. */
export interface GiveUp {
	type: "give-up";
	seat: number;
	key: string;
}

/** Ask for a link to a seat nobody holds; links issued for it before are void, the first claim uses it up (host). */
export interface IssueLink {
	type: "issue-link";
	seat: number;
	key: string;
}

/** Change the settings before the start (host). */
export interface Change {
	type: "change";
	settings: Settings;
	key: string;
}

/** Begin (host). `bots` is the level that fills open seats; without it all seats must be taken. */
export interface Start {
	type: "start";
	bots?: string | null;
	key: string;
}

/** Add 128 random bits of this device to the luck of the match that is about to begin, for one's own seat. */
export interface Contribute {
	type: "contribute";
	match: number;
	seat: number;
	bits: string;
	key: string;
}

/** After the end: play again at another table, everybody one seat further (host); `table.next` is its code.
 * The match begins there as soon as everybody has come. This table keeps its game. */
export interface Rematch {
	type: "rematch";
	rotate?: number;
	key: string;
}

/** Let a seat talk no more, or again (host). */
export interface Mute {
	type: "mute";
	seat: number;
	muted: boolean;
	key: string;
}

/** Let bots wait for the person who looks at things longest, or not (host). */
export interface WaitForSlowest {
	type: "wait-for-slowest";
	wait: boolean;
	key: string;
}

/** How many moments spectators are behind, and whether they may talk (host). */
export interface Spectators {
	type: "spectators";
	delay: number;
	talk: boolean;
	key: string;
}

/** A device still shows what happened before, or (false) has caught up: bots wait for the slowest person. */
export interface Behind {
	type: "behind";
	behind: boolean;
	key: string;
}

/** Answer a decision with one action, or with several that are carried out wholly or not at all. */
export interface Do {
	type: "do";
	seat: number;
	decision: string;
	actions: string[];
	key: string;
}

/** What would these actions change? Worked out from what the seat knows; luck and secrets end it. */
export interface Preview {
	type: "preview";
	seat: number;
	decision: string;
	actions: string[];
	key: string;
}

/** Take back this seat's last action while nothing was revealed. After that propose a vote. */
export interface Undo {
	type: "undo";
	seat: number;
	key: string;
}

/** Take nothing back: bots need not leave this seat the time to. */
export interface GoOn {
	type: "go-on";
	seat: number;
	key: string;
}

/** Keep an unfinished answer (any JSON below 8 kB), for the same seat on any device. None throws it away. */
export interface SaveDraft {
	type: "save-draft";
	seat: number;
	decision: string;
	draft?: unknown;
	key: string;
}

/** Ask a bot what it would do; it knows only what the seat knows. */
export interface Hint {
	type: "hint";
	seat: number;
	key: string;
}

/** Ask a bot, before answering, whether it sees a much better option; it knows only what the seat knows. */
export interface Judge {
	type: "judge";
	seat: number;
	decision: string;
	action: string;
	key: string;
}

/** Talk to the table, or (`to`) to some seats where the game allows it; in words or by a remark in its notation.
 * `answers` with `reply` accepts, declines or counters an earlier message. Spectators talk in words and without a
 * `seat`: among themselves while a match goes on, and players hear it when it is over. */
export interface Say {
	type: "say";
	seat: number | null;
	text?: string;
	remark?: string | null;
	to?: number[] | null;
	answers?: number | null;
	reply?: "accept" | "counter" | "decline" | null;
	key: string;
}

/** Keep private notes of a seat, for whoever wrote them: nobody who takes the seat later reads them. */
export interface SaveNotes {
	type: "save-notes";
	seat: number;
	text: string;
	key: string;
}

/** Put something to the vote of all people seated.
 * `seat`: whom to replace. `pace` (and `clock`): what to switch to. `moment`: take back all above it. */
export interface Propose {
	type: "propose";
	kind: "abandon" | "extend" | "migrate" | "pace" | "pause" | "replace" | "resume" | "undo";
	seat?: number | null;
	pace?: "custom" | "evening" | "live" | "slow" | "untimed" | null;
	clock?: TimeControl | null;
	moment?: number | null;
	key: string;
}

/** Vote on a proposal; it can be changed while the vote is open. */
export interface Ballot {
	type: "ballot";
	vote: number;
	yes: boolean;
	key: string;
}

/** Write or draw something beside an entry of a match that is over, looked at from a seat (None: as the public). */
export interface SaveComment {
	type: "save-comment";
	match: number;
	entry: number;
	seat?: number | null;
	text?: string;
	drawing?: Stroke[];
	key: string;
}

/** Remove a comment of my own. */
export interface RemoveComment {
	type: "remove-comment";
	match: number;
	comment: number;
	key: string;
}

/** Show the others what I look at in a match that is over: their screens go along. None: I lead no more. */
export interface Lead {
	type: "lead";
	match: number;
	entry?: number | null;
	seat?: number | null;
	key: string;
}

/** The answer to hello: the table, the talk so far, own drafts and notes. An `update` for every seat follows. */
export interface Welcome {
	type: "welcome";
	key: string;
	protocol: number;
	version: string;
	table: TableInfo;
	you: You;
	votes: Vote[];
	talk: Talk[];
	drafts: Draft[];
	notes: Notes[];
	leader: Leader | null;
}

/** Somebody came, went, sat down or voted; the settings or the phase changed. */
export interface Table {
	type: "table";
	table: TableInfo;
	you: You;
	votes: Vote[];
}

/** What happened, and how things stand now, for one seat (None: the public).
 * `moments` holds everything above `since`; when that is more than the client has missed, older moments can be had
 * over HTTP. `decision` names the decision this seat is asked for; it does not change when somebody else answers.
 * `done` holds the keys of this seat's answers that have just been carried out, and the moment each became. `link` is
 * the newest link of the record's chain; a device keeps it, to find it again in the record when the match is over. */
export interface Update {
	type: "update";
	match: number;
	seat: number | null;
	n: number;
	since: number;
	moments: Moment[];
	decision: string | null;
	undoable: boolean;
	clock: Clock | null;
	view: View;
	done: Record<string, number>;
	link: string;
}

/** A match is about to begin: the promise of the server's secret. Devices answer with `contribute` for their seats.
 * The match begins when everybody has, or at `closes`; the promise and all contributions stand in its record. */
export interface Committed {
	type: "committed";
	match: number;
	commitment: string;
	closes: number;
}

/** The clocks changed although nothing happened: a pause, an extension, another pace. */
export interface Clocks {
	type: "clocks";
	match: number;
	clock: Clock;
}

/** Half of the time for this decision is gone. */
export interface Nudge {
	type: "nudge";
	seat: number;
	deadline: number;
}

/** Somebody talked. */
export interface Said {
	type: "said";
	talk: Talk;
}

/** A draft was changed on another device of the same person. */
export interface Drafted {
	type: "drafted";
	draft: Draft;
}

/** The notes were changed on another device of the same person. */
export interface Noted {
	type: "noted";
	notes: Notes;
}

/** Somebody commented a review, or took a comment back: `comment` is None then. */
export interface Commented {
	type: "commented";
	id: number;
	comment: Comment | null;
}

/** Somebody else leads through a review; None: nobody does any more. */
export interface Led {
	type: "led";
	leader: Leader | null;
}

/** The server closes the connection: `refusal-<code>` says why; come back after so many seconds, if at all. */
export interface Bye {
	type: "bye";
	code: string;
	retry_after: number | null;
	detail: Record<string, unknown>;
}

/** It is done. `n` is the moment it became; `again` says that it was already done before. */
export interface Done {
	type: "done";
	key: string;
	n: number | null;
	again: boolean;
}

/** It was not done, nothing has changed: the parts of a `Refusal`, and the key of what was refused. */
export interface Refused {
	type: "refused";
	key: string | null;
	code: string;
	detail: Record<string, unknown>;
	rules: string[];
	retry_after: number | null;
}

/** The view after the first `certain` of the actions; what comes after them depends on luck or secrets.
 * Where the next one is sealed or shows a card, the board has what its seat knows it to bring. */
export interface Previewed {
	type: "previewed";
	key: string;
	seat: number;
	certain: number;
	events: Happened[];
	view: View;
}

/** What a bot would do, best first; `word`, a key of the words `bots`, with `detail` is its reason.
 * `unit` says what the values are: a `chance` to win from 0 to 1, `points`, or `none` when this bot does not weigh. A
 * bot that could not answer suggests nothing. */
export interface Hinted {
	type: "hinted";
	key: string;
	seat: number;
	decision: string;
	level: string;
	suggestions: Suggestion[];
	unit: string;
	word: string;
	detail: Record<string, unknown>;
}

/** What a bot thinks of an answer: `better` is a much better option, with its reason; None: it has no objection.
 * It has none either when it does not weigh, or could not say in time. */
export interface Judged {
	type: "judged";
	key: string;
	seat: number;
	decision: string;
	better: string | null;
	word: string;
	detail: Record<string, unknown>;
}

/** A link to an empty seat, for the first who claims it; it belongs into the fragment of an address. */
export interface Link {
	type: "link";
	key: string;
	seat: number;
	link: string;
}

export type Request =
	| Hello
	| Ping
	| Sit
	| Stand
	| ChooseParty
	| Swap
	| Lock
	| PutBot
	| LetBotPlay
	| TakeBack
	| GiveUp
	| IssueLink
	| Change
	| Start
	| Contribute
	| Rematch
	| Mute
	| WaitForSlowest
	| Spectators
	| Behind
	| Do
	| Preview
	| Undo
	| GoOn
	| SaveDraft
	| Hint
	| Judge
	| Say
	| SaveNotes
	| Propose
	| Ballot
	| SaveComment
	| RemoveComment
	| Lead;

export type News =
	| Welcome
	| Table
	| Update
	| Committed
	| Clocks
	| Nudge
	| Said
	| Drafted
	| Noted
	| Commented
	| Led
	| Bye
	| Done
	| Refused
	| Previewed
	| Hinted
	| Judged
	| Link;
