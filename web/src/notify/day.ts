// Days as fields for days have them.

/** So many days from today, by the calendar of whoever looks at it. */
export function day(ahead: number, today = new Date()): string {
  const date = new Date(today.getFullYear(), today.getMonth(), today.getDate() + ahead);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}
