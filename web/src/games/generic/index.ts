// For games that have no board of their own yet: everything a seat may know, as plain tables.
import type { GameClient } from "../client.ts";
import Board from "./Board.svelte";

export default { Board } satisfies GameClient;
