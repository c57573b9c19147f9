// Boards show what the rules have worked out: no sum, difference, share or rule of a game is computed under src/games.
// What is left to them: places and lengths on the screen, counting from one, order by a figure, and units.
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";

const FOLDER = "src/games";
/** Modules that work out where something is drawn; even there nothing is added up. */
const DRAWINGS = [
  "die-macher/Bar.svelte",
  "die-macher/Board.svelte", // how much room a state has
  "die-macher/Chart.svelte",
  "die-macher/Pages.svelte", // how far a finger went
  "die-macher/Shape.svelte",
  "die-macher/press.ts", // the picture of a paper
  "die-macher/sideways.ts",
  "global-powers/End.svelte", // a chart
  "global-powers/PhoneMap.svelte",
  "global-powers/PlateMenu.svelte",
  "global-powers/RegionShape.svelte",
  "global-powers/ScenePicture.svelte",
  "global-powers/WorldMap.svelte",
  "global-powers/atlas.ts",
  "secret-hitler/ring.ts",
];
/** Of time and of the sitting order, which are nobody's figures. */
const OTHERWISE = [
  "context.scenes.hold * SHARE",
  "COUNT / parties.length",
  "context.scenes.step - first",
  "(meeting + 1) / party.meetings > share(k) + 0.001", // whether a square is painted yet
  "share(k) + 0.001",
  "(meeting + 1) / party.meetings",
  "drafted.length + this.#seen.length",
  "65 + seat", // a letter
  "((me ?? 0) + k) % view.seats", // clockwise
  "(me ?? 0) + k",
  "yes.length + no.length",
  "claim.seat + claim.word",
  "title + session + seat",
  "title + session",
  "count.n > desk.counted", // moments
];
const SUMS = /(\.reduce|\bsum|\btotal)$/;

interface Node {
  type: string;
  start: number;
  end: number;
  operator?: string;
  left?: Node;
  right?: Node;
  callee?: Node;
  arguments?: Node[];
  value?: unknown;
  [part: string]: unknown;
}

/** Every computation of a module, as it is written. */
function computed(file: string, source: string): string[] {
  const text = file.endsWith(".ts") ? `<script lang="ts">${source}</script>` : source;
  const written = ({ start, end }: Node) => text.slice(start, end).replace(/\s+/g, " ");
  const found: string[] = [];
  const one = (node: Node | undefined) => node?.type === "Literal" && node.value === 1;
  const wordy = (node: Node | undefined) => node !== undefined && /^["'`]|toLocaleUpperCase|repeat/.test(written(node));
  const unit = ({ operator, right, left }: Node) =>
    (operator === "/" && right?.value === 1000) || (operator === "*" && left?.value === 100);
  const figures = (node: Node) => node.type === "MemberExpression" && !/length$|^[A-Z_]+\b/.test(written(node));

  function judge(node: Node, sorting: boolean): void {
    const { operator = "", left, right } = node;
    if (node.type === "CallExpression" && node.callee && SUMS.test(written(node.callee))) found.push(written(node));
    if (node.type === "AssignmentExpression" && /^[-+*/%]=$/.test(operator)) found.push(written(node));
    if (node.type !== "BinaryExpression" || DRAWINGS.includes(file) || OTHERWISE.includes(written(node))) return;
    if (["<", ">", "<=", ">="].includes(operator) && left && right && figures(left) && figures(right))
      found.push(written(node));
    if (!["+", "-", "*", "/", "%", "**"].includes(operator)) return;
    const harmless = (["+", "-"].includes(operator) && one(right)) || wordy(left) || wordy(right) || unit(node);
    if (!harmless && !(sorting && operator === "-")) found.push(written(node));
  }

  function walk(part: unknown, sorting: boolean): void {
    if (Array.isArray(part)) for (const each of part) walk(each, sorting);
    if (typeof part !== "object" || part === null || Array.isArray(part)) return;
    const node = part as Node;
    if (node.type === "StyleDirective") return;
    if (typeof node.type === "string") judge(node, sorting);
    const sorts = node.type === "CallExpression" && node.callee && /\.(toSorted|sort)$/.test(written(node.callee));
    for (const [name, child] of Object.entries(node)) {
      if (name === "css" || name === "loc" || name === "typeAnnotation") continue;
      walk(child, sorting || (sorts === true && name === "arguments"));
    }
  }

  const { instance, module, fragment } = parse(text, { modern: true });
  walk([instance, module, fragment], false);
  return found;
}

const files = readdirSync(FOLDER, { recursive: true })
  .map(String)
  .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith("types.ts"));

describe("a board computes nothing of a game", () => {
  it.each(files)("%s", (file) => {
    expect(computed(file, readFileSync(`${FOLDER}/${file}`, "utf8"))).toEqual([]);
  });
  it("would be noticed if one did", () => {
    const wrong = [
      "const all = votes.reduce((sum, each) => sum + each, 0);",
      "const held = total - brought;",
      "let spent = 0; spent += price;",
      "const passed = vote.yes > vote.no;",
      "const left = seats - fascists - 1;",
      "const amount = gift * times;",
    ];

    for (const each of wrong) expect(computed("x.ts", each), each).not.toEqual([]);
    expect(computed("x.ts", "const next = index + 1; rows.sort((a, b) => a.votes - b.votes);")).toEqual([]);
  });
});
