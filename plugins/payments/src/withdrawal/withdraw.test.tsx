import type { WithdrawalMethodsAnswer } from '@touchline/contracts/money';
import { ApplicationError } from '@touchline/plugin-api';
import { createTestContext, mountView, refusing } from '@touchline/testing';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import { WITHDRAWAL } from './testing/withdrawal.ts';
import en from '../translations/en.json';
import { view } from './withdraw.view.tsx';

// Typing is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const WITHDRAWALS = '/payments-api/v1/withdrawals';
const REQUEST = `POST ${WITHDRAWALS}`;
const METHODS = `GET ${WITHDRAWALS}/methods`;
const ACCOUNT = {
  id: '100001',
  type: 0,
  currency: 'EUR',
  balance: 9000,
  inPlay: 0,
  isActive: true,
};
const CARD: WithdrawalMethodsAnswer['methods'][number] = {
  id: 'card',
  name: 'Visa',
  kind: 'card',
  currency: 'EUR',
  minimum: 1000,
  maximum: 100_000,
  isTest: false,
  feeMinor: 0,
  usualTime: 'hours',
  means: [{ id: 'm1', label: '•••• 4242', usedAt: 1 }],
};

let unmount: () => Promise<void> = async () => undefined;
afterEach(() => unmount());

async function show({
  offer = {},
  accounts = [ACCOUNT],
}: {
  readonly offer?: Partial<WithdrawalMethodsAnswer>;
  readonly accounts?: readonly object[];
} = {}) {
  const test = createTestContext({
    plugin: 'payments',
    definition: plugin,
    session: { userId: '1' },
    texts: en,
    current: { name: 'deduce', path: '/office/deduce' },
    answers: {
      'GET /wallet-api/v1/accounts': () => ({ accounts }),
      [METHODS]: () => ({ available: 9000, methods: [CARD], ...offer }),
      [REQUEST]: () => ({ withdrawal: WITHDRAWAL }),
    },
  });
  const mounted = await mountView({ view, context: test.context });
  unmount = mounted.unmount;
  const sent = () => test.http.requests.filter(({ method }) => method === 'POST');
  return { ...test, sent };
}

const amount = () => screen.findByLabelText<HTMLInputElement>(en.amount, {}, { timeout: 20_000 });
const press = async (name: RegExp | string) =>
  userEvent.click(screen.getByRole('button', { name }));
const errorOf = (code: string) =>
  new ApplicationError({ code, message: code, status: 0, phase: 'request' });

