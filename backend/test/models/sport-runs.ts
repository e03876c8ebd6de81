import type { CricketInnings, MatchResult, Score, Side } from '@touchline/domain/markets';
import type { StrengthsOf } from '../../src/pricing/models/strengths.ts';
import type { TalliedResult } from './tally.ts';

/**
 * The other sports' models once more, straight from their definitions and apart from the pricing
 * code: each function plays a match to its end from a simple state, to check probabilities by.
 */
export type Draw = () => number;

/** Plays a match many times. */
export function playMany(runs: number, play: () => MatchResult): readonly TalliedResult[] {
  return Array.from({ length: runs }, () => ({ result: play(), runs: 1 }));
}

function poisson(mean: number, draw: Draw): number {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = draw(); product > limit; product *= draw()) count += 1;
  return count;
}

export interface HockeyPosition {
  readonly strengths: StrengthsOf<'ice-hockey'>;
  /** Goals so far and share still to play of each of the three periods. */
  readonly periods: readonly { readonly score: Score; readonly left: number }[];
  readonly goals: readonly Side[];
}

export function playHockey({ strengths, periods, goals }: HockeyPosition, draw: Draw): MatchResult {
  const { homeGoals, awayGoals } = strengths;
  const scored: Side[] = [...goals];
  const played = periods.map(({ score, left }) => {
    const home = poisson((homeGoals * left) / 3, draw);
    const away = poisson((awayGoals * left) / 3, draw);
    const first = draw() * (home + away) < home;
    const order: Side[] = first ? ['home', 'away'] : ['away', 'home'];
    for (const side of order) {
      for (let goal = 0; goal < (side === 'home' ? home : away); goal += 1) scored.push(side);
    }
    return { home: score.home + home, away: score.away + away };
  });
  const regulation = total(played);
  const share = homeGoals / (homeGoals + awayGoals);
  const suddenDeath = draw() > Math.exp((-(homeGoals + awayGoals) * 5) / 60);
  const overtimeWinner: Side = draw() < (suddenDeath ? share : 0.5) ? 'home' : 'away';
  return {
    sport: 'ice-hockey',
    status: 'finished',
    periods: played,
    regulation,
    goals: scored,
    overtimeWinner,
  };
}

export interface BasketballPosition {
  /** Probabilities of 1, 2, 3 points of a possession. */
  readonly home: readonly number[];
  readonly away: readonly number[];
  /** Points so far and possessions each side still has, by quarter. */
  readonly quarters: readonly { readonly score: Score; readonly left: Score }[];
}

function points(shares: readonly number[], count: number, draw: Draw): number {
  const [one = 0, two = 0, three = 0] = shares;
  let sum = 0;
  for (let possession = 0; possession < count; possession += 1) {
    const at = draw();
    if (at < one) sum += 1;
    else if (at < one + two) sum += 2;
    else if (at < one + two + three) sum += 3;
  }
  return sum;
}

export function playBasketball(position: BasketballPosition, draw: Draw): MatchResult {
  const quarters = position.quarters.map(({ score, left }) => ({
    home: score.home + points(position.home, left.home, draw),
    away: score.away + points(position.away, left.away, draw),
  }));
  const regulation = total(quarters);
  let lead = 0;
  while (lead === 0) lead = points(position.home, 9, draw) - points(position.away, 9, draw);
  const overtimeWinner: Side = lead > 0 ? 'home' : 'away';
  return { sport: 'basketball', status: 'finished', quarters, regulation, overtimeWinner };
}

function total(parts: readonly Score[]): Score {
  let home = 0;
  let away = 0;
  for (const part of parts) {
    home += part.home;
    away += part.away;
  }
  return { home, away };
}

export interface TennisPosition {
  readonly strengths: StrengthsOf<'tennis'>;
  readonly bestOf: number;
  readonly sets: readonly Score[];
  readonly games: Score;
  readonly points: Score;
  /** Who serves the running game. */
  readonly server: Side;
  readonly winners: readonly (readonly Side[])[];
}

export function playTennis(position: TennisPosition, draw: Draw): MatchResult {
  const { homeServe, awayServe } = position.strengths;
  const sets: Score[] = [...position.sets];
  const winners = position.winners.map((set) => [...set]);
  const won = { home: 0, away: 0 };
  for (const set of sets) won[set.home > set.away ? 'home' : 'away'] += 1;
  let games = { ...position.games };
  let [homePoints, awayPoints] = [position.points.home, position.points.away];
  let homeServes = position.server === 'home';
  while (Math.max(won.home, won.away) < (position.bestOf + 1) / 2) {
    const tieBreak = games.home === 6 && games.away === 6;
    const target = tieBreak ? 7 : 4;
    let turns = homePoints + awayPoints;
    while (Math.max(homePoints, awayPoints) < target || Math.abs(homePoints - awayPoints) < 2) {
      const swapped = tieBreak && (turns % 4 === 1 || turns % 4 === 2);
      const byHome = homeServes !== swapped;
      if (draw() < (byHome ? homeServe : 1 - awayServe)) homePoints += 1;
      else awayPoints += 1;
      turns += 1;
    }
    const winner: Side = homePoints > awayPoints ? 'home' : 'away';
    games[winner] += 1;
    winners.at(-1)?.push(winner);
    [homePoints, awayPoints, homeServes] = [0, 0, !homeServes];
    const most = Math.max(games.home, games.away);
    if (most === 7 || (most === 6 && Math.abs(games.home - games.away) >= 2)) {
      sets.push(games);
      won[winner] += 1;
      winners.push([]);
      games = { home: 0, away: 0 };
    }
  }
  return { sport: 'tennis', status: 'finished', sets, setsWon: won, games: winners };
}

