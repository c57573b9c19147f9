// The pictures on the cards, loaded after the page stands. A game we do not know gets a chamber.
import type { Component } from "svelte";

type Picture = () => Promise<{ default: Component }>;

export const pictures: Record<string, Picture> = {
  "die-macher": () => import("./GermanyPicture.svelte"),
  "secret-hitler": () => import("./BallotPicture.svelte"),
  "global-powers": () => import("./WorldPicture.svelte"),
  other: () => import("./ChamberPicture.svelte"),
};
