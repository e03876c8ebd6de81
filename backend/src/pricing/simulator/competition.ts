import type { Sport } from '@touchline/domain/markets';
import type { Champ, Side } from '../book/book-event.ts';
import { slugOf } from '../book/slug.ts';
import { type CompetitionRow, readCompetitions } from './competition-data.ts';
import { hashOf } from '../book/hash.ts';

export interface RatedSide extends Side {
  /** On the models' scale: 0 is average in its competition, +1 one standard deviation better. */
  readonly rating: number;
}

/** A competition with its sides ready to be drawn. */
export interface Competition {
  readonly row: CompetitionRow;
  readonly sport: Sport;
  readonly champ: Champ;
  readonly sides: readonly RatedSide[];
}

/** Best and worst side of a competition, in standard deviations. */
const BEST = 1.7;
const WORST = -1.5;
const LARGEST_ID = 0x7fff_ffff;

function ratedSides(row: CompetitionRow, sport: Sport): readonly RatedSide[] {
  const names = row.sides.map((name) => `${name}${row.suffix ?? ''}`);
  const step = (BEST - WORST) / Math.max(1, names.length - 1);
  return names.map((name, at) => ({
    id: (hashOf(sport, name) % LARGEST_ID) + 1,
    name,
    rating: BEST - at * step,
  }));
}

/** The competitions of a sport. @throws ZodError, RangeError for data that does not fit */
export function createCompetitions(sport: Sport): readonly Competition[] {
  return readCompetitions(sport).map((row) => {
    const { id, name, country, tier } = row;
    return {
      row,
      sport,
      champ: { id, name, country, tier, slug: slugOf(name) },
      sides: ratedSides(row, sport),
    };
  });
}

/** Whether a competition's season includes this month, 1–12. */
export function isInSeason({ season }: CompetitionRow, month: number): boolean {
  if (season === undefined) {
    return true;
  }
  const [first, last] = season;
  return first <= last ? month >= first && month <= last : month >= first || month <= last;
}
