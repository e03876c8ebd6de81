import { describe, expect, it } from 'vitest';
import {
  findMarketType,
  findMarketTypeById,
  marketGroups,
  marketType,
  marketTypes,
} from './catalogue.ts';
import { isRaceSport } from './race-sport.ts';
import { type Sport, sportIds } from './sport.ts';

const all = Object.keys(sportIds) as Sport[];
const sports = all.filter((sport) => !isRaceSport(sport) && sport !== 'virtual-greyhounds');
const types = sports.flatMap((sport) => marketTypes(sport));

describe('the market catalogue', () => {
  it('the market catalogue has every code and every numeric id once among all sports', () => {
    expect(new Set(types.map((type) => type.code)).size).toBe(types.length);
    expect(new Set(types.map((type) => type.typeId)).size).toBe(types.length);
    for (const type of types) {
      expect(findMarketType(type.code)).toBe(type);
      expect(findMarketTypeById(type.typeId)).toBe(type);
    }
  });

  it('the market catalogue numbers types within a thousand of their own sport', () => {
    for (const { typeId, sport } of types) {
      expect(Math.floor(typeId / 1000)).toBe(sportIds[sport]);
    }
  });

  it('the market catalogue has outcome codes that ids can carry, each once in a market', () => {
    for (const { code, kind } of types) {
      expect(new Set(kind.outcomes).size, code).toBe(kind.outcomes.length);
      for (const outcome of kind.outcomes)
        expect(outcome, code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }
  });

  it.each(sports)('the market catalogue of %s begins with its main markets', (sport) => {
    expect(marketGroups(sport)[0]).toBe('main');
  });

  it('the market catalogue has nothing of races, whose outcomes are their runners', () => {
    expect(all.filter(isRaceSport).flatMap((sport) => marketTypes(sport))).toEqual([]);
  });

  it('the market catalogue refuses an unknown code with its own error', () => {
    expect(() => marketType('ft-moon')).toThrow(
      expect.objectContaining({ code: 'market_type_unknown' }),
    );
  });
});
