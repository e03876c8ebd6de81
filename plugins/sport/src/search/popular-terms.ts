import type { EventView } from '@touchline/live-client';

/** More terms than these nobody reads. */
const MOST = 12;

/**
 * What popular events can be found by: their competitions and the sides that play at home, in
 * turns, each once.
 */
export function popularTerms(
  events: readonly Pick<EventView, 'champ' | 'home'>[],
): readonly string[] {
  const terms = events.flatMap(({ champ, home }) => [champ.name, home.name]);
  return [...new Set(terms)].slice(0, MOST);
}
