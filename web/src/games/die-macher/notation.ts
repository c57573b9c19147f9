// The text form of actions: a word and its parts; lists are JSON without spaces.
export interface Spoken {
  word: string;
  parts: (string | number | string[] | number[])[];
}

export function read(action: string): Spoken {
  const [word = "", ...tokens] = action.split(" ");
  return { word, parts: tokens.map(part) };
}

function part(token: string): Spoken["parts"][number] {
  if (/^-?\d+$/.test(token)) return Number(token);
  return token.startsWith("[") ? (JSON.parse(token) as string[] | number[]) : token;
}

export function listed(items: readonly (string | number)[]): string {
  return JSON.stringify(items);
}
