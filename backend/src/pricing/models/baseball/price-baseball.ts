import type { Score } from '@touchline/domain/markets';
import type { BaseballState } from '../match-state.ts';
import { above, certain, type Distribution, plus } from '../pricing/distribution.ts';
import type { FillSheet } from '../pricing/sheet-pricer.ts';
import {
  createSportSheet,
  type IndependentScores,
  independentScores,
  type SportSheet,
} from '../pricing/sport-sheet.ts';
import type { StrengthsOf } from '../strengths.ts';
import { runsOf } from './half-inning.ts';
import { type Batting, createBatting, type Ending, halves, jointRuns } from './joint-runs.ts';
import { INNINGS } from './parameters.ts';

const MOST_REMEMBERED = 100;
/** Innings that both sides are sure to bat in. */
const WHOLE_INNINGS = INNINGS - 1;
const NIL: Score = { home: 0, away: 0 };

type Reaches = StrengthsOf<'baseball'>;

/** Prices baseball: every half-inning as a chain of plate appearances over outs and bases, the away side first. */
export function createBaseballPricer(): FillSheet<'baseball'> {
  const codes = createSportSheet('baseball');
  const known = new Map<string, Batting>();
  return (sheet, state, strengths) => {
    if (state.phase === 'finished') return;
    const add = codes.on(sheet);
    const key = `${strengths.homeReach} ${strengths.awayReach}`;
    if (known.size >= MOST_REMEMBERED) known.clear();
    const batting = known.get(key) ?? createBatting(strengths);
    known.set(key, batting);
    addMatch(add, state, { strengths, batting });
    addInnings(add, state, { strengths, batting });
  };
}

interface Sides {
  readonly strengths: Reaches;
  readonly batting: Batting;
}

function addMatch(add: SportSheet, state: BaseballState, sides: Sides): void {
  const { total, difference, home, away } = jointRuns(endingOf(state, sides), sides.batting);
  add.two('baseball-winner', above(difference, 0));
  add.totals('baseball-total', total, 7);
  add.handicaps('baseball-handicap', difference, 6);
  add.totals('baseball-home-total', home, 5);
  add.totals('baseball-away-total', away, 5);
  add.oddEven('baseball-odd-even', total);
}

/** Runs to come of the running half-inning. */
function running({ batting, outs, bases }: BaseballState, { strengths }: Sides): Distribution {
  const reach = batting === 'home' ? strengths.homeReach : strengths.awayReach;
  return runsOf({ outs, bases }, reach);
}

function moved({ low, probabilities }: Distribution, by: number): Distribution {
  return { low: low + by, probabilities };
}

function runsSoFar({ innings }: BaseballState): Score {
  return innings.reduce(
    (sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }),
    NIL,
  );
}

/** What is sure to be played before the home side's last half, or the running last half itself. */
function endingOf(state: BaseballState, sides: Sides): Ending {
  const { inning, batting: side, outs, bases } = state;
  const so = runsSoFar(state);
  const isLast = inning >= INNINGS;
  if (isLast && side === 'home') {
    const half = { half: { outs, bases }, homeReach: sides.strengths.homeReach };
    return { home: certain(so.home), away: certain(so.away), running: half };
  }
  const now = running(state, sides);
  const { homeHalf, awayHalf } = sides.batting;
  if (side === 'away') {
    const away = plus(now, halves(awayHalf, INNINGS - inning));
    const home = halves(homeHalf, INNINGS - inning);
    return { home: moved(home, so.home), away: moved(away, so.away) };
  }
  const home = plus(now, halves(homeHalf, WHOLE_INNINGS - inning));
  return {
    home: moved(home, so.home),
    away: moved(halves(awayHalf, INNINGS - inning), so.away),
  };
}

/** The first five innings, and the running one with the one after it. */
function addInnings(add: SportSheet, state: BaseballState, sides: Sides): void {
  const { inning } = state;
  const { homeHalf, awayHalf } = sides.batting;
  const scoresOf = (number: number): IndependentScores => {
    const score = state.innings[number - 1] ?? NIL;
    if (number > inning) return independentScores(homeHalf, awayHalf);
    if (number < inning) return independentScores(certain(score.home), certain(score.away));
    const now = running(state, sides);
    return state.batting === 'away'
      ? independentScores(homeHalf, moved(now, score.away))
      : independentScores(moved(now, score.home), certain(score.away));
  };
  if (inning <= 5) {
    const five = [1, 2, 3, 4, 5].map(scoresOf);
    const both = independentScores(
      five.map(({ home }) => home).reduce(plus),
      five.map(({ away }) => away).reduce(plus),
    );
    addPart(add, 'baseball-h5', both);
  }
  for (const number of [inning, inning + 1].filter((one) => one <= WHOLE_INNINGS)) {
    addPart(add, `baseball-n${number}`, scoresOf(number));
  }
}

function addPart(add: SportSheet, code: string, { total, difference }: IndependentScores): void {
  add.result(`${code}-1x2`, difference);
  add.totals(`${code}-total`, total, 4);
  add.handicaps(`${code}-handicap`, difference, 4);
}
