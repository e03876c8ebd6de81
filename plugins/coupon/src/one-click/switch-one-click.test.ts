import { createTestContext } from '@touchline/testing';
import { describe, expect, it } from 'vitest';
import { couponSettingsOf } from '../settings/settings.store.ts';
import { slipOf } from '../slip/slip.store.ts';
import { start } from './one-click.background.ts';
import { askForOneClick, turnOneClickOff, turnOneClickOn } from './switch-one-click.ts';
import { testSelection } from '../testing/test-selection.ts';

const selection = testSelection();
const account = { id: 'a1', type: 0, currency: 'EUR', balance: 100, inPlay: 0, isActive: true };

function setUp(amount = '5') {
  const test = createTestContext({
    plugin: 'coupon',
    session: { userId: 'u1' },
    answers: { 'GET /wallet-api/v1/accounts': () => ({ accounts: [account] }) },
  });
  const settings = couponSettingsOf(test.context);
  settings.set({ ...settings.get(), oneClickAmount: amount });
  const isOn = () => settings.get().isOneClick;
  return { ...test, settings, isOn, slip: slipOf(test.context) };
}

describe('the one-click switch', () => {
  it('the one-click switch prompts before it clears the slip; unless the player agrees nothing changes', async () => {
    const { context, slip, isOn, openModals } = setUp();
    slip.toggle(selection);
    await askForOneClick(context);
    expect(openModals).toEqual(['one-click']);
    expect([isOn(), slip.store.get().bets.length]).toEqual([false, 1]);
    turnOneClickOn(context, { oneClickAmount: '7.50' });
    expect([isOn(), slip.store.get().bets.length]).toEqual([true, 0]);
    slip.restore();
    expect(slip.store.get().bets).toHaveLength(1);
  });

  it('the one-click switch with an empty slip and a chosen amount is enabled immediately and shows the stake of a tap', async () => {
    const { context, isOn, openModals, notifications } = setUp();
    await askForOneClick(context);
    expect(isOn()).toBe(true);
    expect(openModals).toEqual([]);
    expect(notifications).toHaveLength(1);
    turnOneClickOff(context);
    expect(isOn()).toBe(false);
  });

  it('the one-click switch prompts for the amount that was never chosen', async () => {
    const { context, isOn, openModals } = setUp('0');
    await askForOneClick(context);
    expect([isOn(), openModals]).toEqual([false, ['one-click']]);
  });

  it('the one-click switch disables dropping on a score change', () => {
    const { context, settings } = setUp();
    settings.set({ ...settings.get(), isDropOnScoreChange: true });
    turnOneClickOn(context, {});
    expect(settings.get()).toMatchObject({ isOneClick: true, isDropOnScoreChange: false });
  });

  it('the one-click switch is offered while its service runs, and is disabled when the player signs out', () => {
    const { context, session, isOn } = setUp();
    const stop = start(context);
    turnOneClickOn(context, {});
    expect(context.keys.get('coupon.oneClick')).toBe(true);
    session.set({ userId: undefined });
    expect(isOn()).toBe(false);
    stop();
    expect(context.keys.get('coupon.oneClick')).toBeUndefined();
  });
});
