// A puzzle answers like the socket of a table: an answer is tried, everything else, what would follow too, is refused: a
// board that waited for it would offer nothing.
import { Refusal, type Wish } from "$/lib/connection.ts";
import type { News } from "$/lib/protocol.ts";
import type { Counterpart } from "$/lib/table.svelte.ts";

export class PuzzleLine implements Counterpart {
  constructor(readonly attempt: (action: string) => Promise<void>) {}

  open(): void {}
  close(): void {}
  hurry(): void {}

  async ask(wish: Wish): Promise<News> {
    if (wish.type !== "do") throw new Refusal("not-in-a-puzzle");
    await this.attempt(wish.actions[0] ?? "");
    return { type: "done", key: "", n: null, again: false };
  }
}
