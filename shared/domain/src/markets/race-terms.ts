import type { EachWayTerms } from './each-way.ts';

/**
 * The terms of each-way bets on a race by how many start, as British books have them: none for up to four runners;
 * a quarter of the odds for two places for five to seven; a fifth for three places from eight on. Handicaps of
 * twelve to fifteen pay a quarter for three places, and of sixteen and more a quarter for four.
 */
export function raceEachWay({
  runners,
  isHandicap,
}: {
  readonly runners: number;
  readonly isHandicap: boolean;
}): EachWayTerms | undefined {
  if (runners < 5) return undefined;
  if (runners < 8) return { places: 2, fraction: 4 };
  if (!isHandicap || runners < 12) return { places: 3, fraction: 5 };
  return { places: runners < 16 ? 3 : 4, fraction: 4 };
}
