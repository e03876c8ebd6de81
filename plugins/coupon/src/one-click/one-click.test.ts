import { type Answer, createTestContext, refusing } from '@touchline/testing';
import { describe, expect, it, vi } from 'vitest';
import { couponSettingsOf } from '../settings/settings.store.ts';
import { handle } from '../slip/toggle.handler.ts';
import { slipOf } from '../slip/slip.store.ts';
import { createOneClick } from './one-click.ts';
import { testSelection } from '../testing/test-selection.ts';

const PLACE = 'POST /betting-api/v1/bets';
const ACCOUNTS = 'GET /wallet-api/v1/accounts';

const selection = testSelection();
const account = { id: 'a1', type: 0, currency: 'EUR', balance: 10_000, inPlay: 0, isActive: true };
const bet = {
  id: 'b1',
  typeId: 0,
  status: 'open',
  accountId: 'a1',
  currency: 'EUR',
  stake: 500,
  totalOdds: '2.10',
  possibleReturn: 1050,
  placedAt: 1,
  legs: [],
};

function setUp({
  answer = () => ({ bet, balance: 9500 }),
  accounts = [account],
  stored = {},
}: {
  answer?: Answer;
  accounts?: readonly object[];
  stored?: Record<string, unknown>;
} = {}) {
  const test = createTestContext({
    plugin: 'coupon',
    answers: { [PLACE]: answer, [ACCOUNTS]: () => ({ accounts }) },
    keys: { 'config.betting.oneClick': true },
    session: { userId: 'u1' },
    stored,
  });
  const settings = couponSettingsOf(test.context);
  settings.set({
    ...settings.get(),
    isOneClick: true,
    oneClickAmount: '5',
    bonusOneClickAmount: '2.50',
  });
  const placed = () => test.http.requests.filter(({ method }) => method === 'POST');
  return { ...test, settings, placed, oneClick: createOneClick(test.context) };
}

describe('one-click betting', () => {
  it('a one-click bet at exact odds only requests just the price that was tapped', async () => {
    const { oneClick, placed, settings } = setUp();
    settings.set({ ...settings.get(), exactCoef: true });
    await oneClick.place(selection);
    expect(placed()[0]?.body).toMatchObject({ exactCoef: true });
  });

  it('a one-click bet places a single immediately with the chosen amount and reports it', async () => {
    const { oneClick, placed, notifications, bus } = setUp();
    const heard: unknown[] = [];
    bus.on('bet.placed', (payload) => heard.push(payload));
    await oneClick.place(selection);
    expect(placed()[0]?.body).toMatchObject({
      accountId: 'a1',
      typeId: 0,
      amount: 500,
      bets: [{ outcomeId: '1~ft-1x2~home', price: '2.10' }],
      changeCoefAction: 2,
      id: placed()[0]?.idempotencyKey,
      coef: '2.10',
      coefViewId: 0,
    });
    expect(notifications.map(({ kind }) => kind)).toEqual(['info', 'success']);
    expect(new Set(notifications.map(({ id }) => id)).size).toBe(1);
    expect(heard).toEqual([{ betId: 'b1', stake: 500, currency: 'EUR' }]);
  });

  it('a double tap is one bet, while the first is under way and just after it', async () => {
    const { oneClick, placed, clock } = setUp();
    await Promise.all([oneClick.place(selection), oneClick.place(selection)]);
    clock.advance(1499);
    await oneClick.place(selection);
    expect(placed()).toHaveLength(1);
    clock.advance(1500);
    await oneClick.place(selection);
    expect(placed()).toHaveLength(2);
    const [first, second] = placed();
    expect(first?.idempotencyKey).not.toBe(second?.idempotencyKey);
  });

  it('another price may be tapped at the same time', async () => {
    const { oneClick, placed } = setUp();
    const other = { ...selection, outcomeId: '2~ft-1x2~home', eventId: 2 };
    await Promise.all([oneClick.place(selection), oneClick.place(other)]);
    expect(placed()).toHaveLength(2);
  });

  it('a lost response is requested again with the same key, by the notice and by another tap', async () => {
    const { oneClick, placed, notifications, clock, http } = setUp({
      answer: refusing('network_failed'),
    });
    await oneClick.place(selection);
    notifications.at(-1)?.action?.act();
    await vi.waitFor(() => expect(notifications).toHaveLength(4));
    clock.advance(2000);
    http.answer(PLACE, () => ({ bet, balance: 9500 }));
    await oneClick.place(selection);
    expect(new Set(placed().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(placed()).toHaveLength(3);
    expect(notifications.at(-1)).toMatchObject({ kind: 'success' });
  });

  it('an unanswered bet of an earlier page is reported, and never sent automatically', async () => {
    const before = setUp({ answer: refusing('request_timeout') });
    await before.oneClick.place(selection);
    const after = createOneClick({ ...before.context });
    const sent = before.placed().length;
    after.resume();
    expect(before.notifications.at(-1)?.sticky).toBe(true);
    expect(before.placed()).toHaveLength(sent);
  });

  it('a changed price is refused and can be put on the slip', async () => {
    const { oneClick, notifications, context, openModals } = setUp({
      answer: refusing('price_changed', { differences: [] }),
    });
    await oneClick.place(selection);
    expect(notifications.at(-1)).toMatchObject({ kind: 'error' });
    notifications.at(-1)?.action?.act();
    expect(slipOf(context).store.get().bets).toEqual([selection]);
    expect(openModals).toEqual(['coupon']);
  });

  it.each(['stale', 'offline', 'connecting'] as const)(
    'a one-click bet sends nothing while prices are %s',
    async (state) => {
      const { oneClick, placed, live, notifications } = setUp();
      live.setStatus({ state });
      await oneClick.place(selection);
      expect(placed()).toEqual([]);
      expect(notifications).toMatchObject([{ kind: 'error' }]);
    },
  );

  it('a bonus account stakes its own amount', async () => {
    const { oneClick, placed } = setUp({ accounts: [{ ...account, type: 4 }] });
    await oneClick.place(selection);
    expect(placed()[0]?.body).toMatchObject({ amount: 250 });
  });

  it('a one-click bet prompts for the amount while none was chosen', async () => {
    const { oneClick, placed, settings, openModals } = setUp();
    settings.set({ ...settings.get(), oneClickAmount: '0' });
    await oneClick.place(selection);
    expect(placed()).toEqual([]);
    expect(openModals).toEqual(['one-click']);
  });
});

describe('a tap on a price', () => {
  it('a tap on a price with one-click on leaves the slip alone', async () => {
    const { context } = setUp();
    await handle(context, { selection });
    expect(slipOf(context).store.get().bets).toEqual([]);
  });

  it.each([
    [
      'the switch is off',
      (test: ReturnType<typeof setUp>) =>
        test.settings.set({ ...test.settings.get(), isOneClick: false }),
    ],
    [
      'the site does not show it',
      (test: ReturnType<typeof setUp>) => test.setKey('config.betting.oneClick', false),
    ],
    [
      'no player is signed in',
      (test: ReturnType<typeof setUp>) => test.session.set({ userId: undefined }),
    ],
  ])('a tap on a price adds to the slip when %s', async (_, change) => {
    const test = setUp();
    change(test);
    await handle(test.context, { selection });
    expect(slipOf(test.context).store.get().bets).toHaveLength(1);
    expect(test.placed()).toEqual([]);
  });
});
