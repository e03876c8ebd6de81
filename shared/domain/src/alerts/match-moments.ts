/** What players may be notified of about a match that they follow, in the order of a match. */
export const MATCH_MOMENTS = ['kick-off', 'score', 'half-time', 'full-time'] as const;
export type MatchMoment = (typeof MATCH_MOMENTS)[number];

/** Home and away. */
export type MatchScore = readonly [number, number];

/** As much of a match's state as its moments are made of; the wire's `EventState` has it. */
export interface MatchState {
  readonly status: 'scheduled' | 'live' | 'finished' | 'cancelled' | 'postponed';
  /** Code of the running period: `1h`, `ht`, `q2`, `s1`, `i2`, `f3`; missing where the feed has none. */
  readonly period?: string | undefined;
  readonly clock?: { readonly running: boolean } | undefined;
  readonly score?: { readonly total: MatchScore } | undefined;
}

/** Something that is true of a match now. The key names it once for the whole match. */
export interface HappenedMoment {
  readonly moment: MatchMoment;
  readonly key: string;
  /** It will not be played, now or at all; of the moment `full-time` alone. */
  readonly isCalledOff: boolean;
}

const FIRST_PERIODS: ReadonlySet<string | undefined> = new Set([
  '1h',
  'q1',
  'p1',
  's1',
  'i1',
  'f1',
  'n1',
  'r1',
  undefined,
]);

/** Sports whose score is worth a notice each time it changes: goals, sets and frames that were won. */
const BY_SCORE: ReadonlySet<string> = new Set([
  'football',
  'ice-hockey',
  'tennis',
  'volleyball',
  'table-tennis',
  'badminton',
  'darts',
  'snooker',
  'rugby',
  'american-football',
  'baseball',
]);
/** Sports of too many points for a notice of each, whose breaks have one instead. */
const BY_BREAK: ReadonlySet<string> = new Set(['basketball', 'cricket']);

/** Whether the halves of a match have a break between them that players may be notified of. */
const HALF_TIME: Readonly<Record<string, string>> = {
  football: 'ht',
  basketball: 'q2',
  handball: 'ht',
  rugby: 'ht',
  'american-football': 'q2',
};

/** What players may be notified of in a sport; of goals of handball, and within matches of esports, of none. */
export function momentsOf(sport: string): readonly MatchMoment[] {
  return MATCH_MOMENTS.filter(
    (moment) =>
      (moment !== 'half-time' || Object.hasOwn(HALF_TIME, sport)) &&
      (moment !== 'score' || BY_SCORE.has(sport) || BY_BREAK.has(sport)),
  );
}

function isHalfTime(sport: string, { period, clock }: MatchState): boolean {
  return period !== undefined && HALF_TIME[sport] === period && clock?.running !== true;
}

/**
 * The key of what the score has to say: each goal and each set that was won; in basketball the end of a quarter, in
 * cricket that of an innings, because every basket and run would be too much.
 */
function scoreKey(sport: string, { period, clock, score }: MatchState): string | undefined {
  const [home, away] = score?.total ?? [0, 0];
  if (home + away === 0) {
    return undefined;
  }
  if (BY_SCORE.has(sport)) {
    return `score:${home}:${away}`;
  }
  if (!BY_BREAK.has(sport)) {
    return undefined;
  }
  const isBreak = sport === 'basketball' ? clock?.running === false : period === 'i2';
  return isBreak && period !== undefined ? `score:${period}` : undefined;
}

function happened(moment: MatchMoment, key: string = moment): HappenedMoment {
  return { moment, key, isCalledOff: false };
}

/**
 * What is true of a match now and worth a notice, by the state of the feed alone: the same for every process and
 * after a restart. Whoever notifies remembers the keys. A kick-off is one while the first period runs, half-time
 * while it lasts; what was missed of them is old news.
 */
export function momentsNow(sport: string, state: MatchState): readonly HappenedMoment[] {
  switch (state.status) {
    case 'scheduled':
      return [];
    case 'cancelled':
    case 'postponed':
      return [{ moment: 'full-time', key: 'called-off', isCalledOff: true }];
    case 'finished':
      return [happened('full-time')];
    case 'live': {
      const atHalfTime = isHalfTime(sport, state);
      const key = scoreKey(sport, state);
      // The end of a quarter that is half-time is one notice.
      const isScore = key !== undefined && (BY_SCORE.has(sport) || !atHalfTime);
      return [
        ...(FIRST_PERIODS.has(state.period) ? [happened('kick-off')] : []),
        ...(isScore ? [happened('score', key)] : []),
        ...(atHalfTime ? [happened('half-time')] : []),
      ];
    }
  }
}
