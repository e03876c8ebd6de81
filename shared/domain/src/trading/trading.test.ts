import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTROL_BOUNDS, CONTROL_KINDS, isControlValue, takesScope } from './controls.ts';
import { outcomeScopes, parseScope } from './scopes.ts';
import { smallestShare } from './stake-share.ts';

const outcome = {
  sport: 'football',
  champId: 1100,
  eventId: 1042,
  marketKey: 'ft-total@2.5',
  outcomeCode: 'over',
};

describe('the scopes of an outcome', () => {
  it('an outcome is in its sport, competition, event, market and itself', () => {
    expect(outcomeScopes(outcome)).toEqual([
      'sport:football',
      'champ:1100',
      'event:1042',
      'market:1042~ft-total@2.5',
      'outcome:1042~ft-total@2.5~over',
    ]);
    for (const scope of outcomeScopes(outcome)) {
      expect(takesScope('suspension', scope), scope).toBe(true);
    }
  });

  it('selections of one event as one leg are in the scopes of each of them', () => {
    const scopes = outcomeScopes({
      ...outcome,
      marketKey: 'builder',
      outcomeCode: 'ft-1x2:home+ft-total@2.5:over',
    });
    expect(scopes).toContain('outcome:1042~ft-1x2~home');
    expect(scopes).toContain('market:1042~ft-total@2.5');
    expect(scopes.some((scope) => scope.includes('builder'))).toBe(false);
  });

  it.each([
    'sport:',
    'sport:Football',
    'champ:x',
    'event:1042~ft-1x2',
    'market:1042',
    'outcome:1042~ft-1x2',
    'type:football',
    'player:1',
    'event:',
    '',
    `sport:${'a'.repeat(200)}`,
  ])('a text that is no scope is refused: "%s"', (scope) => {
    expect(parseScope(scope)).toBeUndefined();
  });
});

describe('what can be decided', () => {
  it('a price is decided of an outcome alone, a margin of sports and competitions, a stake of types as well', () => {
    expect(CONTROL_KINDS.filter((kind) => takesScope(kind, 'outcome:1~ft-1x2~home'))).toEqual([
      'suspension',
      'price',
    ]);
    expect(CONTROL_KINDS.filter((kind) => takesScope(kind, 'champ:1100'))).toEqual([
      'suspension',
      'margin',
      'stake',
    ]);
    expect(CONTROL_KINDS.filter((kind) => takesScope(kind, 'type:football~ft-1x2'))).toEqual([
      'stake',
    ]);
  });

  it.each(['margin', 'price', 'stake'] as const)(
    'the bounds of a %s are part of it, and nothing beyond',
    (kind) => {
      const { least, most } = CONTROL_BOUNDS[kind];
      expect([least, most].map((value) => isControlValue(kind, value))).toEqual([true, true]);
      for (const value of [least - 0.0001, most + 0.0001, undefined, Number.NaN, 0.01234]) {
        expect(isControlValue(kind, value), String(value)).toBe(false);
      }
    },
  );

  it('a suspension has no value', () => {
    expect(isControlValue('suspension', undefined)).toBe(true);
    expect(isControlValue('suspension', 0)).toBe(false);
  });
});

describe('the share of the largest stake', () => {
  it('the share of a coupon is the smallest that any of its outcomes has, never a product of them', () => {
    const share = fc.constantFrom(undefined, 0.25, 0.5, 1);
    fc.assert(
      fc.property(share, share, share, (sport, champ, type) => {
        const shares: Readonly<Record<string, number | undefined>> = {
          'sport:football': sport,
          'champ:1100': champ,
          'type:football~ft-total': type,
        };
        const expected = [sport, champ, type, 1].reduce<number>(
          (least, one) => (one !== undefined && one < least ? one : least),
          1,
        );
        expect(smallestShare([outcome, outcome], (scope) => shares[scope])).toBe(expected);
      }),
    );
  });

  it('the share of another type or sport does not limit an outcome', () => {
    const shares: Readonly<Record<string, number>> = {
      'type:football~ft-1x2': 0.1,
      'sport:tennis': 0.1,
    };
    expect(smallestShare([outcome], (scope) => shares[scope])).toBe(1);
    expect(smallestShare([], () => 0.1)).toBe(1);
  });
});
