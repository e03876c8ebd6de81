import fc from 'fast-check';
import { gradeOutcome, mostBuilderMargin } from '@touchline/domain/markets';
import { describe, expect, it } from 'vitest';
import { type OfferedPart, offeredParts } from '../../../test/models/builder-parts.ts';
import { createFastRandom } from '../../../test/models/fast-random.ts';
import { fixedFootballStates } from '../../../test/models/fixed-states.ts';
import { playRuns } from '../../../test/models/football-runs.ts';
import { createFootballJoint } from '../models/football/joint-football.ts';
import { type BuilderPrice, priceBuilder } from './price-builder.ts';

const jointOf = createFootballJoint();
const RUNS = 60_000;
const matches = fixedFootballStates().map(({ title, state, strengths }) => ({
  title,
  state,
  strengths,
  offered: offeredParts(state, strengths),
}));
type Match = (typeof matches)[number];

function joint({ state, strengths }: Match, parts: readonly OfferedPart[]): Float64Array {
  return jointOf({ state, strengths, parts }) as Float64Array;
}
function priced(match: Match, parts: readonly OfferedPart[]) {
  return priceBuilder({ joint: joint(match, parts), prices: parts.map(({ price }) => price) });
}
function isPrice(answer: ReturnType<typeof priceBuilder>): answer is BuilderPrice {
  return 'price' in answer;
}
const last = (values: Float64Array) => values.at(-1) ?? Number.NaN;

/** A match and from two to six selections of it. */
const chosen = fc.nat({ max: matches.length - 1 }).chain((at) => {
  const match = matches[at] as Match;
  return fc.record({
    match: fc.constant(match),
    parts: fc.uniqueArray(fc.constantFrom(...match.offered), { minLength: 2, maxLength: 6 }),
  });
});
const sometimes = { numRuns: 60, seed: 17 };

/** Combinations that have a price, drawn with a fixed seed. */
function somePriced(match: Match, count: number) {
  const random = createFastRandom(119);
  const found: { readonly parts: readonly OfferedPart[]; readonly answer: BuilderPrice }[] = [];
  while (found.length < count) {
    const size = 2 + Math.floor(random() * 3);
    const parts = Array.from(
      { length: size },
      () => match.offered[Math.floor(random() * match.offered.length)] as OfferedPart,
    ).filter(({ probability }) => probability > 0.15);
    const answer = parts.length < 2 ? undefined : priced(match, parts);
    if (answer !== undefined && isPrice(answer)) found.push({ parts, answer });
  }
  return found;
}

describe('the joint probability of a builder', () => {
  it.each(matches)('the probability of one selection is that of its market: $title', (match) => {
    for (const part of match.offered.filter((_, at) => at % 7 === 0)) {
      expect(last(joint(match, [part])), JSON.stringify(part)).toBeCloseTo(part.probability, 5);
    }
  });

  it('the probability of a builder is at most that of any of its parts', () => {
    fc.assert(
      fc.property(chosen, ({ match, parts }) => {
        const sets = joint(match, parts);
        for (const place of parts.keys()) {
          expect(last(sets)).toBeLessThanOrEqual((sets[1 << place] ?? 0) + 1e-12);
        }
      }),
      sometimes,
    );
  });

  it('the order in which parts are chosen does not matter', () => {
    fc.assert(
      fc.property(chosen, ({ match, parts }) => {
        const turned = parts.toReversed();
        expect(last(joint(match, turned))).toBeCloseTo(last(joint(match, parts)), 12);
        const [one, other] = [priced(match, parts), priced(match, turned)];
        expect(isPrice(one) ? one.price : one.reason).toBe(
          isPrice(other) ? other.price : other.reason,
        );
      }),
      sometimes,
    );
  });

  it('the probabilities with each answer of another market add up to the one without it', () => {
    fc.assert(
      fc.property(chosen, ({ match, parts }) => {
        const yes = {
          marketKey: 'ft-both-score',
          outcomeCode: 'yes',
          price: '2.00',
          probability: 0.5,
        };
        const no = { ...yes, outcomeCode: 'no' };
        const three = parts.slice(0, 3);
        const sum = last(joint(match, [...three, yes])) + last(joint(match, [...three, no]));
        expect(sum).toBeCloseTo(last(joint(match, three)), 12);
      }),
      sometimes,
    );
  });
});

