import type { EventView } from '@touchline/live-client';

/** Represents the best matches among the ids of championships. */
export const BEST = 0;

export type SectionRow =
  | {
      readonly kind: 'best';
      readonly id: typeof BEST;
      readonly event: EventView;
      readonly count: number;
    }
  | {
      readonly kind: 'champ';
      readonly id: number;
      readonly event: EventView;
      readonly count: number;
    }
  | { readonly kind: 'event'; readonly id: number; readonly isBest?: true };

/**
 * The rows of a list: the best matches first where there are any among others, then championships
 * in the order of their first event, each followed by its events unless it is collapsed. Within a
 * group the list's own order stays.
 */
export function sectionRows({
  events,
  best,
  isCollapsed,
}: {
  readonly events: readonly EventView[];
  /** Ids of the events at the top. */
  readonly best: ReadonlySet<number>;
  readonly isCollapsed: (id: number) => boolean;
}): readonly SectionRow[] {
  const ahead = events.filter(({ id }) => best.has(id));
  const [first] = ahead;
  if (first === undefined || ahead.length === events.length) {
    return champRows({ events, isCollapsed });
  }
  return [
    { kind: 'best', id: BEST, event: first, count: ahead.length },
    ...(isCollapsed(BEST)
      ? []
      : ahead.map(({ id }): SectionRow => ({ kind: 'event', id, isBest: true }))),
    ...champRows({ events: events.filter(({ id }) => !best.has(id)), isCollapsed }),
  ];
}

function champRows({
  events,
  isCollapsed,
}: {
  readonly events: readonly EventView[];
  readonly isCollapsed: (id: number) => boolean;
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
