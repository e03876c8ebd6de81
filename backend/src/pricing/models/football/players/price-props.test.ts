import { gradeOutcome, type MatchResult } from '@touchline/domain/markets';
import { describe, expect, it } from 'vitest';
import { testSquads } from '../../../../../test/models/test-squads.ts';
import { defaultPricingSettings } from '../../pricing/pricing-settings.ts';
import { createRandom } from '../../random.ts';
import type { Incident } from '../../sport-model.ts';
import { footballStrengths } from '../football-model.ts';
import {
  breakSeconds,
  firstHalfSeconds,
  firstHalfShare,
  secondHalfSeconds,
} from '../parameters.ts';
import { newFootballMatch } from '../simulate-football.ts';
import type { FootballState } from '../../match-state.ts';
import { createPropsReader } from './football-props.ts';
import { createMatchStory, type MatchStory } from './match-story.ts';
import { MOST_PLAYER_OUTCOMES } from './player-chances.ts';
import { createPropsPricer, type PricedProps } from './price-props.ts';

const strengths = footballStrengths({ home: 0.5, away: -0.3 });
const squads = testSquads();
const settings = defaultPricingSettings();
const END = firstHalfSeconds + breakSeconds + secondHalfSeconds;
const readProps = createPropsReader(squads);
const price = createPropsPricer();

/** Goals at a constant rate within each half: drawn without the model, from its means alone. */
function drawGoals(random: (position: number) => number, from = 0): readonly Incident[] {
  const goals: Incident[] = [];
  let position = 0;
  for (let at = from + 10; at <= END; at += 10) {
    const isBreak = at > firstHalfSeconds && at <= firstHalfSeconds + breakSeconds;
    const rate =
      at <= firstHalfSeconds
        ? firstHalfShare / firstHalfSeconds
        : (1 - firstHalfShare) / secondHalfSeconds;
    for (const side of ['home', 'away'] as const) {
      const mean = strengths[`${side}Goals`] * rate * 10;
      if (!isBreak && random((position += 1)) < mean)
        goals.push({ kind: 'goal', side, value: 1, at });
    }
  }
  return goals;
}

function resultOf(story: MatchStory, goals: readonly Incident[]): MatchResult {
  const { corners, cards, players } = story;
  const of = (side: string) => goals.filter((goal) => goal.side === side).length;
  const fullTime = { home: of('home'), away: of('away') };
  return { sport: 'football', status: 'finished', fullTime, corners, cards, players };
}

function storyOf(seed: number): MatchStory {
  return createMatchStory({ strengths, squads, random: createRandom(seed) });
}

/** How often each outcome has won of those that were not void, over many matches. */
function frequencies(priced: readonly PricedProps[], runs: readonly MatchResult[]) {
  return priced.flatMap(({ key, codes, probabilities }) =>
    codes.map((code, at) => {
      const grades = runs.map((result) =>
        gradeOutcome({ marketKey: key, outcomeCode: code, result }),
      );
      const counted = grades.filter((grade) => grade !== 'void');
      const won = counted.filter((grade) => grade === 'won').length;
      return { key, code, fair: probabilities[at] ?? 0, seen: won / counted.length };
    }),
  );
}

function expectCalibrated(found: ReturnType<typeof frequencies>, most: number): void {
  const worst = found.toSorted(
    (one, next) => Math.abs(next.fair - next.seen) - Math.abs(one.fair - one.seen),
  )[0];
  expect(Math.abs((worst?.fair ?? 1) - (worst?.seen ?? 0)), JSON.stringify(worst)).toBeLessThan(
    most,
  );
  for (const key of new Set(found.map((one) => one.key))) {
    const of = found.filter((one) => one.key === key);
    const bias = of.reduce((sum, { fair, seen }) => sum + fair - seen, 0) / of.length;
    expect(Math.abs(bias), key).toBeLessThan(most / 2.5);
  }
}

const RUNS = 1_000;

