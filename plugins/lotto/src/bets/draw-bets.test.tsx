import { createTestContext, mountView, refusing } from '@touchline/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { view } from '../lotto/lotto.view.tsx';
import { plugin } from '../plugin.ts';
import texts from '../translations/en.json';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 60_000 });

const PATIENT = { timeout: 20_000 };
const FAR = Date.UTC(2100, 0, 1);
const BUY = 'POST /lottery-api/v1/bets';
const OFFERS = 'GET /lottery-api/v1/draws/3/bets';
const DRAW = {
  id: '3',
  lottery: '6x49',
  closesAt: FAR,
  status: 'open',
  seedHash: 'hash',
};
const offered = (over: number) => ({
  offers: [
    {
      field: 0,
      numbers: [718, 6_272, 64_484, 847_504],
      numbersWithBonus: [616, 4_480],
      sum: { line: 150.5, over, under: 185 },
      parity: { odd: 188, even: 187 },
      first: 4_165,
    },
  ],
});
let unmount: () => Promise<void> = async () => undefined;
afterEach(() => unmount());

function setUp(given: { stored?: Readonly<Record<string, unknown>>; isPlayer?: boolean } = {}) {
  return createTestContext({
    plugin: 'lotto',
    stored: given.stored ?? {},
    definition: plugin,
    texts,
    ...(given.isPlayer !== false && { session: { userId: '1' } }),
    current: { name: 'lotto' },
    configuration: { currencies: ['EUR'] },
    answers: {
      'GET /wallet-api/v1/accounts': () => ({
        accounts: [
          { id: '8', type: 4, currency: 'EUR', balance: 900, inPlay: 0, isActive: true },
          { id: '1', type: 0, currency: 'EUR', balance: 5_000, inPlay: 0, isActive: false },
        ],
      }),
      'GET /toto-api/v1/rounds': () => ({ rounds: [] }),
      'GET /lottery-api/v1/draws/3': () => ({ ...DRAW, pools: [] }),
      [OFFERS]: () => offered(190),
      [BUY]: refusing('network'),
    },
  });
}

type Test = ReturnType<typeof setUp>;

async function show({ context }: Test) {
  const params = { sectionName: 'draw', lottoId: '3' };
  ({ unmount } = await mountView({ view, context, props: { params } }));
  await screen.findByText('Bets at fixed odds', {}, PATIENT);
}

const press = async (text: string) => userEvent.click(await screen.findByText(text, {}, PATIENT));
const sentBy = ({ http }: Test) => http.requests.filter(({ method }) => method === 'POST');

async function stake(amount: string) {
  const field = await screen.findByLabelText('Stake', {}, PATIENT);
  await userEvent.clear(field);
  await userEvent.type(field, amount);
}

describe('a bet on a draw', () => {
  it('a bet on a draw is sent as it is shown, paid by the account of money and none of a bonus', async () => {
    const test = setUp();
    test.http.answer(BUY, () => ({ id: '100007', balance: 4_800 }));
    await show(test);
    for (const number of ['5', '44', '7', '11', '9']) {
      await press(number);
    }
    await press('7');
    await press('11');
    await userEvent.click(screen.getByLabelText('The bonus number counts as drawn'));
    await stake('2');
    await screen.findByText('Drawn, bonus included: 9, 44 at 44.80', {}, PATIENT);
    await screen.findByText('Returns 8960 EUR', {}, PATIENT);
    await press('Place bet');
    await screen.findByText(/^Bet 100007 is placed/, {}, PATIENT);
    expect(sentBy(test).map(({ body }) => body)).toEqual([
      {
        drawId: '3',
        bet: { kind: 'numbers', field: 0, numbers: [9, 44], withBonus: true },
        accountId: '1',
        stake: 200,
        odds: 4_480,
      },
    ]);
    // Another bet is another purchase.
    await press('First ball');
    await press('44');
    await screen.findByText('First ball 44 at 41.65', {}, PATIENT);
    await press('Place bet');
    await expect.poll(() => sentBy(test).length, PATIENT).toBe(2);
    const [first, second] = sentBy(test);
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
    expect(second?.body).toMatchObject({ bet: { kind: 'first', field: 0, number: 44 } });
  });

  it('a bet on a draw whose answer was lost is the same one after a reload, at the odds that it had', async () => {
    const before = setUp();
    await show(before);
    await press('Sum');
    await press('Sum under 150.5');
    await stake('3.50');
    await press('Place bet');
    await expect.poll(() => sentBy(before).length, PATIENT).toBe(1);
    const [lost] = sentBy(before);
    await unmount();
    const kept = before.context.storage.open<unknown>({
      name: 'draw-bet',
      version: 1,
      schema: { parse: (stored: unknown) => stored },
      initial: {},
    });
    const after = setUp({ stored: { 'draw-bet': JSON.parse(JSON.stringify(kept.get())) } });
    after.http.answer(BUY, () => ({ id: '100001', balance: 4_650 }));
    after.http.answer(OFFERS, () => {
      const [drum] = offered(190).offers;
      return { offers: [{ ...drum, sum: { line: 150.5, over: 190, under: 180 } }] };
    });
    await show(after);
    // What was chosen and staked is there again.
    await press('Place bet');
    await screen.findByText(/^Bet 100001 is placed/, {}, PATIENT);
    expect(sentBy(after)).toMatchObject([
      { body: lost?.body, idempotencyKey: lost?.idempotencyKey },
    ]);
  });

  it('a bet on a draw whose odds have changed is shown at those that hold now, and placed at them', async () => {
    const test = setUp();
    test.http.answer(BUY, refusing('price_changed', { odds: 195 }));
    await show(test);
    await press('Sum');
    await press('Sum over 150.5');
    await screen.findByText('Sum over 150.5 at 1.90', {}, PATIENT);
    test.http.answer(OFFERS, () => offered(195));
    await press('Place bet');
    await screen.findByText('Sum over 150.5 at 1.95', {}, PATIENT);
    test.http.answer(BUY, () => ({ id: '100001', balance: 4_500 }));
    await press('Place bet');
    await screen.findByText(/^Bet 100001 is placed/, {}, PATIENT);
    expect(sentBy(test).map(({ body }) => (body as { odds: number }).odds)).toEqual([190, 195]);
  });

  it('a bet on a draw that is too large says which stakes are taken', async () => {
    const test = setUp();
    const details = { minimum: 20, maximum: 5_000, currency: 'EUR' };
    test.http.answer(BUY, refusing('draw_liability_reached', details));
    await show(test);
    await press('Odd or even');
    await press('Odd sum');
    await press('Place bet');
    await screen.findByText(/from 20 EUR to 5000 EUR/, {}, PATIENT);
  });

  it('a bet on a draw is placed by players alone, and not offered where none are taken', async () => {
    const guest = setUp({ isPlayer: false });
    await show(guest);
    expect(await screen.findByRole('link', { name: 'Sign in to bet' }, PATIENT)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Place bet' })).toBeNull();
    await unmount();
    const none = setUp();
    none.http.answer(OFFERS, () => ({ offers: [] }));
    const params = { sectionName: 'draw', lottoId: '3' };
    ({ unmount } = await mountView({ view, context: none.context, props: { params } }));
    await screen.findByText('Verify the draw', {}, PATIENT);
    await expect
      .poll(() => none.http.requests.some(({ path }) => path.endsWith('/bets')), PATIENT)
      .toBe(true);
    expect(screen.queryByText('Bets at fixed odds')).toBeNull();
  });
});
