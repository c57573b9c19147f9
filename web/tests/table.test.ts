import { describe, expect, test, vi } from "vitest";
import type { GameClient } from "$/games/client.ts";
import { Refusal } from "$/lib/connection.ts";
import { api } from "$/lib/http.ts";
import type { Choice, Log, Moment, News, Page, TableInfo, Update, View } from "$/lib/protocol.ts";
import { type SeatState, Table } from "$/lib/table.svelte.ts";
import { TableContext } from "$/table/context.svelte.ts";
import { nextHere } from "$/table/taking-turns.ts";
import { voice } from "$/table/voice.ts";

const BALLOTS: Choice[] = [true, false].map((ja) => ({ action: `ballot ${ja}`, detail: { ja } }));

function view(seat: number | null, more: Partial<View> = {}): View {
  return {
    game: "show-of-hands",
    edition: "plain",
    seats: 3,
    seat,
    board: {},
    agenda: [],
    waiting: [0, 1, 2],
    sealed: [],
    mine: null,
    prompt: { step: "vote", kind: "sealed", may: false, cites: ["1"], detail: {} },
    choices: seat === null ? [] : BALLOTS,
    outcome: null,
    ...more,
  };
}

function update(seat: number | null, more: Partial<Update> = {}): Update {
  return {
    type: "update",
    match: 1,
    seat,
    n: 0,
    since: -1,
    moments: [],
    decision: seat === null ? null : "d1",
    undoable: false,
    clock: null,
    view: view(seat),
    done: {},
    link: "",
    ...more,
  };
}

function seated(...seats: number[]): Table {
  return arrived(new Table("KORA47"), ...seats);
}

/** The table once the server has told who sits here and what they see. */
function arrived(table: Table, ...seats: number[]): Table {
  const info = {
    code: "KORA47",
    phase: "playing",
    private_talk: false,
    settings: { game: "show-of-hands", hints: true },
    seats: ["Ada", "Ben", "Cara"].map((name, seat) => ({ seat, name, state: "person", online: true })),
  } as unknown as TableInfo;
  const you = { name: "Ada", language: "en", seats, host: true } as const;
  table.receive({ type: "table", table: info, you: { ...you, seats }, votes: [] });
  for (const seat of seats.length ? seats : [null]) table.receive(update(seat));
  return table;
}

describe("a seat at the table", () => {
  test("is asked, has sealed, or waits", () => {
    const table = seated(0);
    expect(voice(table)).toBe("must");

    table.receive(update(0, { n: 1, since: 0, view: view(0, { mine: "ballot true", sealed: [0], waiting: [1, 2] }) }));
    expect(voice(table)).toBe("sealed");

    table.receive(update(0, { n: 2, since: 1, decision: null, view: view(0, { choices: [] }) }));
    expect(voice(table)).toBe("waiting");
  });

  test("a spectator sees the public table and is never asked", () => {
    const table = seated();

    expect(table.active).toBeNull();
    expect(table.view?.seat).toBeNull();
    expect(table.asked).toBe(false);
  });
});

describe("several seats on one device", () => {
  test("take turns: the one shown as long as it is asked, then the next", () => {
    const table = seated(0, 2);
    expect(nextHere(table, [0, 2])).toBe(0);

    for (const seat of [0, 2])
      table.receive(update(seat, { n: 1, since: 0, view: view(seat, { waiting: [1, 2], sealed: [0] }) }));
    expect(nextHere(table, [0, 2])).toBe(2);
  });
});

describe("a link to a moment", () => {
  test("is not forgotten when the game comes in, but by a rematch", () => {
    const table = new Table("KORA47");
    table.timeline.aim(3);

    arrived(table, 0);
    expect(table.timeline.away).toBe(true);

    table.receive(update(0, { match: 2 }));
    expect(table.timeline.away).toBe(false);
  });
});