describe('the withdrawal page', () => {
  it('the withdrawal page shows what is available, the means, the fee, the time and that it is final', async () => {
    await show();
    await amount();
    expect(screen.getByText('9000 EUR')).toBeTruthy();
    expect(screen.getByText('Visa •••• 4242')).toBeTruthy();
    expect(screen.getByText(en.withdrawal.noFee)).toBeTruthy();
    expect(screen.getByText(en.withdrawal.time.hours)).toBeTruthy();
    expect(screen.getByText(en.withdrawal.final)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /cancel/i })).toBeNull();
  });

  it('the button sums up the withdrawal, which is sent once with its key and then followed', async () => {
    const { sent, navigation, bus } = await show();
    const emitted: string[] = [];
    bus.on('balance.changed', () => void emitted.push('balance.changed'));
    await userEvent.type(await amount(), '50');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Withdraw 5000 EUR' }));
    await vi.waitFor(() =>
      expect(navigation.visits).toEqual(['/en/onpay/withdraw/pending?withdrawal=w1']),
    );
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).toMatchObject({
      path: WITHDRAWALS,
      authentication: 'required',
      idempotencyKey: expect.stringMatching(/.+/),
      body: {
        accountId: '100001',
        methodId: 'card',
        meansId: 'm1',
        amount: 5000,
        language: 'en',
      },
    });
    expect(emitted).toEqual(['balance.changed']);
  });

  it('a press after the withdrawal was sent neither sends nor leaves again', async () => {
    const { sent, navigation } = await show();
    await userEvent.type(await amount(), '50');
    await press('Withdraw 5000 EUR');
    await vi.waitFor(() => expect(navigation.visits).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: /Withdraw|sent/ }));
    expect(sent()).toHaveLength(1);
    expect(navigation.visits).toHaveLength(1);
  });

  it.each([
    ['', en.amountFault.invalid],
    ['9', 'The minimum is 1000 EUR.'],
    ['1500', 'The maximum is 100000 EUR.'],
    ['90.01', 'You can withdraw 9000 EUR at most.'],
  ])('the amount "%s" is refused beside its field, and nothing is sent', async (typed, text) => {
    const { sent } = await show();
    const field = await amount();
    if (typed !== '') {
      await userEvent.type(field, typed);
    }
    await press(/^Withdraw/);
    expect(screen.getByText(text)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(sent()).toEqual([]);
  });

  it('"All" takes everything that is available', async () => {
    await show({ offer: { available: 7777 } });
    const field = await amount();
    await press('All, 7777 EUR');
    expect(field.value).toBe('77.77');
    await press('2000 EUR');
    expect(field.value).toBe('20.00');
  });

  it('"Maximum" takes the place of "All" above the maximum of the method', async () => {
    await show({ offer: { available: 200_000 } });
    const field = await amount();
    expect(screen.queryByRole('button', { name: /^All/ })).toBeNull();
    await press('Maximum, 100000 EUR');
    expect(field.value).toBe('1000.00');
  });

  it('a fee is shown with what arrives', async () => {
    await show({ offer: { methods: [{ ...CARD, feeMinor: 150 }] } });
    await userEvent.type(await amount(), '50');
    expect(screen.getByText('150 EUR')).toBeTruthy();
    expect(screen.getByText('4850 EUR')).toBeTruthy();
  });

  it('the means are a choice where there are several', async () => {
    const means = [...CARD.means, { id: 'm2', label: '•••• 1111', usedAt: 2 }];
    const { sent } = await show({ offer: { methods: [{ ...CARD, means }] } });
    await userEvent.type(await amount(), '50');
    await userEvent.click(screen.getByRole('radio', { name: /1111/ }));
    await press(/^Withdraw/);
    await vi.waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toMatchObject({ meansId: 'm2' });
  });

  it('the account is a choice where there are several; that of a bonus is none of them', async () => {
    const { http } = await show({
      accounts: [
        ACCOUNT,
        { ...ACCOUNT, id: '100002', currency: 'JPY', type: 9, isActive: false },
        { ...ACCOUNT, id: '100003', type: 4, isActive: false },
      ],
    });
    const field = await screen.findByLabelText(en.withdrawal.account);
    expect(within(field).getAllByRole('option')).toHaveLength(2);
    await userEvent.selectOptions(field, '100002');
    await vi.waitFor(() =>
      expect(http.requests.at(-1)?.path).toBe(`${WITHDRAWALS}/methods?accountId=100002`),
    );
  });

  it('the turnover that is still required takes the place of the form, with a link to open bets', async () => {
    await show({ offer: { turnover: { required: 2000, done: 500 } } });
    expect(await screen.findByText(/Stake 1500 EUR more before you withdraw/)).toBeTruthy();
    const progress = screen.getByRole('progressbar', { name: '500 EUR of 2000 EUR staked' });
    expect(progress.getAttribute('value')).toBe('0.25');
    expect(screen.getByRole('link', { name: en.withdrawal.openBets }).getAttribute('href')).toBe(
      '/en/betsHistory',
    );
    expect(screen.queryByLabelText(en.amount)).toBeNull();
  });

  it('a turnover that is done is not shown', async () => {
    await show({ offer: { turnover: { required: 2000, done: 2000 } } });
    await amount();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('a player without means reads where withdrawals go, and one without money that there is none', async () => {
    await show({ offer: { methods: [] } });
    expect(await screen.findByText(en.withdrawal.noMeans)).toBeTruthy();
    await unmount();
    await show({ offer: { available: 0 } });
    expect(await screen.findByText(en.withdrawal.nothing)).toBeTruthy();
  });
});

describe('a refused withdrawal', () => {
  it.each(['balance_insufficient', 'payment_amount_below_minimum', 'payment_amount_above_maximum'])(
    'the error %s is shown beside the amount, and typing clears it',
    async (code) => {
      const { http } = await show();
      http.answer(REQUEST, refusing(code));
      const field = await amount();
      await userEvent.type(field, '50');
      await press(/^Withdraw/);
      await screen.findByText(code);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(field.value).toBe('50');
      await userEvent.type(field, '1');
      expect(screen.queryByText(code)).toBeNull();
    },
  );

  it.each(['withdrawal_means_unknown', 'payment_method_unknown'])(
    'the error %s is shown beside the means',
    async (code) => {
      const { http } = await show();
      http.answer(REQUEST, refusing(code));
      await userEvent.type(await amount(), '50');
      await press(/^Withdraw/);
      const means = await screen.findByRole('group', { name: en.withdrawal.to });
      expect(await within(means).findByText(code)).toBeTruthy();
    },
  );

  it.each([
    ['personal_data_required', en.addPersonalData, '/en/accountEdit?next=deduce'],
    ['withdrawal_turnover_required', en.withdrawal.openBets, '/en/betsHistory'],
    ['limit_reached', en.title.historyPay, '/en/office/historypay'],
  ])('the error %s leads to where it can be put right', async (code, name, address) => {
    const { http } = await show();
    http.answer(REQUEST, refusing(code));
    await userEvent.type(await amount(), '50');
    await press(/^Withdraw/);
    await screen.findByText(code);
    const [link] = screen.getAllByRole('link', { name });
    expect(link?.getAttribute('href')).toBe(address);
    expect((await amount()).value).toBe('50');
  });

  it('a lost response keeps the key for the same withdrawal, and another amount gets another key', async () => {
    const { http, sent, navigation } = await show();
    const lose = () => {
      throw errorOf('network_failed');
    };
    http.answer(REQUEST, lose);
    const field = await amount();
    await userEvent.type(field, '50');
    await press(/^Withdraw/);
    await screen.findByText('network_failed');
    await press(/^Withdraw/);
    await vi.waitFor(() => expect(sent()).toHaveLength(2));
    await screen.findByText('network_failed');
    await userEvent.clear(field);
    await userEvent.type(field, '60');
    http.answer(REQUEST, () => ({ withdrawal: WITHDRAWAL }));
    await press(/^Withdraw/);
    await vi.waitFor(() => expect(navigation.visits).toHaveLength(1));
    const [first, second, third] = sent().map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('a key that was used for something else is replaced', async () => {
    const { http, sent } = await show();
    http.answer(REQUEST, refusing('idempotency_key_reused'));
    await userEvent.type(await amount(), '50');
    await press(/^Withdraw/);
    await screen.findByText('idempotency_key_reused');
    await press(/^Withdraw/);
    await vi.waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.idempotencyKey).not.toBe(sent()[0]?.idempotencyKey);
  });

  it('a refusal reads again what may be withdrawn', async () => {
    const { http } = await show();
    http.answer(REQUEST, refusing('balance_insufficient'));
    http.answer(METHODS, () => ({ available: 3000, methods: [CARD] }));
    await userEvent.type(await amount(), '50');
    await press(/^Withdraw/);
    expect(await screen.findByText('3000 EUR')).toBeTruthy();
  });
});

it('a player cannot leave while a withdrawal is being sent; its response releases them', async () => {
  const { http, context } = await show();
  let answer: ((value: unknown) => void) | undefined;
  http.answer(
    REQUEST,
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await userEvent.type(await amount(), '50');
  await press(/^Withdraw/);
  const reason = () => context.keys.get('payments.navigationBlocked');
  await vi.waitFor(() => expect(reason()).toBe(en.withdrawal.sending));
  answer?.({ withdrawal: WITHDRAWAL });
  await vi.waitFor(() => expect(reason()).toBeUndefined());
});

describe('a player whose money can go back to nothing', () => {
  const BANK: typeof CARD = {
    ...CARD,
    id: 'bank',
    kind: 'bank',
    name: 'Bank',
    means: [],
    takesOwn: true,
  };

  it('an unverified player is led to the verification, with the reason', async () => {
    await show({ offer: { methods: [BANK], ownMeans: 'after-verification' } });
    expect(await screen.findByText(en.withdrawal.own.verifyText)).toBeTruthy();
    const link = screen.getByRole('link', { name: en.withdrawal.own.verify });
    expect(link.getAttribute('href')).toMatch(/\/verification$/);
  });

  it('a verified player adds an account; one that is refused is explained beside its field', async () => {
    const { http, sent } = await show({ offer: { methods: [BANK], ownMeans: 'offered' } });
    const user = userEvent.setup();
    const field = await screen.findByLabelText(en.withdrawal.own.number);
    const submit = () => screen.getByRole('button', { name: en.withdrawal.own.add });
    await user.click(submit());
    expect(screen.getByText(en.withdrawal.own.missing)).toBeTruthy();
    expect(sent()).toEqual([]);
    http.answer(`POST ${WITHDRAWALS}/means`, refusing('withdrawal_means_refused'));
    await user.type(field, 'DE00 0000');
    await user.click(submit());
    await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    http.answer(`POST ${WITHDRAWALS}/means`, () => ({
      id: 'own',
      label: 'DE89 •••• 3000 · Ann Other',
      usedAt: 1,
    }));
    http.answer(METHODS, () => ({
      available: 9000,
      methods: [
        { ...BANK, means: [{ id: 'own', label: 'DE89 •••• 3000 · Ann Other', usedAt: 1 }] },
      ],
    }));
    await user.clear(field);
    await user.type(field, 'DE89 3704 0044 0532 0130 00');
    await user.click(submit());
    // The form of the withdrawal takes its place.
    await amount();
    expect(sent().map(({ body }) => body)).toEqual([
      { methodId: 'bank', accountNumber: 'DE00 0000' },
      { methodId: 'bank', accountNumber: 'DE89 3704 0044 0532 0130 00' },
    ]);
  });
});
