import { competitorOf } from '@touchline/domain/markets';
import type { EventView } from '@touchline/live-client';
import type { MarketNames } from '@touchline/plugin-api';

/** The names that an outcome is written with: an event's two sides with a player, or the competitor of an outright. */
export function namesOf({ home, away, outright, players }: EventView, code: string): MarketNames {
  const known = competitorOf(code);
  const competitor = outright?.competitors.find(({ id }) => id === known);
  const player = players?.find(({ id }) => id === known);
  const names = { home: competitor?.name ?? home.name, away: away.name };
  return player === undefined ? names : { ...names, player: player.name };
}
