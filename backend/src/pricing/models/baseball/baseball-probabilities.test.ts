import type { BaseballResult, Score, Side } from '@touchline/domain/markets';
import { describe, expect, it } from 'vitest';
import { createFastRandom } from '../../../../test/models/fast-random.ts';
import { type Draw, playMany } from '../../../../test/models/sport-runs.ts';
import { deviations } from '../../../../test/models/tally.ts';
import type { BaseballState } from '../match-state.ts';
import { defaultPricingSettings } from '../pricing/pricing-settings.ts';
import { createBaseballModel } from './baseball-model.ts';

const RUNS = 4_000;
const model = createBaseballModel();
const strengths = model.strengthsFrom({ home: 0.8, away: -0.4 });
const settings = defaultPricingSettings();

/** Bases that a hit is worth, and its share of the appearances that are not outs; a walk is worth none. */
const ENDS = [
  [0, 0.29],
  [1, 0.45],
  [2, 0.14],
  [3, 0.015],
  [4, 0.105],
] as const;

/** Moves runners as people on a bench would: each by himself, home being the fourth base. */
function advance(runners: readonly number[], hit: number): { on: number[]; home: number } {
  const taken = new Set(runners);
  const moved = runners.map((base) => {
    if (hit === 0) {
      // Forced only by a runner on every base behind.
      const isForced = Array.from({ length: base }, (_, at) => at + 1).every((at) => taken.has(at));
      return isForced ? base + 1 : base;
    }
    if (hit >= 3) return 4;
    return base >= 2 ? 4 : base + hit;
  });
  const all = [...moved, hit === 0 ? 1 : hit];
  return { on: all.filter((base) => base < 4), home: all.filter((base) => base >= 4).length };
}

/** Runs that end the game where it can end; more than any hit brings elsewhere. */
function runsToWin(number: number, side: Side, total: (side: Side) => number): number {
  return number >= 9 && side === 'home' ? total('away') - total('home') + 1 : 4;
}

/** Plays on inning by inning; no formula of the model is used. */
function playOn(state: BaseballState, draw: Draw): BaseballResult {
  const innings: Score[] = state.innings.map((score) => ({ ...score }));
  const total = (side: Side) => innings.reduce((sum, score) => sum + score[side], 0);
  let runners = [1, 2, 3].filter((base) => state.bases & (1 << (base - 1)));
  let outs = state.outs;
  let side = state.batting;
  for (let number = state.inning; ; ) {
    const inning = { ...(innings[number - 1] ?? { home: 0, away: 0 }) };
    innings[number - 1] = inning;
    const isWalkOff = () => number >= 9 && side === 'home' && total('home') > total('away');
    while (outs < 3 && !isWalkOff()) {
      const reach = side === 'home' ? strengths.homeReach : strengths.awayReach;
      let rest = draw() / reach;
      const hit = ENDS.find(([, share]) => {
        rest -= share;
        return rest < 0;
      })?.[0];
      if (hit === undefined) {
        outs += 1;
        continue;
      }
      const { on, home } = advance(runners, hit);
      runners = on;
      // Of several runs that would decide only the first counts, unless the ball has left the park.
      const counted = hit === 4 ? home : Math.min(home, runsToWin(number, side, total));
      inning[side] += counted;
    }
    const isDecided = total('home') !== total('away');
    const isHomeAhead = total('home') > total('away');
    if (number >= 9 && (side === 'home' ? isDecided : isHomeAhead)) break;
    runners = [];
    outs = 0;
    if (side === 'home') number += 1;
    side = side === 'home' ? 'away' : 'home';
  }
  const runs = { home: total('home'), away: total('away') };
  return { sport: 'baseball', status: 'finished', runs, innings };
}

function inning(home: number, away: number): Score {
  return { home, away };
}

const start = model.newMatch();
const CASES: readonly (readonly [string, Partial<BaseballState>])[] = [
  ['baseball before the start', {}],
  [
    'baseball, 2–3 in the bottom of the fourth with two on',
    {
      phase: 'playing',
      inning: 4,
      batting: 'home',
      outs: 1,
      bases: 0b101,
      innings: [inning(0, 1), inning(2, 0), inning(0, 0), inning(0, 2)],
    },
  ],
  [
    'baseball, level in the bottom of the ninth with one on',
    {
      phase: 'playing',
      inning: 9,
      batting: 'home',
      outs: 2,
      bases: 0b010,
      innings: [inning(3, 0), ...Array.from({ length: 7 }, () => inning(0, 0)), inning(0, 3)],
    },
  ],
  [
    'baseball, top of the tenth',
    {
      phase: 'playing',
      inning: 10,
      batting: 'away',
      outs: 1,
      bases: 0b001,
      innings: [inning(2, 2), ...Array.from({ length: 8 }, () => inning(0, 0)), inning(0, 1)],
    },
  ],
];

describe.each(CASES)('%s', (_, from) => {
  const state = { ...start, ...from };
  const markets = model.priceMatch({ state, strengths, settings });

  it('the model of baseball offers each market once, with probabilities that add up', () => {
    expect(markets.length).toBeGreaterThanOrEqual(from.inning === undefined ? 25 : 8);
    expect(new Set(markets.map(({ marketKey }) => marketKey)).size).toBe(markets.length);
    for (const { marketKey, outcomes } of markets) {
      const sum = outcomes.reduce((all, { probability }) => all + probability, 0);
      expect(sum, marketKey).toBeCloseTo(1, 6);
    }
  });

  it('the probabilities of baseball agree with games played base by base', () => {
    const draw = createFastRandom(31);
    const tally = playMany(RUNS, () => playOn(state, draw));
    for (const { marketKey, outcome, model: fair, simulated } of deviations(markets, tally)) {
      const error = Math.sqrt((fair * (1 - fair)) / RUNS);
      expect(Math.abs(simulated - fair), `${marketKey} ${outcome}`).toBeLessThan(
        4.5 * error + 0.002,
      );
    }
  });
});
