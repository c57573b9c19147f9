// What a seat may claim: about offices it has held and cards it has looked at.
import type { TableContext } from "$/table/context.svelte.ts";
import type { SecretHitlerBoard } from "./board.ts";
import type { Claim } from "./history.ts";

export interface Claimable {
  title: string;
  session: number | null;
  seat: number | null;
  options: { remark: string; cards?: string; party?: string }[];
}

/** A claim as it is said: “I drew F F L”. */
export function quoted(context: TableContext, { word, cards }: Claim): string {
  return context.say("quoted", { text: `${context.say(word)} ${[...cards].join(" ")}` });
}

/** What a seat may claim, as the rules list it, by what it is about. */
export function claimable(board: SecretHitlerBoard): Claimable[] {
  const found = new Map<string, Claimable>();
  for (const remark of board.claims) {
    const [title = "", ...parts] = remark.split(" ");
    const said = parts.pop() ?? "";
    const about = parts.length ? Number(parts[0]) : null;
    const party = title === "claim-party";
    const group = found.get(`${title} ${about}`) ?? {
      title,
      session: party ? null : about,
      seat: party ? about : null,
      options: [],
    };
    group.options.push(party ? { remark, party: said } : { remark, cards: said });
    found.set(`${title} ${about}`, group);
  }
  return [...found.values()];
}
