// The stages of a round, and which of them a decision belongs to.
export const PHASES = [
  "start",
  "programme",
  "cabinet",
  "coalitions",
  "media",
  "meetings",
  "polls",
  "votes",
  "election",
  "round-end",
] as const;
export type Phase = (typeof PHASES)[number];

const STEPS: Record<string, Phase> = {
  "bid-for-start": "start",
  "bid-again": "start",
  "name-start": "start",
  "renew-hand": "programme",
  "revise-programme": "programme",
  "place-minister": "cabinet",
  "choose-minister": "cabinet",
  "minister-acts": "cabinet",
  "form-coalition": "coalitions",
  "coalition-reply": "coalitions",
  "buy-media-cube": "media",
  "exchange-by-media": "media",
  rally: "meetings",
  auction: "polls",
  "decide-poll": "polls",
  convert: "votes",
  "exchange-by-majority": "votes",
  "national-media": "election",
  "national-opinion": "election",
  "lay-donation": "round-end",
};

export function phaseOf(step: string | undefined): Phase | null {
  return STEPS[step ?? ""] ?? null;
}

/** Decisions at the coalition table. */
export const AT_THE_TABLE = ["form-coalition", "coalition-reply"];
/** Decisions this board draws itself, where they belong to a state, ... */
export const UNDER_STATES = [
  "rally",
  "place-minister",
  "choose-minister",
  "buy-media-cube",
  "convert",
  "start-sheet-one",
  "start-sheet-two",
];
/** ... to the cards in the tray, ... */
export const IN_TRAY = ["renew-hand", "revise-programme"];
/** ... or to no single place. */
export const IN_ROW = [
  "bid-for-start", "bid-again", "name-start", "auction", "minister-acts", "form-coalition", "coalition-reply", "exchange-by-media",
  "exchange-by-majority", "decide-poll", "national-media", "national-opinion", "lay-donation",
]; // biome-ignore format: a list of names
