import type { EventView } from '@touchline/live-client';

/**
 * The market whose outcomes name the columns of a group of events: the one that most of them show
 * first. `undefined` where its outcomes have a line, which differs from event to event.
 */
export function columnsOf(events: readonly EventView[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { marketKeys } of events) {
    const [key] = marketKeys;
    if (key !== undefined) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const [most] = [...counts].toSorted(([, left], [, right]) => right - left);
  return most === undefined || most[0].includes('@') ? undefined : most[0];
}
