// Arithmetic on open numbers, for show: the odds of a war, and what an evaluation now would count.
import type { Numbers, PowersBoard, Region } from "./board.ts";

export type Fate = "win" | "draw" | "lose";

export interface Cell {
  attacker: number;
  defender: number;
  margin: number;
  fate: Fate;
}

export interface Odds {
  attack: number;
  defence: number;
  /** One row for each face of the attacker's die. */
  rows: Cell[][];
  win: number;
  draw: number;
  lose: number;
}

/** Every throw of two dice with these armies behind them. */
export function odds(attack: number, defence: number, { faces, upset }: Numbers): Odds {
  const [low, high, lead] = upset;
  const rows = faces.map((attacker) =>
    faces.map((defender): Cell => {
      const unlucky = attack - defence >= lead && attacker === low && defender === high;
      const margin = unlucky ? 0 : attack + attacker - defence - defender;
      return { attacker, defender, margin, fate: margin > 0 ? "win" : margin < 0 ? "lose" : "draw" };
    }),
  );
  const cells = rows.flat();
  const share = (fate: Fate) => cells.filter((cell) => cell.fate === fate).length / cells.length;
  return { attack, defence, rows, win: share("win"), draw: share("draw"), lose: share("lose") };
}

export function percents({ win, draw, lose }: Odds): Record<Fate, number> {
  return { win: Math.round(100 * win), draw: Math.round(100 * draw), lose: Math.round(100 * lose) };
}

/** What a region would count for each seat. */
export function worth(region: Region, numbers: Numbers): number[] {
  const most = Math.max(...region.votes);
  const governing = region.votes.map((votes) => votes > 0 && votes === most);
  const partners = governing.filter(Boolean).length;
  const present = region.votes.filter((votes) => votes > 0).length;
  const ruling = partners > 1 ? numbers.coalition : present > 1 ? numbers.majority : numbers.sole;
  return region.votes.map((votes, seat) => {
    const place = governing[seat] ? ruling : votes > 0 ? numbers.opposition : 0;
    const bonus = governing[seat] ? (numbers.trade_bonus[region.trade] ?? 0) : 0;
    if (!region.sanctioned) return place + bonus;
    const half = (points: number) => Math.ceil(points / numbers.points_divisor);
    return numbers.half_includes_bonus ? half(place + bonus) : half(place) + bonus;
  });
}

export interface Standing {
  seat: number;
  regions: number;
  un: number;
  mauritius: number;
  total: number;
}

/** What an evaluation now would count, by seat. */
export function standings({ regions, parties, numbers }: PowersBoard): Standing[] {
  const worths = regions.map((region) => worth(region, numbers));
  return parties.map((party, seat) => {
    const points = worths.reduce((sum, each) => sum + (each[seat] ?? 0), 0);
    const un = numbers.un_delegate * party.delegates;
    const mauritius = numbers.mauritius * party.mauritius;
    return { seat, regions: points, un, mauritius, total: points + un + mauritius };
  });
}

/** Points as people write them: a minus sign, not a hyphen. */
export function written(points: number): string {
  return String(points).replace("-", "−");
}