describe("looking through other eyes after the end", () => {
  const log = (seat: number | null): Log => ({ match: 1, seat, since: -1, n: 0, moments: [], names: [], lasts: [] });

  test("shows the log of those chosen last, whichever comes first", async () => {
    const table = seated(0);
    const answers: ((log: Log) => void)[] = [];
    vi.spyOn(api, "log").mockImplementation(() => new Promise((done) => answers.push(done)));
    vi.spyOn(api, "page").mockImplementation(() => Promise.resolve({ n: 0 } as Page));

    const looks = [table.timeline.look(1), table.timeline.look(2)];
    const [first, second] = [log(1), log(2)];
    answers[1]?.(second);
    answers[0]?.(first);
    await Promise.all(looks);

    expect(table.timeline.eyes).toBe(2);
    expect(table.timeline.moments).toBe(second.moments);
  });

  test("says so where it cannot be had", async () => {
    const table = seated(0);
    vi.spyOn(api, "log").mockRejectedValue(new Refusal("no-connection"));

    await table.timeline.look(1);

    expect(table.timeline.problem?.code).toBe("no-connection");
  });
});

describe("the news", () => {
  const moment = (n: number, seat: number): Moment => ({
    n,
    at: 0,
    seat,
    by: "person",
    events: [],
    remarks: [],
    back: null,
    plays: null,
  });

  test("end at the moment that is looked at", () => {
    const table = seated(0);
    table.receive(update(0, { n: 4, since: 0, moments: [moment(1, 0), moment(2, 1), moment(3, 2), moment(4, 1)] }));
    expect(table.news.map(({ n }) => n)).toEqual([2, 3, 4]);

    table.timeline.page = { n: 2, view: view(0) } as Page;

    expect(table.news.map(({ n }) => n)).toEqual([2]);
  });
});

describe("a draft", () => {
  test("belongs to one decision and is gone with the next", () => {
    const table = seated(0);
    table.draft.pick("ballot true");
    expect(table.draft.actions).toEqual(["ballot true"]);

    table.receive(update(0, { n: 1, since: 0, decision: "d2" }));

    expect(table.draft.actions).toEqual([]);
  });

  test("is not handed on with the device", () => {
    const table = seated(0, 2);
    table.draft.pick("ballot true");

    table.active = 2;
    expect(table.draft.actions).toEqual([]);

    table.active = 0;
    expect(table.draft.actions).toEqual(["ballot true"]);
  });

  test("comes back after a reload", () => {
    const table = seated(0);

    table.receive({ type: "drafted", draft: { seat: 0, decision: "d1", draft: ["ballot false"] } });

    expect(table.draft.has("ballot false")).toBe(true);
  });
});

describe("an answer that a bot looks at first", () => {
  test("is not given to another question that has come meanwhile", async () => {
    const table = seated(0);
    const send = vi.spyOn(table, "wish").mockResolvedValue(true);
    table.guard = () => Promise.resolve(true);

    const late = table.act("ballot true");
    table.receive(update(0, { n: 1, since: 0, decision: "d2" }));
    expect(await late).toBe(false);
    expect(send).not.toHaveBeenCalled();

    expect(await table.act("ballot true")).toBe(true);
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ decision: "d2" }));
  });
});

describe("sending a draft", () => {
  test("waits for what is still being put together, and sends that", async () => {
    const table = seated(0);
    const act = vi.spyOn(table, "act").mockResolvedValue(true);
    vi.spyOn(table, "preview").mockRejectedValue(new Error("not asked here"));
    table.draft.pick("ballot true");
    let ready = () => {};
    table.draft.gather(new Promise<void>((done) => (ready = done)).then(() => table.draft.pick("ballot false")));

    const sent = table.draft.commit();
    ready();

    expect(await sent).toBe(true);
    expect(act).toHaveBeenCalledWith("ballot false");
  });
});

describe("a seat a bot plays", () => {
  test("is asked for nothing until it is taken back", () => {
    const table = seated(0);
    expect(voice(table)).toBe("must");

    if (table.info)
      table.info = { ...table.info, seats: table.info.seats.map((seat) => ({ ...seat, standby: seat.seat === 0 })) };

    expect(voice(table)).toBe("waiting");
  });
});

