// Wars, coups, votes and evaluations as scenes on the map, told from the log.
import type { Line } from "$/lib/log.ts";
import { type TableContext, text } from "$/table/context.svelte.ts";
import type { SceneBook, Step } from "$/table/scenes/scene.ts";
import { boardOf } from "./board.ts";
import { evaluations } from "./history.ts";
import type { Picture, WorldScene } from "./picture.ts";

interface Saga {
  /** The events that begin it. */
  begins: readonly string[];
  /** Its steps, each with the events that bring it about. */
  steps: readonly { name: string; words: readonly string[] }[];
}

const POLL = ["voted", "absolute-majority"];
const SAGAS: readonly Saga[] = [
  {
    begins: ["proposed-war"],
    steps: [
      { name: "plan", words: ["proposed-war"] },
      { name: "vote", words: POLL },
      { name: "battle", words: ["war-fought"] },
    ],
  },
  {
    begins: ["proposed-ban", "proposed-disarmament", "proposed-sanction", "proposed-lifting"],
    steps: [
      { name: "plan", words: ["proposed-ban", "proposed-disarmament", "proposed-sanction", "proposed-lifting"] },
      { name: "stakes", words: ["staked-for", "staked-against"] },
      { name: "un", words: ["delegates-voted"] },
      { name: "decision", words: ["proposal-decided"] },
    ],
  },
  {
    begins: ["coup-planned"],
    steps: [
      { name: "plan", words: ["coup-planned"] },
      { name: "battle", words: ["coup-fought"] },
    ],
  },
  {
    begins: ["troops-moved"],
    steps: [
      { name: "plan", words: ["troops-moved"] },
      { name: "un", words: ["delegates-voted"] },
      { name: "decision", words: ["troops-decided"] },
      { name: "battle", words: ["troops-fought"] },
    ],
  },
  {
    begins: ["proposed-budget", "proposed-emigration", "proposed-propaganda", "proposed-rehabilitation"],
    steps: [
      {
        name: "plan",
        words: ["proposed-budget", "proposed-emigration", "proposed-propaganda", "proposed-rehabilitation"],
      },
      { name: "vote", words: ["voted"] },
    ],
  },
];

/** What is held, and for how many milliseconds. */
const HOLD: Record<string, number> = {
  "proposed-war": 1500,
  "war-fought": 4000,
  "coup-planned": 1500,
  "coup-fought": 4000,
  "troops-moved": 1500,
  "troops-fought": 4000,
  "troops-decided": 2500,
  "proposal-decided": 3200,
  voted: 1800,
  "evaluation-began": 6500,
};

function at(context: TableContext, n: number): WorldScene | null {
  const lines = context.story.filter((line) => line.n <= n);
  const counted = lines.findLast((line) => line.n === n && line.event.word === "evaluation-began");
  if (counted) return evaluation(context, counted);
  const begun = lines.findLastIndex(({ event }) => SAGAS.some(({ begins }) => begins.includes(event.word)));
  const saga = SAGAS.find(({ begins }) => begins.includes(lines[begun]?.event.word ?? ""));
  if (!saga) return null;
  const told = lines.slice(begun);
  const now = told.findLast(({ n: when, event }) => when === n && event.word in HOLD && stepOf(saga, event.word) >= 0);
  return now ? scene(context, saga, told, now) : null;
}

function stepOf(saga: Saga, word: string): number {
  return saga.steps.findIndex(({ words }) => words.includes(word));
}

function scene(context: TableContext, saga: Saga, told: readonly Line[], now: Line): WorldScene {
  const reached = stepOf(saga, now.event.word);
  const { passed, accepted } = now.event.detail;
  const refused = passed === false || accepted === false;
  // What was passed over, as the UN without delegates, is no step; nor is what follows a refusal.
  const found = saga.steps
    .map(({ name, words }) => ({ name, line: told.findLast(({ event }) => words.includes(event.word)) }))
    .filter(({ line }, index) => line || (index > reached && !refused));
  const step = found.findIndex(({ name }) => name === saga.steps[reached]?.name);
  const sentence = (line: Line) => text(context.event(line));
  const steps: Step[] = found.map(({ name, line }, index) => {
    const later = found.slice(index + 1).some((next) => next.line && next.line.n === line?.n);
    // A moment stands with the last of its steps only, so that watching it again goes through every moment once.
    return { name: context.say(`scene-${name}`), text: line ? sentence(line) : "", n: line && !later ? line.n : null };
  });
  const first = told[0] as Line;
  return {
    key: `${context.table.now?.match} ${first.n} ${first.event.word}`,
    step,
    steps,
    tag: context.say(`scene-${found[step]?.name}`),
    headline: sentence(now),
    text: now === first ? "" : sentence(first),
    hold: HOLD[now.event.word] ?? 0,
    picture: picture(told, now),
    ...(now === first ? {} : { sound: "reveal" as const }),
  };
}

function picture(told: readonly Line[], now: Line): Picture | null {
  const { word, detail } = now.event;
  const first = told[0]?.event.detail ?? {};
  const at = String(first.target ?? first.region ?? "");
  const from = first.target ? String(first.region) : told[0]?.event.word === "troops-moved" ? "un" : "";
  const number = (name: string) => Number(detail[name]);
  if (word === "war-fought" || word === "troops-fought")
    return {
      kind: "war",
      at,
      from,
      dice: [number("attacker"), number("defender")],
      totals: [number("attack"), number("defence")],
      result: String(detail.result),
    };
  if (word === "coup-fought")
    return {
      kind: "war",
      at,
      from,
      by: number("seat"),
      dice: [number("plotters"), number("government")],
      totals: [number("attack"), number("defence")],
      result: detail.success === true ? "won" : "lost",
    };
  if (word === "voted")
    return {
      kind: "vote",
      at: String(detail.region),
      ayes: number("yes"),
      noes: number("no"),
      passed: detail.passed === true,
    };
  if (word === "proposal-decided" || word === "troops-decided")
    return { kind: "vote", at, ayes: number("ayes"), noes: number("noes"), passed: detail.accepted === true };
  return { kind: "plan", at, from };
}

/** The points of everybody, from most to least, beside what every region counts on the map. */
function evaluation(context: TableContext, began: Line): WorldScene {
  const last = evaluations(
    context.story.filter(({ n }) => n <= began.n),
    context.view.seats,
  ).at(-1);
  const rows = (last?.scores ?? []).map((score, seat) => ({ seat, ...score })).sort((a, b) => b.points - a.points);
  const [best] = rows;
  const { goal } = boardOf(context.view).numbers;
  const won = best?.enough === true;
  return {
    key: `${context.table.now?.match} ${began.n} evaluation`,
    step: rows.length - 1,
    steps: rows.map(({ seat, points, regions, un, retired }, index) => ({
      name: context.say("scene-points", { name: context.names[seat] ?? "", points }),
      text: context.say("scene-sources", { regions, un, retired }),
      n: index === rows.length - 1 ? began.n : null,
    })),
    tag: context.say("evaluation", { evaluation: last?.number ?? 0 }),
    headline: context.say(won ? "scene-won" : "scene-leads", {
      name: context.names[best?.seat ?? 0] ?? "",
      points: best?.points ?? 0,
      goal,
    }),
    hold: HOLD["evaluation-began"] ?? 0,
    sound: "reveal",
    picture: { kind: "evaluation", at: "orient" },
  };
}

export default {
  words: ["war-fought", "coup-fought", "troops-fought", "proposal-decided", "voted", "evaluation-began"],
  at,
} satisfies SceneBook;
