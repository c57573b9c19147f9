// A seat or party is a colour, a letter and a shape, always together.

export interface MarkStyle {
  /** 1 to 10: the colour and shape of tokens.css. */
  slot: number;
  letter: string;
}

/** Outlines on a 24 grid, in the order of the colours --p1 to --p10. */
export const SHAPES: readonly string[] = [
  "M2.5 2.5h19v19h-19z",
  "M12 1.8 23 21.4H1z",
  "M12 .8 23.2 12 12 23.2.8 12z",
  "M12 .8 21.9 6.4v11.2L12 23.2 2.1 17.6V6.4z",
  "M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22z",
  "M12 .8 23.2 9.1l-4.3 13.4H5.1L.8 9.1z",
  "M1 21V13a11 11 0 0 1 22 0v8z",
  "M7.4 1h9.2L23 7.4v9.2L16.6 23H7.4L1 16.6V7.4z",
  "M2 2h20v9c0 6.5-4.5 10.2-10 12C6.5 21.2 2 17.5 2 11z",
  "M6 1h12v5h5v12h-5v5H6v-5H1V6h5z",
];

/** How far below the middle the letter sits, because some shapes are heavier at the foot. */
export const DROP: readonly number[] = [0, 3.8, 0, 0, 0, 1, 1.6, 0, -0.8, 0];

/** The order in which the colours are given to seats, so that small tables get the ones furthest apart. */
const SEAT_ORDER = [4, 5, 6, 2, 3, 7, 8, 1, 9, 10];

/** Marks for a table of players: initials, two letters where two players share one. */
export function seatMarks(names: readonly string[]): MarkStyle[] {
  const initials = names.map((name) => initial(name, 1));
  return names.map((_, seat) => ({
    slot: SEAT_ORDER[seat % SEAT_ORDER.length] as number,
    letter:
      initials.filter((each) => each === initials[seat]).length > 1 ? distinct(names, seat) : (initials[seat] ?? ""),
  }));
}

function initial(name: string, count: number): string {
  const letters = [...name.trim()].slice(0, count).join("");
  return letters.charAt(0).toLocaleUpperCase() + letters.slice(1);
}

function distinct(names: readonly string[], seat: number): string {
  const two = initial(names[seat] ?? "", 2);
  const same = names.some((name, other) => other !== seat && initial(name, 2) === two);
  return same ? `${initial(names[seat] ?? "", 1)}${seat + 1}` : two;
}