describe('prices of corners, cards and players', () => {
  it('the prices before kick-off are as likely as simulated matches', () => {
    const state = newFootballMatch();
    const props = readProps(storyOf(0));
    const priced = price({ state, strengths, props, settings });
    const runs = Array.from({ length: RUNS }, (_, run) => {
      const story = storyOf(run + 1);
      const goals = drawGoals(createRandom(run + 500_000));
      story.report(goals, END);
      return resultOf(story, goals);
    });
    expectCalibrated(frequencies(priced, runs), 0.045);
  });

  it('the prices an hour into a match are as likely as simulated ends of it', () => {
    const now = firstHalfSeconds + breakSeconds + 15 * 60;
    const before: readonly Incident[] = [{ kind: 'goal', side: 'away', value: 1, at: 1_200 }];
    const state: FootballState = {
      ...newFootballMatch(),
      phase: 'second-half',
      phaseSeconds: 15 * 60,
      elapsed: now,
      score: { home: 0, away: 1 },
      halfTime: { home: 0, away: 1 },
      goals: ['away'],
    };
    const seen = new Map<string, { fair: number; won: number; runs: number }>();
    let voids = 0;
    for (let run = 1; run <= RUNS; run += 1) {
      const story = storyOf(run);
      story.report(before, now);
      const priced = price({ state, strengths, props: readProps(story), settings });
      const goals = drawGoals(createRandom(run + 700_000), now);
      story.report(goals, END);
      const result = resultOf(story, [...before, ...goals]);
      for (const { key, codes, probabilities } of priced) {
        const of = seen.get(key.split('@')[0] ?? '') ?? { fair: 0, won: 0, runs: 0 };
        seen.set(key.split('@')[0] ?? '', of);
        for (const [at, outcomeCode] of codes.entries()) {
          const grade = gradeOutcome({ marketKey: key, outcomeCode, result });
          voids += grade === 'void' ? 1 : 0;
          of.fair += probabilities[at] ?? 0;
          of.won += grade === 'won' ? 1 : 0;
          of.runs += 1;
        }
      }
    }
    expect(voids, 'whoever is priced takes part').toBe(0);
    // Who has scored, is booked or has gone off is different in each: the price follows each of them.
    expect([...seen.keys()]).toContain('player-booked');
    for (const [key, { fair, won, runs }] of seen) {
      expect(Math.abs(fair - won) / runs, key).toBeLessThan(0.03);
    }
  });

  it('a match has at most so many outcomes of players, none twice, each at less than its fair price', () => {
    const priced = price({
      state: newFootballMatch(),
      strengths,
      props: readProps(storyOf(0)),
      settings,
    });
    const players = priced.filter(({ key }) => key.startsWith('player-'));
    expect(MOST_PLAYER_OUTCOMES).toBeLessThanOrEqual(40);
    expect(players.flatMap(({ codes }) => codes).length).toBeLessThanOrEqual(MOST_PLAYER_OUTCOMES);
    for (const { codes, prices, probabilities, key } of priced) {
      expect(new Set(codes).size, key).toBe(codes.length);
      const isOffered = prices.some((one) => one !== undefined);
      expect(isOffered, key).toBe(true);
      for (const [at, one] of prices.entries()) {
        if (one !== undefined && key.startsWith('player-')) {
          expect(Number(one) * (probabilities[at] ?? 1), `${key} ${codes[at]}`).toBeLessThan(1);
        }
      }
    }
  });

  it('the first scorer is no longer offered once there is one, and a scorer no longer for a goal', () => {
    const story = storyOf(4);
    const goals: Incident[] = [1, 2, 3].map((at) => ({
      kind: 'goal',
      side: 'home',
      value: 1,
      at: at * 300,
    }));
    story.report(goals, 1_000);
    const state: FootballState = {
      ...newFootballMatch(),
      phase: 'first-half',
      phaseSeconds: 1_000,
      elapsed: 1_000,
      score: { home: 3, away: 0 },
      goals: ['home', 'home', 'home'],
    };
    const priced = price({ state, strengths, props: readProps(story), settings });
    const scorers = story.players.records.filter(({ goals: own = 0 }) => own > 0);
    expect(scorers.length).toBeGreaterThan(0);
    const market = priced.find(({ key }) => key === 'player-scorer');
    for (const { id } of scorers) expect(market?.codes).not.toContain(`c${id}`);
    expect(priced.some(({ key }) => key === 'player-first-scorer')).toBe(false);
  });
});
