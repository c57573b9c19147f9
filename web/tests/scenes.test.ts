import { expect, test } from "vitest";
import scenes from "$/games/global-powers/scenes.ts";
import type { Line } from "$/lib/log.ts";
import type { TableContext } from "$/table/context.svelte.ts";

const NAMES = ["Ada", "Bruno"];

function line(n: number, word: string, detail: Record<string, unknown> = {}): Line {
  return { id: `${n}-${word}`, n, at: 0, seat: 0, event: { word, detail } };
}

/** As much of a context as a scene is told from. */
function context(story: Line[]): TableContext {
  const view = { seats: 2, board: { numbers: { goal: 25 } } };
  const say = (key: string, parts?: Record<string, unknown>) => [key, ...Object.values(parts ?? {})].join(" ");
  return {
    story,
    view,
    names: NAMES,
    table: { now: { match: 1 } },
    say,
    event: ({ event }: Line) => [{ text: event.word }],
  } as unknown as TableContext;
}

const fought = { region: "russia", target: "china", attacker: 1, defender: 3, attack: 4, defence: 5, result: "lost" };
const WAR = [
  line(1, "turn-began"),
  line(2, "proposed-war", { seat: 0, region: "russia", target: "china" }),
  line(3, "voted", { region: "russia", yes: 3, no: 1 }),
  line(3, "war-fought", fought),
];

test("a war is held when it is planned and when the dice have fallen", () => {
  const at = context(WAR);

  expect(scenes.at(at, 1)).toBeNull();
  expect(scenes.at(at, 2)).toMatchObject({ step: 0, picture: { kind: "plan", at: "china", from: "russia" } });
  expect(scenes.at(at, 3)).toMatchObject({ step: 2, picture: { kind: "war", dice: [1, 3], totals: [4, 5] } });
});

test("watching a scene again goes through every moment once", () => {
  const steps = scenes.at(context(WAR), 3)?.steps ?? [];

  expect(steps.map(({ n }) => n)).toEqual([2, null, 3]);
  expect(steps.map(({ text }) => text)).toEqual(["proposed-war", "voted", "war-fought"]);
});

test("a step that was passed over is not shown, one that may still come is", () => {
  const ban = { seat: 0, region: "russia", target: "china" };
  const story = [
    line(1, "proposed-ban", ban),
    line(2, "staked-for", { seat: 0, region: "russia" }),
    line(3, "proposal-decided", { ayes: 2, noes: 0, accepted: true }),
  ];
  const decided = scenes.at(context(story), 3);
  const planned = scenes.at(context(WAR), 2);

  expect(decided?.steps.map(({ name }) => name)).toEqual(["scene-plan", "scene-stakes", "scene-decision"]);
  expect(decided).toMatchObject({ step: 2, tag: "scene-decision" });
  expect(planned?.steps.map(({ name }) => name)).toEqual(["scene-plan", "scene-vote", "scene-battle"]);
  const refused = [...WAR.slice(0, 2), line(3, "voted", { region: "russia", yes: 1, no: 3, passed: false })];
  expect(scenes.at(context(refused), 3)?.steps.map(({ name }) => name)).toEqual(["scene-plan", "scene-vote"]);
});

test("a coup and the UN's troops throw two dice", () => {
  const thrown = { seat: 1, region: "china", plotters: 2, government: 5, attack: 6, defence: 7, success: false };
  const coup = [line(1, "coup-planned", { seat: 1, region: "china" }), line(2, "coup-fought", thrown)];
  const troops = [line(1, "troops-moved", { seat: 0, region: "china" }), line(2, "troops-fought", fought)];

  expect(scenes.at(context(coup), 2)).toMatchObject({ picture: { at: "china", from: "", by: 1, dice: [2, 5] } });
  expect(scenes.at(context(troops), 2)).toMatchObject({ picture: { at: "china", from: "un", dice: [1, 3] } });
});

test("an evaluation names who leads, or who wins, with everybody's points by source", () => {
  const scored = (seat: number, points: number, enough = false) =>
    line(5, "scored", { seat, points, enough, regions: points, un: 0, retired: 0 });
  const story = (best: number, enough = false) => [
    line(5, "evaluation-began", { number: 2 }),
    scored(0, 11),
    scored(1, best, enough),
  ];

  expect(scenes.at(context(story(19)), 5)).toMatchObject({ headline: "scene-leads Bruno 19 25", step: 1 });
  expect(scenes.at(context(story(25, true)), 5)).toMatchObject({ headline: "scene-won Bruno 25 25" });
  expect(scenes.at(context(story(19)), 5)?.steps.map(({ name }) => name)).toEqual([
    "scene-points Bruno 19",
    "scene-points Ada 11",
  ]);
});