describe("choosing", () => {
  const client = { Board: (() => undefined) as unknown as GameClient["Board"] };

  test("answers at once where there is little to choose", () => {
    const table = seated(0);
    const act = vi.spyOn(table, "act").mockResolvedValue(true);

    new TableContext(table, "show-of-hands", client).choose("ballot true");

    expect(act).toHaveBeenCalledWith("ballot true");
  });

  test("what weighs heavily goes into the draft first", () => {
    const table = seated(0);
    const act = vi.spyOn(table, "act").mockResolvedValue(true);

    new TableContext(table, "show-of-hands", { ...client, costly: () => true }).choose("ballot true");

    expect(act).not.toHaveBeenCalled();
    expect(table.draft.has("ballot true")).toBe(true);
  });

  test("what is not possible asks the rules why", () => {
    const table = seated(0);
    const why = vi.spyOn(table, "why").mockResolvedValue();

    new TableContext(table, "show-of-hands", client).choose("abstain");

    expect(why).toHaveBeenCalledWith("abstain");
  });
});

describe("a hint", () => {
  test("is for the seat that asked, not for the next one at this device", async () => {
    const table = seated(0, 2);
    const hinted = { type: "hinted", seat: 0, decision: "d1", options: [], unit: "", reason: null } as unknown as News;
    vi.spyOn(table, "ask").mockResolvedValue(hinted);
    const context = new TableContext(table, "show-of-hands", {
      Board: (() => undefined) as unknown as GameClient["Board"],
    });

    await context.hint();
    expect(context.hints).toEqual(hinted);

    table.active = 2;
    expect(context.hints).toBeNull();
  });
});

describe("bidding up to a limit", () => {
  const bids = (...amounts: number[]): Choice[] => [
    ...amounts.map((amount) => ({ action: `bid ${amount}`, detail: { amount } })),
    { action: "pass", detail: {} },
  ];
  const auction = (state: string, choices: Choice[]) =>
    view(0, {
      choices,
      prompt: { step: "poll", kind: "auction", may: true, cites: [], detail: { state, highest: 3 } },
    });

  function bidder(limit: number): { table: Table; context: TableContext; act: ReturnType<typeof vi.fn> } {
    const table = seated(0);
    table.receive(update(0, { n: 1, since: 0, decision: "d2", view: auction("hessen", bids(1, 2, 3, 4, 5)) }));
    const act = vi.spyOn(table, "act").mockResolvedValue(true) as unknown as ReturnType<typeof vi.fn>;
    const context = new TableContext(table, "show-of-hands", {
      Board: (() => undefined) as unknown as GameClient["Board"],
    });
    context.proxy = { seat: 0, limit, auction: context.auction, from: 1 };
    return { table, context, act };
  }

  test("goes on by itself within the limit, and passes above it", () => {
    const { table, context, act } = bidder(5);

    table.receive(update(0, { n: 2, since: 1, decision: "d3", view: auction("hessen", bids(4, 5, 6, 7)) }));
    context.bidOn();
    expect(act).toHaveBeenLastCalledWith("bid 4");

    table.receive(update(0, { n: 3, since: 2, decision: "d4", view: auction("hessen", bids(6, 7, 8, 9)) }));
    context.bidOn();
    expect(act).toHaveBeenLastCalledWith("pass");
  });

  test("is one player's, whoever else sits at this device", () => {
    const { table, context, act } = bidder(5);
    table.held.set(2, { ...(table.now as SeatState), seat: 2 });

    table.active = 2;
    context.bidOn();

    expect(act).not.toHaveBeenCalled();
    expect(context.proxy).not.toBeNull();
  });

  test("never spills into another auction", () => {
    const { table, context, act } = bidder(5);

    table.receive(update(0, { n: 2, since: 1, decision: "d3", view: auction("bayern", bids(1, 2, 3, 4)) }));
    context.bidOn();

    expect(act).not.toHaveBeenCalled();
    expect(context.proxy).toBeNull();
  });
});
