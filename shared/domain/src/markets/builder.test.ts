import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BuilderPart,
  builderCode,
  builderOutcomeId,
  builderParts,
  partsOfOutcome,
} from './builder.ts';
import { isBuilderMarket } from './builder-market.ts';
import { marketTypes } from './catalogue.ts';
import { buildMarketKey, parseMarketKey } from './market-key.ts';

const part = fc.record({
  marketKey: fc.constantFrom(
    'ft-1x2',
    'ft-total@2.5',
    'ft-handicap@-1.5',
    '1h-1x2',
    '2h-total@0.5',
  ),
  outcomeCode: fc.constantFrom('home', 'over', 'away', '6-plus'),
});
const parts = fc.uniqueArray(part, {
  minLength: 2,
  maxLength: 6,
  selector: ({ marketKey, outcomeCode }) => `${marketKey}:${outcomeCode}`,
});

describe('the identity of a builder', () => {
  it('the code of a builder is the same in whatever order its parts were chosen', () => {
    fc.assert(
      fc.property(parts, fc.infiniteStream(fc.nat()), (chosen, keys) => {
        const shuffled = chosen
          .map((one) => [keys.next().value ?? 0, one] as const)
          .toSorted(([left], [right]) => left - right)
          .map(([, one]) => one);
        expect(builderCode(shuffled)).toBe(builderCode(chosen));
      }),
    );
  });

  it('the code of a builder is read back as its parts', () => {
    const text = ({ marketKey, outcomeCode }: BuilderPart) => `${marketKey} ${outcomeCode}`;
    fc.assert(
      fc.property(parts, (chosen) => {
        const read = partsOfOutcome(builderOutcomeId(1042, chosen)) ?? [];
        expect(read.map(text).toSorted()).toEqual(chosen.map(text).toSorted());
      }),
    );
  });

  it('the identity of one selection is its own outcome', () => {
    const chosen = [{ marketKey: 'ft-1x2', outcomeCode: 'home' }];
    expect(builderOutcomeId(1042, chosen)).toBe('1042~ft-1x2~home');
    expect(partsOfOutcome('1042~ft-1x2~home')).toBeUndefined();
  });

  it.each([
    'ft-1x2:home',
    'ft-total@2.5:over+ft-1x2:home',
    'ft-1x2:home+ft-1x2:home',
    'ft-1x2+ft-total@2.5:over',
    'ft-1x2:home+',
    'a:a+b:b+c:c+d:d+e:e+f:f+g:g',
    'ft-1x2:home+ft-total@2.5:OVER',
    '',
  ])('a code that no builder has is refused: "%s"', (code) => {
    expect(builderParts(code)).toBeUndefined();
  });
});

describe('the markets of a builder', () => {
  const lines = {
    none: [undefined],
    half: [0.5, 2.5],
    asian: [1, 2.25],
    quarter: [-1.5, -1.25, 0],
  };
  const keys = marketTypes('football').flatMap(({ code, kind }) =>
    ({ ...lines, whole: [-1, 2], ordinal: [1, 2] })[kind.line].map((line) =>
      buildMarketKey({ code, ...(line === undefined ? {} : { line }) }),
    ),
  );

  it('a market is part of a builder exactly when each of its outcomes wins or loses by the score', () => {
    for (const marketKey of keys) {
      const { type, line = 0 } = parseMarketKey(marketKey);
      const { kind, period } = type;
      const grades = new Set<string>();
      for (let course = 0; course < 4 ** 4; course += 1) {
        const [a, b, c, d] = [0, 1, 2, 3].map((half) => Math.floor(course / 4 ** half) % 4);
        const first = { home: a ?? 0, away: b ?? 0 };
        const second = { home: c ?? 0, away: d ?? 0 };
        const full = { home: first.home + second.home, away: first.away + second.away };
        const score = period === '1h' ? first : period === '2h' ? second : full;
        for (const outcome of kind.outcomes) {
          grades.add(
            kind.basis === 'score' && type.unit === undefined
              ? kind.grade(score, outcome, line)
              : kind.basis === 'parts'
                ? kind.grade([first, second], outcome, line)
                : 'not by goals',
          );
        }
      }
      const decides =
        grades.size > 0 && [...grades].every((grade) => grade === 'won' || grade === 'lost');
      expect(isBuilderMarket(marketKey), marketKey).toBe(decides);
    }
  });

  it('markets of other sports and unknown ones are no part of a builder', () => {
    expect(isBuilderMarket('tennis-winner')).toBe(false);
    expect(isBuilderMarket('builder')).toBe(false);
  });
});
