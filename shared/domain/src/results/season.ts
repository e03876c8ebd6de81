import { DISCIPLINES, type Sport } from '../markets/index.ts';

/**
 * Countries whose football is played within a calendar year. Elsewhere, and in the other sports, a season
 * runs from August to July. Source: the associations' calendars for 2025.
 */
const FOOTBALL_BY_YEAR: ReadonlySet<string> = new Set(
  'AR BO BR BY CA CL CN CO EC EE FI IE IS KR KZ LT LV NO PE PY SE US UY VE'.split(' '),
);
/** Sports of summer, on both sides of the ocean. */
const IN_SUMMER: ReadonlySet<Sport> = new Set<Sport>(['baseball']);
/** Sports of single players and esports have no seasons of a league: their tours count calendar years. */
const SPORTS_BY_YEAR: ReadonlySet<Sport> = new Set<Sport>([
  'tennis',
  'table-tennis',
  'badminton',
  'darts',
  'snooker',
  'boxing',
  'mma',
  ...DISCIPLINES,
]);
/** Months are counted from zero. */
const AUGUST = 7;

/**
 * The season that a match belongs to, `2025/26` or `2026`, where its source does not name it.
 * @param match.country ISO 3166 alpha-2 or -2 code of the competition's country, or `world`
 * @param match.startsAt milliseconds since epoch
 */
export function seasonOf(match: {
  readonly sport: Sport;
  readonly country: string;
  readonly startsAt: number;
}): string {
  const { sport, country, startsAt } = match;
  const date = new Date(startsAt);
  const year = date.getUTCFullYear();
  const isByYear =
    SPORTS_BY_YEAR.has(sport) ||
    IN_SUMMER.has(sport) ||
    (sport === 'football' && FOOTBALL_BY_YEAR.has(country));
  if (isByYear) {
    return String(year);
  }
  const first = date.getUTCMonth() >= AUGUST ? year : year - 1;
  return `${first}/${String((first + 1) % 100).padStart(2, '0')}`;
}
