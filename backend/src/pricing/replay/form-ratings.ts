import type { TeamRatings } from '../models/index.ts';
import type { ReplayMatch } from './replay-match.ts';

/** Goals of difference a match that one standard deviation of rating is worth, near average sides. */
const GOALS_PER_RATING = 0.69;
/** As if every side had first drawn this many matches: early results say little. */
const DRAWS_BEFORE = 5;

interface Form {
  matches: number;
  difference: number;
}

/**
 * Ratings for matches without prices, from the results that came before each in the same
 * competition: no more is known on the day. By match, in the order of kick-off.
 */
export function rateByForm(matches: readonly ReplayMatch[]): ReadonlyMap<ReplayMatch, TeamRatings> {
  const forms = new Map<string, Form>();
  const ratings = new Map<ReplayMatch, TeamRatings>();
  const formOf = (match: ReplayMatch, side: 'home' | 'away'): Form => {
    const key = `${match.competition.country} ${match.competition.name} ${match[side]}`;
    const form = forms.get(key) ?? { matches: 0, difference: 0 };
    forms.set(key, form);
    return form;
  };
  const ratingOf = ({ matches: played, difference }: Form): number =>
    difference / (played + DRAWS_BEFORE) / GOALS_PER_RATING;
  for (const match of [...matches].sort((left, right) => left.kickOff - right.kickOff)) {
    const [home, away] = [formOf(match, 'home'), formOf(match, 'away')];
    ratings.set(match, { home: ratingOf(home), away: ratingOf(away) });
    const difference = match.fullTime.home - match.fullTime.away;
    home.matches += 1;
    home.difference += difference;
    away.matches += 1;
    away.difference -= difference;
  }
  return ratings;
}
