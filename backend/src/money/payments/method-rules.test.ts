import type { PaymentMethod } from '@touchline/contracts/money';
import { describe, expect, it } from 'vitest';
import { depositMethod, inOrder, withdrawalMethod } from './method-rules.ts';

const BANK: PaymentMethod = {
  id: 'acme-bank',
  name: 'Acme',
  kind: 'bank',
  currency: 'EUR',
  minimum: 500,
  maximum: 100_000,
  usualTime: 'days',
  isTest: false,
};
const rule = (change: object = {}) => ({
  id: 'acme-bank',
  isOffered: true,
  countries: [],
  ...change,
});

describe('the rules of payment methods', () => {
  it('a method without a rule is what its provider offers', () => {
    const rules = [rule({ id: 'other' })];
    expect(depositMethod(BANK, { rules, country: undefined })).toEqual(BANK);
    expect(withdrawalMethod({ ...BANK, feeMinor: 10 }, rules)).toEqual({ ...BANK, feeMinor: 10 });
  });

  it.each([
    [['GB', 'DE'], 'DE', true],
    [['GB', 'DE'], 'FR', false],
    [['GB'], undefined, false],
    [[], undefined, true],
  ])('a method for %j is offered to a player from %s: %s', (countries, country, isOffered) => {
    const offered = depositMethod(BANK, { rules: [rule({ countries })], country });
    expect(offered !== undefined).toBe(isOffered);
  });

  it('a deposit keeps within the bounds of provider and operator alike, in units of its currency', () => {
    const offered = (method: PaymentMethod, change: object) =>
      depositMethod(method, { rules: [rule(change)], country: 'GB' });
    expect(offered(BANK, { depositMinimumMajor: 10, depositMaximumMajor: 50_000 })).toMatchObject({
      minimum: 1_000,
      maximum: 100_000,
    });
    const yen = { ...BANK, currency: 'JPY' };
    expect(offered(yen, { depositMinimumMajor: 600, depositMaximumMajor: 700 })).toMatchObject({
      minimum: 600,
      maximum: 700,
    });
    expect(offered(BANK, { depositMaximumMajor: 4 })).toBeUndefined();
  });

  it('a method that takes no more deposits still pays out, with the operator’s fee and time', () => {
    const rules = [
      rule({
        isOffered: false,
        countries: ['GB'],
        withdrawalFeeMajor: 1.5,
        withdrawalTime: 'hours',
      }),
    ];
    expect(depositMethod(BANK, { rules, country: 'GB' })).toBeUndefined();
    expect(withdrawalMethod({ ...BANK, feeMinor: 0 }, rules)).toMatchObject({
      feeMinor: 150,
      usualTime: 'hours',
      minimum: 500,
    });
  });

  it('methods come in the operator’s order, those without a rule after them', () => {
    const offers = ['a', 'b', 'c', 'd'].map((id) => ({ method: { id } }));
    const ordered = inOrder(offers, [rule({ id: 'd' }), rule({ id: 'b' })]);
    expect(ordered.map(({ method }) => method.id)).toEqual(['d', 'b', 'a', 'c']);
  });
});
