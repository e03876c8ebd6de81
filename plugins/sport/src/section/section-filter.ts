/** Time windows of the pre-match list, hours from now. */
export const WINDOWS = ['all', '3h', 'today', 'tomorrow'] as const;
export type Window = (typeof WINDOWS)[number];

/** The window named in an address; anything unknown is no filter. */
export function windowOf(text: string | undefined): Window {
  return WINDOWS.find((window) => window === text) ?? 'all';
}

const HOUR = 60 * 60 * 1000;

/** Whether an event starts within a window; `dayOf` is the calendar day of a time. */
export function startsWithin(
  startsAt: number,
  {
    window,
    now,
    dayOf,
  }: {
    readonly window: Window;
    readonly now: number;
    readonly dayOf: (time: number) => string;
  },
): boolean {
  switch (window) {
    case 'all':
      return true;
    case '3h':
      return startsAt <= now + 3 * HOUR;
    case 'today':
      return dayOf(startsAt) === dayOf(now);
    case 'tomorrow':
      return dayOf(startsAt) === dayOf(now + 24 * HOUR);
  }
}
