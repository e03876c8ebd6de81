import { describe, expect, it } from 'vitest';
import { DAY } from '../time/clock.ts';
import {
  isReturnDecided,
  isTimeOut,
  RETURN_COOLING_OFF,
  type ReturnKind,
  returnOffer,
} from './exclusion.ts';

const NOW = 1_000 * DAY;
const question = { isClosed: false, mayReturnEarly: false, now: NOW };

describe('LIMIT-17 time-outs', () => {
  it('LIMIT-17 a break from play of up to six weeks is a time-out, a longer one is not', () => {
    expect(isTimeOut({ type: 30, value: 1 })).toBe(true);
    expect(isTimeOut({ type: 30, value: 42 })).toBe(true);
    expect(isTimeOut({ type: 30, value: 43 })).toBe(false);
    expect(isTimeOut({ type: 33, value: 1 })).toBe(false);
  });
});

describe('LIMIT-18 returns', () => {
  const during = { termDays: 184, returnFrom: NOW + 1 };
  const after = { termDays: 184, returnFrom: NOW };

  it('LIMIT-18 a player whom nothing keeps from play has nothing to return from', () => {
    expect(returnOffer({ ...question, exclusion: undefined })).toBeUndefined();
  });

  it('LIMIT-18 a self-exclusion offers no return in its term, and one from the moment it ends', () => {
    expect(returnOffer({ ...question, exclusion: during })).toEqual({ from: NOW + 1 });
    expect(returnOffer({ ...question, exclusion: after })).toEqual({ kind: 'term-ended' });
  });

  it('LIMIT-18 a regime that allows it lets players ask in the term', () => {
    const allowed = { ...question, mayReturnEarly: true };
    expect(returnOffer({ ...allowed, exclusion: during })).toEqual({ kind: 'early' });
    expect(returnOffer({ ...allowed, exclusion: after })).toEqual({ kind: 'term-ended' });
  });

  it('LIMIT-18 an exclusion without an end offers its own return after the shortest term', () => {
    const exclusion = { termDays: undefined, returnFrom: NOW };
    expect(returnOffer({ ...question, exclusion })).toEqual({ kind: 'indefinite' });
    expect(returnOffer({ ...question, exclusion, now: NOW - 1 })).toEqual({ from: NOW });
  });

  it('LIMIT-18 a closed account is returned to, unless an exclusion goes before', () => {
    const closed = { ...question, isClosed: true };
    expect(returnOffer({ ...closed, exclusion: undefined })).toEqual({ kind: 'closure' });
    expect(returnOffer({ ...closed, exclusion: during })).toEqual({ from: NOW + 1 });
  });

  it('LIMIT-19 a return waits 24 hours, from an exclusion without an end seven days', () => {
    expect(RETURN_COOLING_OFF).toEqual({
      'term-ended': DAY,
      early: DAY,
      closure: DAY,
      indefinite: 7 * DAY,
    });
  });

  it('LIMIT-19 an operator decides about every return but the one after the term', () => {
    const kinds: readonly ReturnKind[] = ['term-ended', 'early', 'indefinite', 'closure'];
    expect(kinds.filter(isReturnDecided)).toEqual(['early', 'indefinite', 'closure']);
  });
});