export interface VolleyballPosition {
  readonly strengths: StrengthsOf<'volleyball'>;
  readonly sets: readonly Score[];
  readonly points: Score;
  readonly server: Side;
  readonly firstServer: Side;
}

export function playVolleyball(position: VolleyballPosition, draw: Draw): MatchResult {
  const { homeServe, awayServe } = position.strengths;
  const sets: Score[] = [...position.sets];
  const won = { home: 0, away: 0 };
  for (const set of sets) won[set.home > set.away ? 'home' : 'away'] += 1;
  let { home, away } = position.points;
  let homeServes = position.server === 'home';
  let homeFirst = position.firstServer === 'home';
  while (Math.max(won.home, won.away) < 3) {
    const target = sets.length === 4 ? 15 : 25;
    while (Math.max(home, away) < target || Math.abs(home - away) < 2) {
      homeServes = draw() < (homeServes ? homeServe : 1 - awayServe);
      if (homeServes) home += 1;
      else away += 1;
    }
    sets.push({ home, away });
    won[home > away ? 'home' : 'away'] += 1;
    homeFirst = sets.length === 4 ? draw() < 0.5 : !homeFirst;
    [home, away, homeServes] = [0, 0, homeFirst];
  }
  return { sport: 'volleyball', status: 'finished', sets, setsWon: won };
}

export interface CricketPosition {
  readonly strengths: StrengthsOf<'cricket'>;
  readonly balls: number;
  readonly powerplayBalls: number;
  /** Who bats first; absent when the toss decides. */
  readonly battingFirst?: Side;
  /** Both innings as far as they went. */
  readonly innings: readonly (CricketInnings & {
    readonly balls: number;
    readonly over: boolean;
  })[];
  /** Shares of 1, 2, 3, 4 and 6 runs at the base rate. */
  readonly shares: readonly number[];
}

const hits = [1, 2, 3, 4, 6];

export function playCricket(position: CricketPosition, draw: Draw): MatchResult {
  const tossed: Side = draw() < 0.5 ? 'home' : 'away';
  const first = position.innings[0]?.batting ?? position.battingFirst ?? tossed;
  const sides: readonly Side[] = first === 'home' ? ['home', 'away'] : ['away', 'home'];
  const innings: CricketInnings[] = [];
  for (const [index, side] of sides.entries()) {
    const target = index === 1 ? (innings[0]?.runs ?? 0) : Number.POSITIVE_INFINITY;
    innings.push(bat(position, side, index, target, draw));
  }
  const runs = { home: 0, away: 0 };
  for (const one of innings) runs[one.batting] = one.runs;
  return { sport: 'cricket', status: 'finished', runs, innings };
}

function bat(
  { strengths, balls, powerplayBalls, innings, shares }: CricketPosition,
  batting: Side,
  index: number,
  target: number,
  draw: Draw,
): CricketInnings {
  const known = innings[index];
  let { runs, wickets, powerplayRuns, firstWicketRuns } = known ?? {
    runs: 0,
    wickets: 0,
    powerplayRuns: 0,
    firstWicketRuns: 0,
  };
  const rate = batting === 'home' ? strengths.homeRunRate : strengths.awayRunRate;
  const falls = batting === 'home' ? strengths.homeWicketRate : strengths.awayWicketRate;
  const base = shares.reduce((sum, share, at) => sum + share * (hits[at] as number), 0);
  // Upper ends of each outcome's stretch of [0, 1): a wicket first, then the hits.
  let upTo = falls;
  const ends = shares.map((share) => {
    upTo += (share * rate) / base;
    return upTo;
  });
  const bowled = known?.over ? balls : (known?.balls ?? 0);
  for (let ball = bowled; ball < balls && wickets < 10 && runs <= target; ball += 1) {
    const at = draw();
    const out = at < falls;
    let hit = 0;
    while (hit < 5 && at >= (ends[hit] as number)) hit += 1;
    if (!out && hit < 5) runs += hits[hit] as number;
    if (wickets === 0) firstWicketRuns = runs;
    if (out) wickets += 1;
    if (ball < powerplayBalls) powerplayRuns = runs;
  }
  return { batting, runs, wickets, powerplayRuns, firstWicketRuns };
}
