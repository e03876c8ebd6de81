import { createTestContext, mountView, refusing } from '@touchline/testing';
import { ApplicationError } from '@touchline/plugin-api';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { plugin } from '../plugin.ts';
import texts from '../translations/en.json';
import { view } from './convert-account.view.tsx';

const PATH = '/wallet-api/v1/conversions';
const REQUEST = `POST ${PATH}`;
const QUOTE = `GET ${PATH}/quote`;

let unmount: () => Promise<void> = async () => undefined;
afterEach(() => unmount());

const account = (id: string, type: 0 | 4 | 9, currency: string, balance: number) => ({
  id,
  type,
  currency,
  balance,
  inPlay: 0,
  isActive: type === 0,
});
const KUNA = {
  accountId: '2',
  from: 'HRK',
  to: 'EUR',
  amount: 10_000,
  converted: 1_327,
  exact: '1174.57863',
  rates: { from: '7.53450', to: '1' },
  isLegal: true,
  limits: [{ type: 20, state: 'ACTIVE', before: 7_535, after: 1_000 }],
};
const CONVERSION = { ...KUNA, id: 'c1', targetId: '1', at: 0 };

async function show() {
  const test = createTestContext({
    plugin: 'office',
    definition: plugin,
    texts,
    session: { userId: '1' },
    current: { name: 'convertAccount' },
    configuration: { currencies: ['EUR', 'USD', 'HRK'] },
    answers: {
      'GET /wallet-api/v1/accounts': () => ({
        accounts: [
          account('1', 0, 'EUR', 500),
          account('2', 9, 'HRK', 10_000),
          account('3', 4, 'USD', 700),
        ],
      }),
      [QUOTE]: () => ({ quote: KUNA }),
      [`GET ${PATH}`]: () => ({ conversions: [] }),
      [REQUEST]: () => ({ conversion: CONVERSION }),
    },
  });
  unmount = (await mountView({ view, context: test.context })).unmount;
  const sent = () => test.http.requests.filter(({ method }) => method === 'POST');
  return { ...test, sent, button: await screen.findByRole('button', { name: /^Convert/ }) };
}

describe('the page of a conversion', () => {
  it('the page begins with the account in kuna, and shows rate, amounts, rounding and limits', async () => {
    const { button } = await show();
    expect(screen.getByLabelText<HTMLSelectElement>('Account').value).toBe('2');
    const targets = within(screen.getByLabelText('Into')).getAllByRole('option');
    expect(targets.map(({ textContent }) => textContent)).toEqual([
      'Euro (EUR)',
      'US Dollar (USD)',
    ]);
    expect(screen.getByText('1 EUR = 7.53450 HRK')).toBeTruthy();
    expect(screen.getByText('Rate by law')).toBeTruthy();
    expect(screen.getByText('€1,174.57863')).toBeTruthy();
    expect(screen.getByText('7535 HRK → 1000 EUR')).toBeTruthy();
    expect(button.textContent).toBe('Convert 10000 HRK to 1327 EUR');
  });

  it('two presses convert once, and the accounts are read again', async () => {
    const { button, sent, bus, http } = await show();
    const emitted: string[] = [];
    bus.on('balance.changed', () => void emitted.push('balance.changed'));
    await userEvent.dblClick(button);
    await screen.findByText('Your account is converted');
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).toMatchObject({
      path: PATH,
      idempotencyKey: expect.stringMatching(/.+/),
      body: { accountId: '2', currency: 'EUR', amount: 10_000, converted: 1_327 },
    });
    expect(emitted).toEqual(['balance.changed']);
    await waitFor(() =>
      expect(
        http.requests.filter(({ path }) => path === '/wallet-api/v1/accounts').length,
      ).toBeGreaterThan(1),
    );
  });

  it('a lost response keeps the key, so that the second press is the same conversion', async () => {
    const { button, sent, http } = await show();
    http.answer(REQUEST, () => {
      throw new ApplicationError({
        code: 'network_failed',
        message: 'lost',
        status: 0,
        phase: 'request',
      });
    });
    await userEvent.click(button);
    await screen.findByText('network_failed');
    http.answer(REQUEST, () => ({ conversion: CONVERSION }));
    await userEvent.click(screen.getByRole('button', { name: /^Convert/ }));
    await screen.findByText('Your account is converted');
    const [first, second] = sent().map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
  });

  it.each([
    ['account_bets_open', 'Open bets', 'openedBets'],
    ['account_withdrawal_pending', 'Payments', 'historyPay'],
    ['account_bonus_active', 'Bonuses', 'office/bonuses'],
  ])('the refusal %s leads to where it can be put right', async (code, name, route) => {
    const { button, http } = await show();
    http.answer(REQUEST, refusing(code));
    await userEvent.click(button);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(code)).toBeTruthy();
    const link = within(alert).getByRole('link', { name });
    expect(link.getAttribute('href')).toContain(route);
  });

  it('another balance is shown anew after a refusal, under another key', async () => {
    const { button, sent, http } = await show();
    http.answer(REQUEST, refusing('conversion_changed'));
    http.answer(QUOTE, () => ({ quote: { ...KUNA, amount: 20_000, converted: 2_654 } }));
    await userEvent.click(button);
    const again = await screen.findByRole('button', { name: 'Convert 20000 HRK to 2654 EUR' });
    await userEvent.click(again);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.body).toMatchObject({ amount: 20_000, converted: 2_654 });
    expect(sent()[1]?.idempotencyKey).not.toBe(sent()[0]?.idempotencyKey);
  });
});
