// A region in words, for those who hear the board.
import type { TableContext } from "$/table/context.svelte.ts";
import { RESOURCES, type Region } from "./board.ts";

export function told(context: TableContext, region: Region): string {
  const { words, names } = context;
  const name = (seat: number) => names[seat] ?? "";
  const heads = (region.protectorate ? region.votes : region.heads).flatMap((count, seat) =>
    count ? [`${name(seat)} ${count}`] : [],
  );
  const chips = RESOURCES.map((resource) => `${words.say(`resource-${resource}`)} ${region[resource]}`);
  const markers = [
    ...(region.sanctioned ? [words.say("word-sanction")] : []),
    ...(region.disarmed ? [words.say("word-disarmament")] : []),
    ...(region.protectorate ? [words.say("word-protectorate")] : []),
  ];
  return [
    words.say(`region-${region.id}`),
    region.government.length
      ? context.say("governed-by", { names: words.listed(region.government.map(name)) })
      : context.say("no-government"),
    ...(heads.length ? [words.listed(heads)] : []),
    words.listed(chips),
    ...markers,
    context.say(region.done ? "done" : "to-do"),
  ].join(". ");
}
