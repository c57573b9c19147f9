// What a game brings to the table frame. A game without a folder here is played with the generic board and panel.
import type { Component } from "svelte";
import type { Choice, Happened, Moment, View } from "$/lib/protocol.ts";
import type { Language, Words } from "$/lib/words.ts";
import type { Aid } from "$/table/aid/aid.ts";
import type { Concern, TableContext } from "$/table/context.svelte.ts";
import type { SceneBook } from "$/table/scenes/scene.ts";
import type { MarkStyle } from "$/ui/marks.ts";
import type { OutsideBoard } from "./outside.ts";

export interface Piece {
  /** Phones and narrow windows get their own layout. */
  compact: boolean;
}

/** What a match was decided by: a figure for every seat, what these figures are, and how it was won. */
export interface Decided {
  figures: readonly number[];
  title: string;
  how: string;
}

export interface GameClient {
  /** The board of a game from another package, which `Board` mounts. */
  outside?: OutsideBoard;
  /** Further files of words that the board speaks with. */
  words?: readonly string[];
  /** The table as everybody sees it; draws what can be done and picks into the draft. */
  Board: Component<Piece>;
  /** What only this seat sees, at the foot of the table. */
  Tray?: Component<Piece>;
  /** Whether there is anything to lay in the tray now; without this there always is. */
  hasTray?: (view: View) => boolean;
  /** A few words behind the title: "Round 6". */
  Topline?: Component<Piece>;
  /** Replaces the plain list of players in the rail; null where the board itself shows them. */
  Players?: Component | null;
  /** Further tabs of the rail; `web-tab-<id>` is their name. */
  tabs?: readonly { id: string; Tab: Component }[];
  /** Stands under the talk in the rail. */
  Aside?: Component;
  /** Composes a remark in the game's own notation, to all or to one seat: `() => import("./Speak.svelte")`; `board-speak` names the button to it. */
  Speak?: () => Promise<{ default: Component<{ to: number | null; close: () => void }> }>;
  /** Shown once, when a seat enters a game that has just begun; what has the id "opening" names it. */
  Opening?: Component<{ close: () => void }>;
  /** Pictures of the result: `() => import("./End.svelte")`. */
  End?: () => Promise<{ default: Component }>;
  /** What decided a match, where more is to be said than how it ended and the points. */
  decided?: (context: TableContext) => Decided | null;
  /** What is held as a scene when it happens: `() => import("./scenes.ts")`. */
  scenes?: () => Promise<{ default: SceneBook }>;
  /** The player aid, from the data of the edition: `() => import("./aid.ts")`. Without it the data itself is shown. */
  aid?: () => Promise<{ default: Aid }>;
  /** What an event means for the seat shown, where it must not be missed; it gets a card of its own. */
  concern?: (context: TableContext, event: Happened, moment: Moment) => Omit<Concern, "id"> | null;
  /** Why the seat shown may not talk now, if so. */
  silent?: (context: TableContext) => string | null;
  /** Tablets held upright show the board as laptops do, talk and this under it; without it, or `upright`, they show what phones show. */
  Beside?: Component;
  /** The whole board of a laptop finds room on a tablet held upright, with nothing under it. */
  upright?: boolean;
  /** On such a tablet yes and no lie in the tray. */
  ballotsInTray?: boolean;
  /** Options that stand with the essentials of the waiting room. */
  essential?: readonly string[];
  /** The message that names the group of rulings a section belongs to; otherwise its chapter in the rulebook. */
  chapterOf?: (section: string) => string;
  /** Events that open a chapter of the log. */
  chapters?: readonly string[];
  /** What the graph of a review calls a chapter, the longest name first; without this it counts them. */
  chapter?: (words: Words, event: Happened) => readonly string[];
  /** Whose mark stands before a line of the log; without this it is the seat that acted. */
  actor?: (event: Happened) => number | null;
  /** Events whose runs the log folds into one line: `board-run-<word>` says it, with a list for every part (`regions`). */
  folds?: readonly string[];
  /** What the graph of a review shows first; chances to win without this. */
  course?: "points";
  /** Events worth a star on the timeline. */
  stars?: readonly string[];
  /** Events that say best what happened where there is no star. */
  telling?: readonly string[];
  /** Phones show the talk under the board instead of behind a tab. */
  talkFirst?: boolean;
  /** The board itself offers the choices of this prompt, so that the frame need not list them. */
  offers?: (view: View) => boolean;
  /** Choosing is answering: no second press is needed. */
  direct?: (view: View) => boolean;
  /** Cannot be undone and weighs heavily: the button asks twice. */
  costly?: (choice: Choice, context: TableContext) => boolean;
  /** Another sentence for a prompt, where the board asks in one piece what the rules ask in several. */
  ask?: (context: TableContext, view: View) => string | null;
  /** The way out of a decision, beside the button that sends a draft: to pass, to keep things as they are. */
  leave?: (view: View) => Choice | undefined;
  /** Opens what a lesson speaks of, a `data-place`, where a phone shows one part of the board at a time. */
  show?: (context: TableContext, place: string) => void;
  /** The tab of the rail that is open first; otherwise the log, or the talk where that comes first. */
  home?: string;
  /** What the button says that sends these actions, where more is to be said than what each of them is. */
  label?: (context: TableContext, actions: readonly string[]) => string | null;
  /** The marks of the seats, where a game has parties of its own; before the game there is no view. */
  marks?: (view: View | null, names: readonly string[]) => MarkStyle[] | null;
  /** The mark of a party, for those who have chosen one before the game. */
  partyMark?: (party: string) => MarkStyle;
  /** Other words for the same things. */
  restyle?: (text: string, language: Language) => string;
}
