/** A day as `YYYY-MM-DD`; days of this form compare as text does. */
export type Day = string;

export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

/** What has been chosen of a range: nothing, its first day, or both. */
export interface RangeChoice {
  readonly from?: Day | undefined;
  readonly to?: Day | undefined;
}

const DAY = 86_400_000;
/** Weeks of a month's page: six hold any month, so that the page never changes its height. */
const WEEKS = 6;

const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** The day that is so many days later; earlier for a negative number. */
export function addDays(day: Day, days: number): Day {
  return dayOf(timeOf(day) + days * DAY);
}

/** The same day of another month, or the last one of a month that is shorter. */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(timeOf(day));
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const length = new Date(
    Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0),
  ).getUTCDate();
  return dayOf(first + (Math.min(date.getUTCDate(), length) - 1) * DAY);
}

/** The weekday with which a week begins in a language: 0 for Sunday, 6 for Saturday. */
export function firstWeekday(language: string): number {
  const locale = new Intl.Locale(language) as Intl.Locale & {
    readonly getWeekInfo?: () => { readonly firstDay: number };
    readonly weekInfo?: { readonly firstDay: number };
  };
  // Monday is 1 and Sunday 7 there; browsers without it get the week of ISO 8601.
  return (locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 }).firstDay % 7;
}

/** The weeks of the month of a day, seven days each, with the days of its neighbours that fill them. */
export function monthWeeks(day: Day, first: number): readonly (readonly Day[])[] {
  const start = `${day.slice(0, 7)}-01`;
  const lead = (new Date(timeOf(start)).getUTCDay() - first + 7) % 7;
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, index) => addDays(start, week * 7 + index - lead)),
  );
}

/**
 * The choice after a day is pressed: the first day of a range, then its last. An earlier day than the
 * first begins again, as does any day once both are chosen.
 */
export function chooseDay({ from, to }: RangeChoice, day: Day): RangeChoice {
  return from === undefined || to !== undefined || day < from ? { from: day } : { from, to: day };
}

/** The nearest day that is allowed. */
export function withinDays(
  day: Day,
  { min, max }: { readonly min?: Day | undefined; readonly max?: Day | undefined },
): Day {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}
