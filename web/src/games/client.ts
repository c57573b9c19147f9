// What a game brings to the table frame. A game without a folder here is played with the generic board and panel.
import type { Component } from "svelte";
import type { Choice, Happened, View } from "$/lib/protocol.ts";
import type { Language } from "$/lib/words.ts";
import type { Sitting } from "$/table/sitting.svelte.ts";
import type { MarkStyle } from "$/ui/marks.ts";

export interface Piece {
  /** Phones and narrow windows get their own layout. */
  compact: boolean;
}

export interface GameClient {
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
  /** Composes a remark in the game's own notation, to all or to one seat; `board-speak` names the button to it. */
  Speak?: Component<{ to: number | null; close: () => void }>;
  /** Shown once, when a seat enters a game that has just begun; what has the id "opening" names it. */
  Opening?: Component<{ close: () => void }>;
  /** Pictures of the result. */
  End?: Component;
  /** Events that open a chapter of the log. */
  chapters?: readonly string[];
  /** Whose mark stands before a line of the log; without this it is the seat that acted. */
  actor?: (event: Happened) => number | null;
  /** Events worth a star on the timeline. */
  stars?: readonly string[];
  /** Phones show the talk under the board instead of behind a tab. */
  talkFirst?: boolean;
  /** The board itself offers the choices of this prompt, so that the frame need not list them. */
  offers?: (view: View) => boolean;
  /** Choosing is answering: no second press is needed. */
  direct?: (view: View) => boolean;
  /** Cannot be undone and weighs heavily: the button asks twice. */
  costly?: (choice: Choice) => boolean;
  /** Another sentence for a prompt, where the board asks in one piece what the rules ask in several. */
  ask?: (sitting: Sitting, view: View) => string | null;
  /** The way out of a decision, beside the button that sends a draft: to pass, to keep things as they are. */
  leave?: (view: View) => Choice | undefined;
  /** The tab of the rail that is open first; otherwise the log, or the talk where that comes first. */
  home?: string;
  /** What the button says that sends these actions, where more is to be said than what each of them is. */
  label?: (sitting: Sitting, actions: readonly string[]) => string | null;
  /** The marks of the seats, where a game has parties of its own; before the game there is no view. */
  marks?: (view: View | null, names: readonly string[]) => MarkStyle[] | null;
  /** Other words for the same things. */
  restyle?: (text: string, language: Language) => string;
}
