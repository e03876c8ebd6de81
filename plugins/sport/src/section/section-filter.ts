import type { EventView } from '@touchline/contracts';

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

export type SectionRow =
  | {
      readonly kind: 'champ';
      readonly id: number;
      readonly event: EventView;
      readonly count: number;
    }
  | { readonly kind: 'event'; readonly id: number };

/**
 * The rows of a list: championships in the order of their first event, each followed by its events
 * unless it is collapsed.
 */
export function sectionRows({
  events,
  isCollapsed,
}: {
  readonly events: readonly EventView[];
  readonly isCollapsed: (champId: number) => boolean;
}): readonly SectionRow[] {
  const champs = new Map<number, EventView[]>();
  for (const event of events) {
    const known = champs.get(event.champ.id);
    if (known === undefined) {
      champs.set(event.champ.id, [event]);
    } else {
      known.push(event);
    }
  }
  return [...champs].flatMap(([id, listed]) => {
    const [first] = listed;
    if (first === undefined) {
      return [];
    }
    const head: SectionRow = { kind: 'champ', id, event: first, count: listed.length };
    return isCollapsed(id)
      ? [head]
      : [head, ...listed.map((event): SectionRow => ({ kind: 'event', id: event.id }))];
  });
}
