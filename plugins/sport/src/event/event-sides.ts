import { competitorOf } from '@touchline/domain/markets';
import type { EventView } from '@touchline/live-client';
import type { MarketNames } from '@touchline/plugin-api';

/** The names that an outcome is written with: an event's two sides, or the competitor of an outright. */
export function namesOf({ home, away, outright }: EventView, code: string): MarketNames {
  const competitor = outright?.competitors.find(({ id }) => id === competitorOf(code));
  return { home: competitor?.name ?? home.name, away: away.name };
}
