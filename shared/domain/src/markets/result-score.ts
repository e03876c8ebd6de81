import { CodedError } from '../errors/coded-error.ts';
import { winnerScore } from './final-score.ts';
import type { MarketErrorCode } from './market-error.ts';
import type { MarketType, MarketUnit, Period } from './market-type.ts';
import type {
  BattlesResult,
  CricketResult,
  EsoccerResult,
  FightResult,
  FootballResult,
  MatchResult,
  Score,
  Side,
  TurnsResult,
} from './match-result.ts';

const nil: Score = { home: 0, away: 0 };

function sum(parts: readonly Score[] | undefined): Score | undefined {
  return parts?.reduce((all, part) => add(all, part), nil);
}

function add(one: Score, other: Score): Score {
  return { home: one.home + other.home, away: one.away + other.away };
}

function minus(one: Score | undefined, other: Score | undefined): Score | undefined {
  return one && other && { home: one.home - other.home, away: one.away - other.away };
}

/** Position of `q3`, `p1`, `s5` … among its kind, counted from zero. */
function indexOf(period: Period): number {
  return Number(period.slice(1)) - 1;
}

/**
 * The scores of all parts in order: halves, periods, quarters, sets, maps.
 * `undefined` when the result lacks them.
 */
export function partsOf(result: MatchResult): readonly Score[] | undefined {
  switch (result.sport) {
    case 'football':
    case 'esoccer': {
      const second = minus(result.fullTime, result.halfTime);
      return result.halfTime && second && [result.halfTime, second];
    }
    case 'ice-hockey':
      return result.periods;
    case 'basketball':
      return result.quarters;
    case 'handball':
    case 'rugby':
    case 'american-football':
      return result.parts;
    case 'tennis':
    case 'volleyball':
    case 'table-tennis':
    case 'badminton':
    case 'darts':
    case 'snooker':
      return result.sets;
    case 'cs2':
    case 'valorant':
    case 'dota2':
    case 'lol':
      return result.maps;
    case 'boxing':
    case 'mma':
      return result.cards;
    case 'baseball':
      return result.innings;
    case 'cricket':
      return undefined;
  }
}

/** Who scored, in the order that a market of this type follows. */
export function orderOf(result: MatchResult, period: Period): readonly Side[] | undefined {
  if ('goals' in result) return result.goals;
  if (result.sport === 'tennis') return result.games?.[indexOf(period)];
  if ('winners' in result) return result.winners?.[period === 'ft' ? 0 : indexOf(period)];
  if ('rounds' in result) return result.rounds?.[indexOf(period)];
  return undefined;
}

/** The score a market of this type is graded by; `undefined` when that part was not played. */
export function scoreOf(
  result: MatchResult,
  { period, unit }: Pick<MarketType, 'period' | 'unit'>,
): Score | undefined {
  switch (result.sport) {
    case 'football':
      if (unit === 'corners' || unit === 'cards') return result[unit];
      return halvesScore(result, period);
    case 'esoccer':
      return halvesScore(result, period);
    case 'ice-hockey':
      if (period === 'ft') return result.regulation;
      if (period === 'match') return withOvertime(result.regulation, result.overtimeWinner);
      return result.periods?.[indexOf(period)];
    case 'basketball':
      if (period === 'ft') return result.regulation;
      if (period === 'match') return withOvertime(result.regulation, result.overtimeWinner);
      if (period === '1h') return sum(complete(result.quarters?.slice(0, 2), 2));
      if (period === '2h') return sum(complete(result.quarters?.slice(2), 2));
      return result.quarters?.[indexOf(period)];
    case 'handball':
    case 'rugby':
    case 'american-football':
      return turnsScore(result, period);
    case 'tennis':
    case 'volleyball':
    case 'table-tennis':
    case 'badminton':
    case 'darts':
    case 'snooker':
      if (period !== 'ft') return result.sets?.[indexOf(period)];
      return unit === 'sets' || unit === 'frames' ? result.setsWon : sum(result.sets);
    case 'cs2':
    case 'valorant':
      if (period !== 'ft') return result.maps?.[indexOf(period)];
      return unit === 'maps' ? result.mapsWon : sum(result.maps);
    case 'dota2':
    case 'lol':
      return battlesScore(result, period, unit);
    case 'boxing':
    case 'mma':
      return unit === 'rounds' ? roundsFought(result) : winnerScore(result);
    case 'baseball':
      if (period === 'ft') return result.runs;
      if (period === 'h5') return sum(complete(result.innings?.slice(0, 5), 5));
      return result.innings?.[indexOf(period)];
    case 'cricket':
      return cricketScore(result, period, unit);
  }
}

function halvesScore(result: FootballResult | EsoccerResult, period: Period): Score | undefined {
  if (period === 'ft') return result.fullTime;
  return period === '1h' ? result.halfTime : partsOf(result)?.[1];
}

function turnsScore({ parts, ...result }: TurnsResult, period: Period): Score | undefined {
  const { regulation, overtimeWinner, sport } = result;
  if (period === 'ft') return regulation;
  if (period === 'match') return withOvertime(regulation, overtimeWinner);
  const half = sport === 'american-football' ? 2 : 1;
  if (period === '1h') return sum(complete(parts?.slice(0, half), half));
  if (period === '2h') return sum(complete(parts?.slice(half), half));
  return parts?.[indexOf(period)];
}

/** Rounds as totals count them: one that was stopped in its first half does not count. */
function roundsFought({ finish }: FightResult): Score | undefined {
  return finish && { home: finish.isLate ? finish.round : finish.round - 1, away: 0 };
}

function complete(parts: readonly Score[] | undefined, count: number): typeof parts {
  return parts?.length === count ? parts : undefined;
}

function withOvertime(regulation: Score | undefined, winner: Side | undefined): Score | undefined {
  if (regulation === undefined || regulation.home !== regulation.away) return regulation;
  if (winner === undefined) {
    throw new CodedError<MarketErrorCode>(
      'market_not_gradable',
      'a drawn match needs its overtime winner',
    );
  }
  return add(regulation, winner === 'home' ? { home: 1, away: 0 } : { home: 0, away: 1 });
}

function cricketScore(
  { runs, innings }: CricketResult,
  period: Period,
  unit: MarketUnit | undefined,
): Score | undefined {
  if (period === 'ft' && unit === 'runs') return runs;
  const [first, second] = innings ?? [];
  if (first === undefined) return undefined;
  if (period === 'i1') return { home: unit === 'runs' ? first.runs : first.wickets, away: 0 };
  if (second === undefined) return undefined;
  const home = first.batting === 'home' ? first : second;
  const away = first.batting === 'home' ? second : first;
  if (period === 'pp') return { home: home.powerplayRuns, away: away.powerplayRuns };
  if (period === 'w1') return { home: home.firstWicketRuns, away: away.firstWicketRuns };
  return { home: home.wickets, away: away.wickets };
}

function battlesScore(
  { mapsWon, maps, kills }: BattlesResult,
  period: Period,
  unit: MarketUnit | undefined,
): Score | undefined {
  if (period === 'ft' && unit === 'maps') return mapsWon;
  const counted = unit === 'kills' ? kills : maps;
  return period === 'ft' ? sum(counted) : counted?.[indexOf(period)];
}
