// The small language lessons are written in: paths into what the seat sees, claims about it, and patterns of actions.

/** What a lesson may look at: the view of the seat, and the event that a step waited for. */
export type Scope = Readonly<Record<string, unknown>>;

/** What stands at a path: "board.states.0.trend.me", where `me` is the own seat, or "board.regions.(government.0=me).id",
 * the first of a list of which something holds, or all of (government.0=me,done=false). Of several paths with | between
 * them the first that leads somewhere counts. A number stands for itself. */
export function at(path: string, scope: Scope): unknown {
  const [first = "", ...others] = path.split("|");
  const found = inside(first, scope);
  return found === undefined && others.length ? at(others.join("|"), scope) : found;
}

function inside(path: string, scope: Scope): unknown {
  if (/^\d+$/.test(path)) return Number(path);
  const me = String(scope.seat);
  const steps = path.match(/\([^)]*\)|[^.]+/g) ?? [];
  return steps.reduce<unknown>((value, step) => {
    if (value === null || typeof value !== "object") return undefined;
    if (!step.startsWith("(")) return (value as Record<string, unknown>)[step === "me" ? me : step];
    const wishes = step
      .slice(1, -1)
      .split(",")
      .map((wish) => wish.split("="));
    return Object.values(value).find((each) =>
      wishes.every(([inner = "", wanted]) => {
        const found = String(at(inner, { ...(each as Scope), seat: scope.seat }));
        return found === (wanted === "me" ? me : wanted);
      }),
    );
  }, scope);
}

/** A text with what stands at the paths in its braces. */
export function filled(text: string, scope: Scope): string {
  return text.replace(/\{([^{}]+)\}/g, (_, path: string) => String(at(path, scope)));
}

const CLAIM = /^(\S+) (=|!=|>=|<=) (\S+)$/;

/** Whether a claim holds: "board.fascist >= 3", "prompt.detail.president = me". */
export function holds(claim: string, scope: Scope): boolean {
  const [, path = "", sign, wanted = ""] = CLAIM.exec(filled(claim, scope)) ?? [];
  const found = at(path, scope);
  const value = wanted === "me" ? String(scope.seat) : wanted;
  if (sign === "=") return String(found) === value;
  if (sign === "!=") return String(found) !== value;
  const [left, right] = [Number(found), Number(value)];
  return sign === ">=" ? left >= right : sign === "<=" && left <= right;
}

/** Whether an action is of the kind a pattern names: * stands for anything. */
export function fits(pattern: string, action: string, scope: Scope): boolean {
  const parts = filled(pattern, scope).split("*");
  const [first = "", ...rest] = parts;
  if (!rest.length) return action === first;
  const last = rest.pop() ?? "";
  if (!action.startsWith(first) || action.length < first.length + last.length || !action.endsWith(last)) return false;
  let from = first.length;
  for (const part of rest) {
    const found = action.indexOf(part, from);
    if (found < 0) return false;
    from = found + part.length;
  }
  return from <= action.length - last.length;
}

/** The first of the answers that may be given, as actions: what it begins with must be legal now. */
export function firstLegal(answers: readonly (readonly string[])[], legal: readonly string[], scope: Scope): string[] {
  for (const [first = "", ...rest] of answers) {
    const found = legal.find((action) => fits(first, action, scope));
    if (found !== undefined) return [found, ...rest.map((each) => filled(each, scope))];
  }
  return [];
}

/** Whether what was sent is one of the answers that were expected. */
export function expected(answers: readonly (readonly string[])[], sent: readonly string[], scope: Scope): boolean {
  return answers.some((answer) => answer.every((each, k) => fits(each, sent[k] ?? "", scope)));
}

export interface Term {
  of: string | number;
  op: string;
}

/** The numbers of a sum and what comes out; null while one of them is not known. */
export function total(terms: readonly Term[], scope: Scope): { values: number[]; result: number } | null {
  const values = terms.map(({ of }) => Number(typeof of === "number" ? of : at(of, scope)));
  if (values.some(Number.isNaN)) return null;
  const result = values.reduce((sum, value, k) => {
    const op = k === 0 ? "+" : terms[k]?.op;
    return op === "×" ? sum * value : op === "−" ? sum - value : sum + value;
  }, 0);
  return { values, result };
}
