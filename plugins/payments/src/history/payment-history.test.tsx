import { createTestContext, mountView } from '@touchline/testing';
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { plugin } from '../plugin.ts';
import en from '../translations/en.json';
import { view } from './payment-history.view.tsx';

// A first view is slow on a machine that is busy.
vi.setConfig({ testTimeout: 30_000 });

const PAYMENT = {
  methodId: 'card',
  accountId: '100001',
  currency: 'EUR',
  createdAt: 1,
  updatedAt: 2,
};
const DEPOSIT = { ...PAYMENT, id: 'd1', kind: 'deposit', status: 'succeeded', amount: 2000 };
const WITHDRAWAL = { ...PAYMENT, id: 'w1', kind: 'withdrawal', status: 'pending', amount: 500 };

let unmount: () => Promise<void> = async () => undefined;
afterEach(() => unmount());

async function show({
  query = {},
  payments = [WITHDRAWAL, DEPOSIT],
  nextCursor,
}: {
  query?: Record<string, string>;
  payments?: object[];
  nextCursor?: string;
} = {}) {
  const test = createTestContext({
    plugin: 'payments',
    definition: plugin,
    session: { userId: '1' },
    texts: en,
    current: { name: 'historyPay', path: '/office/historypay', query },
    answers: {
      'GET /payments-api/v1/payments/totals': () => ({
        totals: [{ currency: 'EUR', payments: payments.length, deposited: 2000, withdrawn: 500 }],
      }),
      'GET /wallet-api/v1/accounts': () => ({ accounts: [] }),
      'GET /payments-api/v1/payments': ({ path }) => ({
        payments,
        ...(nextCursor === undefined || path.includes('cursor') ? {} : { nextCursor }),
      }),
    },
  });
  const mounted = await mountView({ view, context: test.context });
  unmount = mounted.unmount;
  return test;
}

/** The addresses of the pages that were asked for. */
const listed = (requests: readonly { readonly path: string }[]) =>
  requests.map(({ path }) => path).filter((path) => /\/payments(?:\?|$)/.test(path));

/** The rows of the list; those that open a timeline are links. */
async function rows() {
  const list = await screen.findByRole('list', {}, { timeout: 20_000 });
  return within(list).getAllByRole('listitem');
}

describe('the payment history', () => {
  it.each([
    ['pending', 'pending'],
    ['succeeded', 'success'],
    ['failed', 'fail'],
  ])('the row of a withdrawal that has %s opens its timeline', async (status, outcome) => {
    await show({ payments: [{ ...WITHDRAWAL, status }, DEPOSIT] });
    const [withdrawal, deposit] = await rows();
    const link = withdrawal?.querySelector('a');
    expect(link?.getAttribute('href')).toBe(`/en/onpay/withdraw/${outcome}?withdrawal=w1`);
    expect(deposit?.querySelector('a')).toBeNull();
  });

  it('the filter is part of the address and of the request, further pages included', async () => {
    const { http } = await show({ query: { kind: 'withdrawal' }, nextCursor: 'c1' });
    const filter = await screen.findByRole('link', { name: en.filter.withdrawal });
    expect(filter.getAttribute('aria-current')).toBe('page');
    expect(filter.getAttribute('href')).toBe('/en/office/historypay?kind=withdrawal');
    await userEvent.click(await screen.findByRole('button', { name: en.more }));
    await vi.waitFor(() =>
      expect(listed(http.requests)).toEqual([
        '/payments-api/v1/payments?kind=withdrawal',
        '/payments-api/v1/payments?kind=withdrawal&cursor=c1',
      ]),
    );
  });

  it('an unknown filter in the address shows everything', async () => {
    const { http } = await show({ query: { kind: 'gift' } });
    await rows();
    expect(listed(http.requests)).toEqual(['/payments-api/v1/payments']);
    expect(screen.getByRole('link', { name: en.filter.all }).getAttribute('aria-current')).toBe(
      'page',
    );
  });

  it('the payment history shows the totals of its filter and how many payments are listed', async () => {
    const { http } = await show({ query: { status: 'open' } });
    await rows();
    expect((await screen.findByText(en.totals.deposited)).nextElementSibling?.textContent).toBe(
      '2000 EUR',
    );
    expect(await screen.findByText('2 of 2 shown')).toBeTruthy();
    expect(http.requests.map(({ path }) => path)).toContain(
      '/payments-api/v1/payments/totals?status=open',
    );
  });

  it('the payment history is downloaded by the filter of its page, and a failure is said', async () => {
    const { http } = await show({ query: { kind: 'deposit' } });
    await userEvent.click(await screen.findByRole('button', { name: en.export }));
    const failures = () => screen.queryAllByText('network_failed');
    await vi.waitFor(() => expect(failures()).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: en.exportPdf }));
    await vi.waitFor(() => expect(failures()).toHaveLength(2));
    const paths = http.requests.map(({ path }) => path);
    expect(paths).toContain('/payments-api/v1/payments/export?kind=deposit&language=en');
    expect(paths).toContain('/payments-api/v1/payments/export/pdf?kind=deposit&language=en');
  });

  it('an empty list of withdrawals does not advertise a deposit', async () => {
    await show({ query: { kind: 'withdrawal' }, payments: [] });
    expect(await screen.findByText(en.noneOf.withdrawal)).toBeTruthy();
    expect(screen.queryByRole('link', { name: en.title.recharge })).toBeNull();
  });

  it('the payment history links to the withdrawal page', async () => {
    await show();
    const link = await screen.findByRole('link', { name: en.title.deduce });
    expect(link.getAttribute('href')).toBe('/en/office/deduce');
  });
});
