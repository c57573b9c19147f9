// A scene: something that happened, held until it is seen, told in a few steps.
import type { Component } from "svelte";
import type { Sound } from "$/lib/sound.ts";
import type { TableContext } from "../context.svelte.ts";

export interface Step {
  name: string;
  /** What came of it; empty for what is still to come. */
  text: string;
  /** The moment it happened, or null while it is still to come. */
  n: number | null;
  /** Another headline, and another tag before it, while this step is on. */
  headline?: string;
  tag?: string;
  /** Its picture has a title of its own: the headline is only read out. */
  titled?: boolean;
  /** It would give away what comes: its name is not shown before the step is on, nor what came of it before it is over. */
  veiled?: boolean;
}

export interface Scene {
  /** One name for all steps of the same scene: skipping one skips the others. */
  key: string;
  /** Which of the steps is on; with acts, the first of this moment. */
  step: number;
  steps: readonly Step[];
  tag: string;
  headline: string;
  text?: string;
  /** Milliseconds it is held at normal speed. */
  hold: number;
  /** Milliseconds of this step and of those after it that happen in the same moment: a count, party by party. */
  acts?: readonly number[];
  /** The act that skipping leads to, if it is not on yet; otherwise past the scene. */
  landing?: number;
  /** Milliseconds that pieces take to their places meanwhile. */
  flight?: number;
  sound?: Sound;
  /** What it means for whoever sits here. */
  mine?: string | null;
  /** Seats with a part in it, for the board, by what they are: { president: 2, chancellor: 4 }. */
  cast?: Readonly<Record<string, number>>;
  /** A picture of its own in the place of the board; it finds the act in `context.scenes.step`. */
  Stage?: Component<{ scene: Scene }>;
}

/** What the module `scenes.ts` of a game exports by default. It is loaded when the game has begun. */
export interface SceneBook {
  /** Events from which the log offers to watch a scene again. */
  words: readonly string[];
  /** The scene of a moment, told from the log up to it; null where nothing is held. */
  at: (context: TableContext, n: number) => Scene | null;
}
