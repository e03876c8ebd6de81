import { createTestContext } from '@touchline/testing';
import { describe, expect, it } from 'vitest';
import { announceSlip } from './announce.ts';
import { priceMoves } from './price-agreement.ts';
import { possibleReturn, readStake, relatedEvents, shownTotalOdds } from './slip-figures.ts';
import { slipOf } from './slip.store.ts';

const selection = (id: number, price = '2.10') => ({
  outcomeId: `${id}~ft-1x2~home`,
  eventId: id,
  sport: 'football',
  champ: 'Premier League',
  home: 'A',
  away: 'B',
  startsAt: 0,
  section: 'live' as const,
  price,
});

describe('slip', () => {
  it('toggles a selection, remembers when it was added, and becomes an express with two', () => {
    const { context, clock } = createTestContext({ plugin: 'coupon', time: 50 });
    const slip = slipOf(context);
    slip.toggle(selection(1));
    clock.advance(10);
    slip.toggle(selection(2));
    expect(slip.store.get()).toMatchObject({
      typeId: 1,
      addedAtByBetId: { '1~ft-1x2~home': 50, '2~ft-1x2~home': 60 },
    });
    slip.toggle(selection(1));
    expect(slip.store.get()).toMatchObject({ typeId: 0, addedAtByBetId: { '2~ft-1x2~home': 60 } });
  });

  it('gives back what was removed or cleared, once', () => {
    const slip = slipOf(createTestContext({ plugin: 'coupon' }).context);
    slip.toggle(selection(1));
    slip.toggle(selection(2));
    slip.setAmount('5');
    slip.clear();
    expect(slip.store.get().bets).toEqual([]);
    slip.restore();
    expect(slip.store.get()).toMatchObject({ amount: '5', bets: [{ eventId: 1 }, { eventId: 2 }] });
    expect(slip.canRestore()).toBe(false);
  });

  it('announces what it holds, and again after each change', () => {
    const { context, bus } = createTestContext({ plugin: 'coupon' });
    const heard: unknown[] = [];
    bus.on('coupon.changed', (payload) => heard.push(payload));
    announceSlip(context);
    announceSlip(context);
    slipOf(context).toggle(selection(1, '1.50'));
    slipOf(context).toggle(selection(2, '2.00'));
    expect(heard.at(-1)).toEqual({
      outcomeIds: ['1~ft-1x2~home', '2~ft-1x2~home'],
      totalOdds: '3.000',
    });
    expect(heard).toHaveLength(3);
    expect(context.keys.get('coupon.count')).toBe(2);
  });

  it.each([
    [0, '2.20', [{ better: true, mustAsk: true }]],
    [0, '2.00', [{ better: false, mustAsk: true }]],
    [1, '2.00', [{ better: false, mustAsk: false }]],
    [2, '2.20', [{ better: true, mustAsk: false }]],
    [2, '2.00', [{ better: false, mustAsk: true }]],
    [2, '2.100', []],
  ] as const)(
    'with action %i a move to %s asks as the specification says',
    (action, price, expected) => {
      const current = () => ({ price, status: 'open' as const });
      expect(priceMoves({ bets: [selection(1)], current, action })).toMatchObject(expected);
    },
  );

  it('does not ask about a price that cannot be bet on anyway', () => {
    const bets = [selection(1)];
    const suspended = () => ({ price: '9.00', status: 'suspended' as const });
    expect(priceMoves({ bets, current: suspended, action: 0 })).toEqual([]);
    expect(priceMoves({ bets, current: () => undefined, action: 0 })).toEqual([]);
  });

  it('shows total odds and the possible return of singles and expresses', () => {
    const bets = [selection(1, '1.95'), selection(2, '3.40')];
    expect(shownTotalOdds(bets)).toBe('6.630');
    expect(shownTotalOdds(bets.slice(0, 1))).toBe('1.95');
    expect(shownTotalOdds([])).toBeUndefined();
    const figures = { bets, currency: 'EUR', maxPayout: undefined };
    expect(possibleReturn({ ...figures, stake: 333 })).toBe(2208);
    expect(possibleReturn({ ...figures, stake: 333, maxPayout: 1000 })).toBe(1000);
  });

  it('reads a stake or says what is wrong with it', () => {
    const limits = { currency: 'EUR', minimum: 50, maximum: 10_000, balance: 2000 };
    const read = (text: string) => readStake({ text, ...limits });
    expect(read('12.5')).toEqual({ amount: 1250 });
    expect(read('')).toEqual({ fault: 'missing' });
    expect(read('0.2')).toEqual({ fault: 'stake_below_minimum' });
    expect(read('1000')).toEqual({ fault: 'stake_above_maximum' });
    expect(read('99')).toEqual({ fault: 'balance_insufficient' });
    expect(read('five')).toEqual({ fault: 'stake_invalid' });
  });

  it('finds legs of one event', () => {
    const other = { ...selection(1), outcomeId: '1~ft-total@2.5~over' };
    expect(relatedEvents([selection(1), selection(2), other])).toEqual(new Set([1]));
  });
});
