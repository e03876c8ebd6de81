import { createTestContext } from '@touchline/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rememberedStakesOf } from './remembered-stakes.store.ts';
import { payable, stakeAmounts, typedAmount } from './stake-amounts.ts';

describe('the amounts of the stake field', () => {
  it.each([
    ['RUB', 15_000, 10_000],
    ['USD', 500, 250],
    ['EUR', 500, 250],
    ['TRY', 5_000, 1_000],
  ])(
    'the amounts in %s begin with %i and step by %i minor units (product.txt §9)',
    (currency, initial, step) => {
      const amounts = stakeAmounts({ currency, terms: undefined, settings: { amountStep: {} } });
      expect(amounts).toEqual({ initial, step });
    },
  );

  it('the amounts are the house’s where configured, and the step the player’s own where chosen', () => {
    const terms = { currency: 'EUR', amounts: { initial: 200, step: 50 } };
    const settings = { amountStep: { EUR: '1.5', USD: 'much' } };
    expect(stakeAmounts({ currency: 'EUR', terms, settings })).toEqual({ initial: 200, step: 150 });
    expect(stakeAmounts({ currency: 'USD', terms, settings })).toEqual({ initial: 500, step: 250 });
  });

  it('the amounts are written as a player types them', () => {
    expect(typedAmount(1_000, 'EUR')).toBe('10');
    expect(typedAmount(1_050, 'EUR')).toBe('10.50');
    expect(typedAmount(100, 'JPY')).toBe('100');
  });

  it.each([
    ['10', 20, 1_000, '10'],
    ['10', 20, 999, ''],
    ['10', 1_000, 1_000, '10'],
    ['10', 1_001, 5_000, ''],
    ['5', 0, 0, ''],
    ['much', 20, 1_000, ''],
    ['', 20, 1_000, ''],
  ])(
    'the stake %j of a coupon from %i cents and a balance of %i cents is filled in as %j',
    (text, least, balance, put) => {
      expect(payable({ text, currency: 'EUR', least, balance })).toBe(put);
    },
  );

  it('the amount filled in is the one staked last or none, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.nat(1_000_000),
        fc.nat(1_000_000),
        (cents, least, balance) => {
          const text = (cents / 100).toFixed(2);
          expect(['', text]).toContain(payable({ text, currency: 'EUR', least, balance }));
        },
      ),
    );
  });
});

describe('the remembered stake', () => {
  it('the remembered stake is stored by coupon type and currency; an empty one is not stored', () => {
    const { context } = createTestContext({ plugin: 'coupon' });
    const stakes = rememberedStakesOf(context);
    stakes.remember({ typeId: 0, currency: 'EUR' }, '12.50');
    stakes.remember({ typeId: 2, currency: 'EUR' }, '3');
    stakes.remember({ typeId: 0, currency: 'EUR' }, '');
    expect(stakes.last({ typeId: 0, currency: 'EUR' })).toBe('12.50');
    expect(stakes.last({ typeId: 2, currency: 'EUR' })).toBe('3');
    expect(stakes.last({ typeId: 0, currency: 'USD' })).toBeUndefined();
  });
});
