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

/** All mixtures of so many cards, the most fascist first: FFF, FFL, FLL, LLL. */
export function mixtures(count: number): string[] {
  return Array.from({ length: count + 1 }, (_, liberal) => "F".repeat(count - liberal) + "L".repeat(liberal));
}

/** A claim as it is said: “I drew F F L”. */
export function quoted(context: TableContext, { word, cards }: Claim): string {
  return context.say("quoted", { text: `${context.say(word)} ${[...cards].join(" ")}` });
}

/** The latest two sessions a seat took part in, its peek and its investigations. */
export function claimable(board: SecretHitlerBoard, seat: number): Claimable[] {
  const found: Claimable[] = [];
  for (const [session, { president, chancellor }] of [...board.ledger.entries()].reverse()) {
    if (found.length > 2) break;
    if (president === seat) {
      found.push(cards("claim-drew", 3, session), cards("claim-passed", 2, session));
    } else if (chancellor === seat) found.push(cards("claim-received", 2, session));
  }
  if (board.peeked.some(([viewer]) => viewer === seat)) found.push(cards("claim-peeked", 3, null));
  for (const [viewer, target] of board.investigations) {
    if (viewer !== seat) continue;
    const options = (["liberal", "fascist"] as const).map((party) => ({
      remark: `claim-party ${target} ${party}`,
      party,
    }));
    found.push({ title: "claim-party", session: null, seat: target, options });
  }
  return found;
}

function cards(title: string, count: number, session: number | null): Claimable {
  const about = session === null ? "" : `${session} `;
  const options = mixtures(count).map((mixture) => ({ remark: `${title} ${about}${mixture}`, cards: mixture }));
  return { title, session, seat: null, options };
}
