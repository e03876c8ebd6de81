import { createTestContext } from '@touchline/testing';
import { describe, expect, it, vi } from 'vitest';
import { NO_SINGLES } from '../compose/singles.ts';
import type { Composition } from '../compose/use-composition.ts';
import en from '../translations/en.json';
import type { Placement } from './placement-state.ts';
import { slipAction } from './slip-action.ts';

function setUp({
  balance,
  prepaid = 0,
  placement = { state: 'idle' },
  isSignedIn = true,
}: {
  balance: number;
  prepaid?: number;
  placement?: Placement;
  isSignedIn?: boolean;
}) {
  const { context } = createTestContext({ plugin: 'coupon', texts: en });
  const isShort = 5_000 > balance + prepaid;
  const composition = {
    account: { id: 'a1', type: 0, currency: 'EUR', balance, inPlay: 0 },
    coupon: { type: 0, legs: [{ eventId: 1, odds: '2.10' }], stake: 5_000, currency: 'EUR' },
    currency: 'EUR',
    singles: NO_SINGLES,
    outlay: 5_000,
    prepaid: { amount: prepaid },
    faults: {
      main: isShort ? { code: 'balance_insufficient' } : undefined,
      byBet: new Map(),
      byBlock: new Map(),
      coupon: undefined,
    },
  } as unknown as Composition;
  const action = slipAction(context, {
    legs: { bets: [], moves: [], closed: new Map() },
    composition,
    placement,
    changed: [],
    prices: { state: 'live', lastHeardAt: 0 },
    isLive: false,
    isSignedIn,
  });
  return {
    action,
    go: vi.spyOn(context.navigation, 'go'),
    open: vi.spyOn(context.modals, 'open'),
  };
}

describe('the button of the slip', () => {
  it('the button of the slip opens the deposit of exactly what the balance is short of', () => {
    const { action, go } = setUp({ balance: 1_250, prepaid: 1_000 });
    expect(action.text).toBe('Deposit 2750 EUR');
    action.press?.();
    expect(go).toHaveBeenCalledWith({ route: 'recharge', query: { amount: '27.50' } });
  });

  it('the button of the slip opens the personal data that the site requires first, and from there the slip', () => {
    const error = { code: 'personal_data_required' };
    const { action, go } = setUp({
      balance: 10_000,
      placement: { state: 'refused', error, legs: new Map() },
    });
    expect(action.text).toBe(en.addPersonalData);
    expect(action.isBlocked).toBeFalsy();
    action.press?.();
    expect(go).toHaveBeenCalledWith({ route: 'accountEdit', query: { next: 'coupon' } });
  });

  it('the button of the slip opens the sign-in for a visitor, whatever is staked', () => {
    const { action, open } = setUp({ balance: 0, isSignedIn: false });
    expect(action.text).toBe(en.signIn);
    action.press?.();
    expect(open).toHaveBeenCalledWith('login');
  });

  it('the button of the slip places the bet where the balance and the advance cover it', () => {
    const { action } = setUp({ balance: 4_000, prepaid: 1_000 });
    expect(action.text).toContain('5000 EUR');
    expect(action.press).toBeUndefined();
  });
});