describe.each(matches.filter((_, at) => at % 3 === 0))('simulated, $title', (match) => {
  const { state, strengths } = match;
  const tally = playRuns({ state, strengths, runs: RUNS, random: createFastRandom(20) });

  function frequencyOf(parts: readonly OfferedPart[]): number {
    const wins = (result: (typeof tally)[number]['result']) =>
      parts.every((part) => gradeOutcome({ ...part, result }) === 'won');
    return tally.reduce((sum, { result, runs }) => sum + (wins(result) ? runs : 0), 0) / RUNS;
  }

  it('the joint probability and the margin of builders agree with the runs', () => {
    for (const { parts, answer } of somePriced(match, 6)) {
      const text = JSON.stringify(parts);
      const frequency = frequencyOf(parts);
      const probability = last(joint(match, parts));
      const deviation = Math.sqrt((probability * (1 - probability)) / RUNS);
      expect(Math.abs(frequency - probability), text).toBeLessThan(5 * deviation + 1e-6);
      const kept = 1 - frequency * Number(answer.price);
      const noise = 5 * deviation * Number(answer.price);
      expect(kept, text).toBeLessThan(mostBuilderMargin(parts.length) + noise);
      expect(kept, text).toBeGreaterThan(-noise);
    }
  });
});

describe('the price of a builder', () => {
  it('the margin of a builder is never above the published bound, nor below nothing', () => {
    fc.assert(
      fc.property(chosen, ({ match, parts }) => {
        const answer = priced(match, parts);
        if (!isPrice(answer)) return;
        const kept = 1 - last(joint(match, parts)) * Number(answer.price);
        expect(kept).toBeLessThanOrEqual(mostBuilderMargin(parts.length) + 1e-9);
        expect(kept).toBeGreaterThanOrEqual(-1e-9);
      }),
      { ...sometimes, numRuns: 200 },
    );
  });

  it('a builder costs at least what each of its parts does, and what is left of it less', () => {
    fc.assert(
      fc.property(chosen, ({ match, parts }) => {
        const answer = priced(match, parts);
        if (!isPrice(answer)) return;
        const price = Number(answer.price);
        for (const [place, part] of parts.entries()) {
          expect(price).toBeGreaterThanOrEqual(Number(part.price));
          expect(answer.reduced[String(place)]).toBe(part.price);
        }
        expect(Object.keys(answer.reduced)).toHaveLength(2 ** parts.length - 2);
      }),
      sometimes,
    );
  });

  const [before] = matches as [Match, ...Match[]];
  const part = (marketKey: string, outcomeCode: string): OfferedPart =>
    before.offered.find(
      (one) => one.marketKey === marketKey && one.outcomeCode === outcomeCode,
    ) as OfferedPart;

  it('selections that never win together are refused with the smallest contradiction', () => {
    const parts = [
      part('ft-total@2.5', 'over'),
      part('ft-1x2', 'home'),
      part('ft-1x2', 'away'),
      part('1h-1x2', 'draw'),
    ];
    expect(priced(before, parts)).toEqual({ reason: 'contradictory', parts: [1, 2] });
  });

  it('a selection that others imply is refused, and the answer names both', () => {
    const parts = [
      part('ft-total@2.5', 'over'),
      part('1h-1x2', 'draw'),
      part('ft-total@1.5', 'over'),
    ];
    expect(priced(before, parts)).toEqual({ reason: 'redundant', parts: [2], by: [0] });
    const together = [
      part('ft-home-total@0.5', 'over'),
      part('ft-away-total@0.5', 'over'),
      part('ft-both-score', 'yes'),
    ];
    expect(priced(before, together)).toMatchObject({ reason: 'redundant', by: [2] });
  });

  it('selections that go together are shorter than their product, opposed ones longer', () => {
    const product = (parts: readonly OfferedPart[]) =>
      parts.reduce((all, { price }) => all * Number(price), 1);
    const together = [part('ft-1x2', 'home'), part('1h-1x2', 'home')];
    const opposed = [part('ft-1x2', 'draw'), part('ft-total@3.5', 'over')];
    const [shorter, longer] = [priced(before, together), priced(before, opposed)];
    expect(isPrice(shorter) && Number(shorter.price)).toBeLessThan(product(together));
    expect(isPrice(longer) && Number(longer.price)).toBeGreaterThan(product(opposed));
  });
});
