import { sportIds } from '@touchline/domain/markets';
import { seasonOf } from '@touchline/domain/results';
import { hashOf } from '../book/hash.ts';
import type { PastMatch } from '../book/past-matches.ts';
import { slugOf } from '../book/slug.ts';
import { champOf, sideOf } from './replay-calendar.ts';
import type { ReplayFile, ReplayMatch } from './replay-match.ts';

const TWO_TO_THE_32 = 2 ** 32;
const SPORT = 'football';

function toPastMatch(match: ReplayMatch, season: string): PastMatch {
  const { home, away, kickOff, fullTime, halfTime } = match;
  const champ = champOf(match);
  return {
    // Unlike any event's of a replay, which has its run in its number, and the same in every file that has it.
    id:
      (hashOf('past', kickOff, away, home) % 0x4000) * TWO_TO_THE_32 +
      hashOf('past', champ.id, home, away, kickOff) +
      1,
    sport: SPORT,
    sportId: sportIds[SPORT],
    champ,
    slug: slugOf(home, away),
    home: sideOf(home),
    away: sideOf(away),
    startsAt: kickOff,
    season,
    result: {
      sport: SPORT,
      status: 'finished',
      fullTime,
      ...(halfTime === undefined ? {} : { halfTime }),
    },
  };
}

/**
 * The seasons of the files as they were played, on their own days: the results that came before the replay.
 * A file is a season, whose name is that of its first match: one that ran late stays whole.
 */
export function pastSeasons(files: readonly ReplayFile[], now: number): readonly PastMatch[] {
  return files.flatMap(({ matches }) => {
    const begins = new Map<string, number>();
    for (const { competition, kickOff } of matches) {
      const key = `${competition.country} ${competition.name}`;
      begins.set(key, Math.min(begins.get(key) ?? kickOff, kickOff));
    }
    return matches
      .filter(({ kickOff }) => kickOff < now)
      .map((match) => {
        const { country, name } = match.competition;
        const startsAt = begins.get(`${country} ${name}`) ?? match.kickOff;
        return toPastMatch(match, seasonOf({ sport: SPORT, country, startsAt }));
      });
  });
}
