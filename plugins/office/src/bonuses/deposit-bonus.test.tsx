import { createTestContext, mountView } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view } from './deposit-bonus.view.tsx';

const DAY = 86_400_000;
const OFFER = {
  currency: 'EUR',
  percent: 50,
  maximum: 20_000,
  minimumDeposit: 1_500,
  wagerTimes: 4,
  days: 14,
  types: [1],
  minLegs: 3,
  minCoef: '1.40',
};
const BONUS = {
  id: '1',
  accountId: '2',
  currency: 'EUR',
  amount: 2_000,
  balance: 2_000,
  required: 8_000,
  wagered: 2_000,
  types: [1],
  minLegs: 3,
  minCoef: '1.40',
  givenAt: 0,
  expiresAt: 14 * DAY,
  state: 'active',
};

let unmount: () => Promise<void> = async () => undefined;
afterEach(() => unmount());

async function show(first: object, time = 4 * DAY) {
  let answer = first;
  const test = createTestContext({
    plugin: 'office',
    definition: plugin,
    session: { userId: '1' },
    texts: en,
    time,
    answers: {
      'GET /wallet-api/v1/deposit-bonus': () => answer,
      'PUT /wallet-api/v1/deposit-bonus': ({ body }) => {
        const { accepted } = body as { accepted: boolean };
        answer = { state: accepted ? 'available' : 'declined', offer: OFFER };
        return answer;
      },
    },
  });
  const mounted = await mountView({ view, context: test.context });
  unmount = mounted.unmount;
  return test;
}

const has = (text: RegExp | string) => screen.findByText(text);
const button = (name: string) => screen.findByRole('button', { name });

describe('the page of the deposit bonus', () => {
  it('the page of the deposit bonus shows the whole terms before it prompts for a choice, and accepts either', async () => {
    await show({ state: 'offered', offer: OFFER });
    for (const term of [
      /of 1500 EUR or more/,
      /wager it 4× in settled bets from the bonus account: 80000 EUR for a bonus of 20000 EUR/,
      /14 days/,
      'coupon type 1',
      'At least 3 selections',
      /cashed out, void or refunded/,
      /withdraw money first/,
    ]) {
      expect(await has(term)).toBeTruthy();
    }
    await userEvent.click(await button(en.depositBonus.accept));
    expect(await has(en.depositBonus.state.available)).toBeTruthy();
    const deposit = screen.getByRole('link', { name: en.deposit });
    expect(deposit.getAttribute('href')).toMatch(/recharge/);
    await userEvent.click(await button(en.depositBonus.decline));
    expect(await has(en.depositBonus.state.declined)).toBeTruthy();
    expect(screen.queryByRole('button', { name: en.depositBonus.decline })).toBeNull();
    expect(await button(en.depositBonus.accept)).toBeTruthy();
  });

  it('the page of the deposit bonus shows how far it is wagered and how many days are left', async () => {
    await show({ state: 'given', bonus: BONUS });
    const bar = await screen.findByRole('progressbar');
    expect(bar.getAttribute('aria-valuenow') ?? bar.getAttribute('value')).toMatch(
      /^(?:25|0\.25)$/,
    );
    expect(await has(/10 days left/)).toBeTruthy();
  });

  it('the page of the deposit bonus shows no more days left than it was given, even by a clock that is behind', async () => {
    await show(
      { state: 'given', bonus: { ...BONUS, givenAt: 5_000, expiresAt: 5_000 + 14 * DAY } },
      0,
    );
    expect(await has(/14 days left/)).toBeTruthy();
  });

  it.each([
    ['was paid out', { state: 'converted', wagered: 8_000, endedAt: 3 * DAY }, 'converted'],
    ['was given up', { state: 'ended', endedAt: 3 * DAY }, 'ended'],
    ['has expired', { state: 'ended', endedAt: 14 * DAY }, 'expired'],
  ] as const)('the page of the deposit bonus says that it %s', async (_what, change, state) => {
    await show({ state: 'given', bonus: { ...BONUS, ...change, balance: 0 } });
    expect(await has(en.bonuses.state[state])).toBeTruthy();
  });

  it('the page of the deposit bonus says that there is none', async () => {
    const { http } = await show({ state: 'none' });
    expect(await has(en.depositBonus.none)).toBeTruthy();
    await vi.waitFor(() => expect(http.requests).toHaveLength(1));
  });
});
