import type { EventState } from '@touchline/contracts/line';
import type { MatchResult, OutrightResult, Score, Side } from '@touchline/domain/markets';
import { FOOTBALL_MINUTES, type VirtualGoal, type VirtualResult } from '@touchline/domain/virtuals';

type Pair = [number, number];
type ResultOf<Sport extends VirtualResult['sport']> = Extract<VirtualResult, { sport: Sport }>;

const HALF = FOOTBALL_MINUTES / 2;
const MINUTE_SECONDS = 60;

function count(sides: readonly Side[]): Score {
  const home = sides.filter((side) => side === 'home').length;
  return { home, away: sides.length - home };
}
function pair({ home, away }: Score): Pair {
  return [home, away];
}
const sidesOf = (goals: readonly VirtualGoal[]) => goals.map(({ side }) => side);

/** How a race ended, as settlement takes it. */
export function raceOutcome({ finish }: ResultOf<'virtual-greyhounds'>): OutrightResult {
  return {
    status: 'finished',
    ranks: finish.map((competitorId, at) => ({ competitorId, rank: at + 1 })),
  };
}

/** How a match ended, as a result of the sport whose markets it has. */
export function matchOutcome(
  result: ResultOf<'virtual-football'> | ResultOf<'virtual-tennis'>,
): MatchResult {
  if (result.sport === 'virtual-football') {
    const { goals } = result;
    return {
      sport: 'esoccer',
      status: 'finished',
      fullTime: count(sidesOf(goals)),
      halfTime: count(sidesOf(goals.filter(({ minute }) => minute <= HALF))),
      goals: sidesOf(goals),
    };
  }
  const sets = result.games.map(count);
  return {
    sport: 'tennis',
    status: 'finished',
    setsWon: count(sets.map(({ home, away }) => (home > away ? 'home' : 'away'))),
    sets,
    games: result.games,
  };
}

function footballState(
  { goals }: ResultOf<'virtual-football'>,
  { share, at }: { readonly share: number; readonly at: number },
): EventState {
  const minute = Math.floor(share * FOOTBALL_MINUTES);
  const fallen = goals.filter((goal) => goal.minute <= minute);
  const first = fallen.filter((goal) => goal.minute <= HALF);
  const second = fallen.filter((goal) => goal.minute > HALF);
  const isSecond = minute >= HALF;
  return {
    status: share < 1 ? 'live' : 'finished',
    period: isSecond ? '2h' : '1h',
    clock: { seconds: minute * MINUTE_SECONDS, at, running: false },
    score: {
      total: pair(count(sidesOf(fallen))),
      periods: [first, ...(isSecond ? [second] : [])].map((goalsOfHalf) =>
        pair(count(sidesOf(goalsOfHalf))),
      ),
    },
  };
}

function tennisState({ games }: ResultOf<'virtual-tennis'>, share: number): EventState {
  const all = games.reduce((sum, set) => sum + set.length, 0);
  let left = Math.floor(share * all);
  const shown: Side[][] = [];
  let won: Pair = [0, 0];
  for (const set of games) {
    const played = set.slice(0, left);
    left -= played.length;
    shown.push(played);
    if (played.length < set.length) break;
    const { home, away } = count(set);
    won = home > away ? [won[0] + 1, won[1]] : [won[0], won[1] + 1];
  }
  return {
    status: share < 1 ? 'live' : 'finished',
    period: `s${shown.length}`,
    score: { total: won, periods: shown.map((set) => pair(count(set))) },
  };
}

/**
 * What is seen of a match at a moment of its run.
 * @param moment `share` of the run that is over, `at` in milliseconds since epoch
 */
export function matchState(
  result: ResultOf<'virtual-football'> | ResultOf<'virtual-tennis'>,
  moment: { readonly share: number; readonly at: number },
): EventState {
  return result.sport === 'virtual-football'
    ? footballState(result, moment)
    : tennisState(result, moment.share);
}

/** Lengths of the course between a runner and the next. */
const GAP = 0.035;
/** How far from an even pace a runner strays on the way. */
const STRAY = 0.05;

/**
 * How far each runner has come at a moment of the race, of 1, in the order given. Only the end means anything: the way
 * there is decoration.
 */
export function raceProgress(
  { finish }: ResultOf<'virtual-greyhounds'>,
  runners: readonly number[],
  share: number,
): readonly number[] {
  return runners.map((id) => {
    const end = 1 - GAP * finish.indexOf(id);
    // Different for each runner, none at the start and at the end.
    const stray = STRAY * Math.sin(Math.PI * share) * Math.sin(5 * share + id);
    return Math.round(1_000 * Math.min(1, Math.max(0, end * share + stray))) / 1_000;
  });
}
