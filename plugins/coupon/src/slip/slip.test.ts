import type { StoredCoupon } from '@touchline/contracts/betting';
import type { StorageOptions } from '@touchline/plugin-api';
import { createTestContext } from '@touchline/testing';
import { describe, expect, it } from 'vitest';
import { announceSlip } from './announce.ts';
import { couponSettingsOf } from '../settings/settings.store.ts';
import { askingAction, priceMoves } from './price-agreement.ts';
import { shownTotalOdds } from './slip-figures.ts';
import { createSlip, slipOf } from './slip.store.ts';
import { EMPTY_SLIP } from './state/slip-state.ts';
import { chooseTab, chooseType } from './state/choices.ts';
import { testSelection } from '../testing/test-selection.ts';

const selection = (id: number, price = '2.10') => testSelection(id, { section: 'live', price });

describe('slip', () => {
  it('the slip toggles a selection, remembers when it was added, and becomes an accumulator with two', () => {
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

  it('the slip restores what was removed or cleared, once', () => {
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

  it('the slip shows itself again when a selection is added or a slip is loaded, and not when one is removed', () => {
    const slip = slipOf(createTestContext({ plugin: 'coupon' }).context);
    const look = () => slip.change((state) => chooseTab(state, 2));
    const tab = () => slip.store.get().tab;
    look();
    slip.toggle(selection(1));
    expect(tab()).toBe(1);
    look();
    slip.toggle(selection(1));
    slip.clear();
    expect(tab()).toBe(2);
    slip.load([selection(1), selection(2)]);
    expect(tab()).toBe(1);
    look();
    slip.finish({ bets: slip.store.get().bets }, { bet: { currency: 'EUR' } });
    expect(tab()).toBe(2);
  });

  it('the slip is stored, in the third version, while it has a selection or shows the open bets', () => {
    const { context } = createTestContext({ plugin: 'coupon' });
    const kept: Partial<StorageOptions<StoredCoupon>> = {};
    createSlip({
      ...context,
      storage: {
        ...context.storage,
        open: (options) => {
          Object.assign(kept, options);
          return context.storage.open(options);
        },
      },
    });
    expect(kept.version).toBe(3);
    expect(kept.isEmpty?.(EMPTY_SLIP)).toBe(true);
    expect(kept.isEmpty?.({ ...EMPTY_SLIP, tab: 2 })).toBe(false);
    expect(kept.isEmpty?.({ ...EMPTY_SLIP, bets: [selection(1)] })).toBe(false);
  });

  it('the slip announces what it contains, and again after each change', () => {
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
    'the slip with action %i and a move to %s prompts as the specification says',
    (action, price, expected) => {
      const current = () => ({ price, status: 'open' as const });
      expect(priceMoves({ bets: [selection(1)], current, action })).toMatchObject(expected);
    },
  );

  it('the slip does not prompt about a price that cannot be bet on anyway', () => {
    const bets = [selection(1)];
    const suspended = () => ({ price: '9.00', status: 'suspended' as const });
    expect(priceMoves({ bets, current: suspended, action: 0 })).toEqual([]);
    expect(priceMoves({ bets, current: () => undefined, action: 0 })).toEqual([]);
  });

  it('the slip shows total odds as its type combines them', () => {
    const slip = slipOf(createTestContext({ plugin: 'coupon' }).context);
    expect(shownTotalOdds(slip.store.get())).toBeUndefined();
    slip.toggle(selection(1, '1.95'));
    expect(shownTotalOdds(slip.store.get())).toBe('1.95');
    slip.toggle(selection(2, '3.40'));
    expect(shownTotalOdds(slip.store.get())).toBe('6.630');
    const { bets } = slip.store.get();
    const current = () => ({ price: '2.00', status: 'open' as const });
    const moves = priceMoves({ bets, current, action: 0 });
    expect(shownTotalOdds(slip.store.get(), moves), 'at the prices of now').toBe('4.000');
    slip.change((state) => chooseType(state, 7));
    // (1.95 + 3.40 + 6.63) / 3
    expect(shownTotalOdds(slip.store.get())).toBe('3.993');
  });

  it('the slip prompts about every price of a player who bets at exact odds only', () => {
    const settings = createTestContext({ plugin: 'coupon' }).context;
    const stored = couponSettingsOf(settings).get();
    expect(askingAction({ ...stored, changeCoefAction: 1 })).toBe(1);
    expect(askingAction({ ...stored, changeCoefAction: 1, exactCoef: true })).toBe(0);
  });

  it('the slip is replaced by a loaded one as it was combined, and can be restored', () => {
    const slip = slipOf(createTestContext({ plugin: 'coupon', time: 7 }).context);
    slip.toggle(selection(9));
    slip.load([selection(1), selection(2), selection(3)], { chosenTypeId: 2, refId: 'code' });
    expect(slip.store.get()).toMatchObject({ typeId: 2, refId: 'code', systemValue: 2 });
    slip.restore();
    expect(slip.store.get()).toMatchObject({ typeId: 0, bets: [{ eventId: 9 }] });
  });

  it('the slip retains what was not placed, and the account', () => {
    const slip = slipOf(createTestContext({ plugin: 'coupon' }).context);
    slip.toggle(selection(1));
    slip.toggle(selection(2));
    slip.change((state) => ({ ...state, accountId: 'a2' }));
    slip.finish(
      { bets: [{ outcomeId: '1~ft-1x2~home', price: '2.10' }] },
      { bet: { currency: 'EUR' } },
    );
    expect(slip.store.get()).toMatchObject({ accountId: 'a2', bets: [{ eventId: 2 }] });
    slip.finish(
      { bets: [{ outcomeId: '2~ft-1x2~home', price: '2.10' }] },
      { bet: { currency: 'EUR' } },
    );
    expect(slip.store.get()).toMatchObject({ accountId: 'a2', bets: [], amount: '' });
  });
});
