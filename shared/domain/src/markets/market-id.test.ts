import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketTypes } from './catalogue.ts';
import { buildMarketId, buildOutcomeId, parseMarketId, parseOutcomeId } from './market-id.ts';
import { asMarketKey, buildMarketKey, parseMarketKey } from './market-key.ts';
import type { LineRule } from './market-line.ts';
import type { MarketType } from './market-type.ts';
import { type Sport, sportIds, sportOfId } from './sport.ts';

const sports = Object.keys(sportIds) as Sport[];
const types = sports.flatMap((sport) => marketTypes(sport));

function lineOf(rule: LineRule): fc.Arbitrary<number | undefined> {
  const whole = fc.integer({ min: -400, max: 400 });
  switch (rule) {
    case 'none':
      return fc.constant(undefined);
    case 'half':
      return whole.map((line) => line + 0.5);
    case 'asian':
      return fc.tuple(whole, fc.constantFrom(0, 0.25, 0.75)).map(([line, more]) => line + more);
    case 'quarter':
      return whole.map((quarters) => quarters / 4);
    case 'whole':
      return whole;
    case 'ordinal':
      return fc.integer({ min: 1, max: 60 });
  }
}

const anyMarket = fc
  .constantFrom(...types)
  .chain((type) => lineOf(type.kind.line).map((line) => ({ type, line })));

function keyOf({ type, line }: { type: MarketType; line: number | undefined }) {
  return buildMarketKey(line === undefined ? { code: type.code } : { code: type.code, line });
}

function codeOf(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return (error as { code?: unknown }).code;
  }
  return undefined;
}

describe('market keys and ids', () => {
  it('market keys and ids are parsed into what they were built from, for every type and fitting line', () => {
    fc.assert(
      fc.property(
        anyMarket,
        fc.integer({ min: 1, max: 2 ** 40 }),
        fc.nat(),
        (market, eventId, n) => {
          const { basis, outcomes: listed } = market.type.kind;
          // Players are different in each match.
          const outcomes = basis === 'players' ? [...listed, `c${n + 1}`] : listed;
          const outcomeCode = outcomes[n % outcomes.length] as string;
          const marketKey = keyOf(market);
          const marketId = buildMarketId({ eventId, marketKey });
          expect(parseMarketKey(marketKey)).toEqual({
            code: market.type.code,
            type: market.type,
            line: market.line === 0 ? 0 : market.line,
          });
          expect(parseMarketId(marketId)).toEqual({ eventId, marketKey });
          const outcomeId = buildOutcomeId({ eventId, marketKey, outcomeCode });
          expect(parseOutcomeId(outcomeId)).toEqual({ eventId, marketKey, marketId, outcomeCode });
        },
      ),
    );
  });

  it('market keys and ids are written as the shared decision says', () => {
    const marketKey = buildMarketKey({ code: 'ft-total', line: 2.5 });
    expect(buildOutcomeId({ eventId: 1042, marketKey, outcomeCode: 'over' })).toBe(
      '1042~ft-total@2.5~over',
    );
    expect(buildMarketKey({ code: 'ft-handicap', line: -1.25 })).toBe('ft-handicap@-1.25');
    expect(buildMarketKey({ code: 'ft-handicap', line: -0 })).toBe('ft-handicap@0');
  });

  it.each([
    ['ft-total@2.50', 'market_line_invalid'],
    ['ft-total@+2.5', 'market_line_invalid'],
    ['ft-total@02.5', 'market_line_invalid'],
    ['ft-total@2', 'market_line_invalid'],
    ['ft-total', 'market_line_invalid'],
    ['ft-1x2@1', 'market_line_invalid'],
    ['ft-handicap@-0', 'market_line_invalid'],
    ['ft-next-goal@0', 'market_line_invalid'],
    ['ft-asian-total@2.5', 'market_line_invalid'],
    ['ft-nothing', 'market_type_unknown'],
    ['FT-1X2', 'market_key_malformed'],
    ['', 'market_key_malformed'],
    ['ft-1x2~home', 'market_key_malformed'],
  ])('the key "%s" is refused with %s', (key, code) => {
    expect(codeOf(() => parseMarketKey(key))).toBe(code);
    expect(asMarketKey(key)).toBeUndefined();
  });

  it.each([
    ['0~ft-1x2~home', 'outcome_id_malformed'],
    ['1.5~ft-1x2~home', 'outcome_id_malformed'],
    ['7~ft-1x2', 'outcome_id_malformed'],
    ['7~ft-1x2~home~x', 'outcome_id_malformed'],
    ['7~ft-1x2~over', 'outcome_unknown'],
    ['7~ft-none~over', 'market_type_unknown'],
  ])('the outcome id "%s" is refused with %s', (id, code) => {
    expect(codeOf(() => parseOutcomeId(id))).toBe(code);
  });

  it('a market id without a positive event id or without a key is refused', () => {
    expect(codeOf(() => parseMarketId('-4~ft-1x2'))).toBe('market_id_malformed');
    expect(codeOf(() => parseMarketId('12'))).toBe('market_id_malformed');
    const marketKey = buildMarketKey({ code: 'ft-1x2' });
    expect(codeOf(() => buildMarketId({ eventId: 0, marketKey }))).toBe('market_id_malformed');
  });
});

describe('sports', () => {
  it('the sports are found by the ids that addresses carry', () => {
    expect(sportIds).toEqual({
      football: 1,
      'ice-hockey': 2,
      basketball: 3,
      tennis: 4,
      volleyball: 6,
      cricket: 66,
      'horse-racing': 52,
      greyhounds: 53,
      'table-tennis': 10,
      badminton: 16,
      darts: 21,
      snooker: 30,
      baseball: 5,
      boxing: 9,
      mma: 56,
      rugby: 7,
      handball: 8,
      'american-football': 13,
      cs2: 40,
      valorant: 41,
      esoccer: 42,
      dota2: 43,
      lol: 44,
      'virtual-greyhounds': 45,
      'virtual-football': 46,
      'virtual-tennis': 47,
    });
    for (const sport of sports) expect(sportOfId(sportIds[sport])).toBe(sport);
    expect(sportOfId(98)).toBeUndefined();
  });
});
