import { outcomeOf } from './match-outcome.ts';
import type { PlayedMatch } from './standings.ts';

/** How the matches of two sides ended, whoever was at home. */
export interface HeadToHead {
  readonly firstWon: number;
  readonly drawn: number;
  readonly secondWon: number;
}

/** Counts the matches between two sides; overtime decides, and what was not played to its end is left out. */
export function headToHead(
  matches: readonly PlayedMatch[],
  { firstId, secondId }: { readonly firstId: number; readonly secondId: number },
): HeadToHead {
  const counts = { firstWon: 0, drawn: 0, secondWon: 0 };
  for (const { homeId, awayId, result } of matches) {
    const isBetween =
      (homeId === firstId && awayId === secondId) || (homeId === secondId && awayId === firstId);
    const outcome = outcomeOf(result, homeId === firstId ? 'home' : 'away');
    if (isBetween && outcome !== undefined) {
      const key = outcome.endsWith('won')
        ? 'firstWon'
        : outcome === 'drawn'
          ? 'drawn'
          : 'secondWon';
      counts[key] += 1;
    }
  }
  return counts;
}
