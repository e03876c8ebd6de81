/** Time windows of the pre-match list, hours from now. */
export const WINDOWS = ['all', '3h', 'today', 'tomorrow'] as const;
export type Window = (typeof WINDOWS)[number];

/** The window named in an address; anything unknown is no filter. */
export function windowOf(text: string | undefined): Window {
  return WINDOWS.find((window) => window === text) ?? 'all';
}

function dayOf(time: number): string {
  return new Date(time).toDateString();
}

/** Whether an event starts within a window, by the reader's own calendar. */
export function startsWithin(startsAt: number, window: Window, now: number): boolean {
  const DAY = 24 * 60 * 60 * 1000;
  switch (window) {
    case 'all':
      return true;
    case '3h':
      return startsAt <= now + 3 * 60 * 60 * 1000;
    case 'today':
      return dayOf(startsAt) === dayOf(now);
    case 'tomorrow':
      return dayOf(startsAt) === dayOf(now + DAY);
  }
}
