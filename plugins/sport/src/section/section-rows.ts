import type { EventView } from '@touchline/live-client';

/** Represents the best matches among the ids of groups. */
export const BEST = 0;

/** Events under one heading. */
export interface EventGroup {
  readonly kind: 'best' | 'champ' | 'sport';
  /** Of the championship or sport; `BEST` for the best matches. */
  readonly id: number;
  readonly events: readonly EventView[];
  /** How many there are in all, where these are a choice. */
  readonly total?: number | undefined;
}

export type SectionRow =
  | { readonly kind: 'group'; readonly group: EventGroup }
  | {
      readonly kind: 'day';
      readonly group: EventGroup;
      readonly firstId: number;
      readonly day: string;
    }
  | {
      readonly kind: 'event';
      readonly id: number;
      readonly group: EventGroup;
      /** At the end, or at the start, of a card of rows. */
      readonly isLast: boolean;
      readonly isFirst?: boolean;
      /** The only one of its championship, which it names in place of a heading. */
      readonly isAlone?: boolean;
    }
  /** The way to the events of a sport that are not in its group. */
  | { readonly kind: 'all'; readonly group: EventGroup };

export interface ListedEvents {
  readonly events: readonly EventView[];
  /** Ids of the events at the top. */
  readonly best: ReadonlySet<number>;
  /** For a list that is a choice: it is by sport, each with its number of events in all. */
  readonly totalOf?: ((sport: string) => number | undefined) | undefined;
}

/**
 * The groups of a list: the best matches first where there are any among others, then championships
 * (in a choice: sports) in the order of their first event. Within a group the list's own order stays.
 */
export function sectionGroups({ events, best, totalOf }: ListedEvents): readonly EventGroup[] {
  if (totalOf !== undefined) {
    return groupBy(events, ({ sportId }) => sportId).map(([id, listed]) => ({
      kind: 'sport',
      id,
      events: listed,
      total: totalOf(listed[0]?.sport ?? ''),
    }));
  }
  const ahead = events.filter(({ id }) => best.has(id));
  const isAnyAhead = ahead.length > 0 && ahead.length < events.length;
  const others = isAnyAhead ? events.filter(({ id }) => !best.has(id)) : events;
  const champs = groupBy(others, ({ champ }) => champ.id).map(
    ([id, listed]): EventGroup => ({ kind: 'champ', id, events: listed }),
  );
  return isAnyAhead ? [{ kind: 'best', id: BEST, events: ahead }, ...champs] : champs;
}

/**
 * The rows of a list: each group's heading, followed by its events if it is open; those of a championship
 * are by day. Where they are not, the only event of a championship needs no heading: it is below those
 * before it. The first championship always has one, which names the columns.
 * @param dayOf the day of an event, as its heading says it; left out where events are not listed by day
 * @param isChosen whether the player has opened or closed a group, by its heading: that stays
 */
export function sectionRows({
  groups,
  isOpen,
  isChosen = () => false,
  dayOf,
}: {
  readonly groups: readonly EventGroup[];
  readonly isOpen: (id: number) => boolean;
  readonly isChosen?: ((id: number) => boolean) | undefined;
  readonly dayOf?: DayOf | undefined;
}): readonly SectionRow[] {
  const isAlone = (at: number) => {
    const group = groups[at];
    return group !== undefined && groups[at - 1]?.kind === 'champ' && isOnly(group);
  };
  const isOnly = ({ kind, id, events }: EventGroup) =>
    kind === 'champ' && events.length === 1 && !dayOf && isOpen(id) && !isChosen(id);
  return groups.flatMap((group, at) => {
    const [event] = group.events;
    if (isAlone(at) && event !== undefined) {
      const place = { isFirst: !isAlone(at - 1), isLast: !isAlone(at + 1) };
      return [{ kind: 'event', id: event.id, group, isAlone: true, ...place }];
    }
    const head: SectionRow = { kind: 'group', group };
    return isOpen(group.id) ? [head, ...rowsOf(group, dayOf)] : [head];
  });
}

type DayOf = (event: EventView) => string;

function groupBy(
  events: readonly EventView[],
  keyOf: (event: EventView) => number,
): readonly (readonly [number, readonly EventView[]])[] {
  const groups = new Map<number, EventView[]>();
  for (const event of events) {
    const known = groups.get(keyOf(event));
    if (known === undefined) {
      groups.set(keyOf(event), [event]);
    } else {
      known.push(event);
    }
  }
  return [...groups];
}

function rowsOf(group: EventGroup, dayOf: DayOf | undefined): readonly SectionRow[] {
  const { kind, events, total = 0 } = group;
  const hasMore = total > events.length;
  const rows: SectionRow[] = [];
  let shown: string | undefined;
  for (const [at, event] of events.entries()) {
    const { id } = event;
    const day = kind === 'champ' ? dayOf?.(event) : undefined;
    if (day !== undefined && day !== shown) {
      rows.push({ kind: 'day', group, firstId: id, day });
      shown = day;
    }
    rows.push({ kind: 'event', id, group, isLast: at === events.length - 1 && !hasMore });
  }
  return hasMore ? [...rows, { kind: 'all', group }] : rows;
}
