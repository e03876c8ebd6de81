import { createTestContext, mountView } from '@touchline/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { view as result } from './result/result.view.tsx';
import { plugin } from './plugin.ts';
import { view as recharge } from './recharge/recharge.view.tsx';
import en from './translations/en.json';

const PAYMENT = {
  id: 'p1',
  kind: 'deposit',
  methodId: 'card',
  accountId: 'a1',
  currency: 'EUR',
  amount: 2000,
  createdAt: 1,
  updatedAt: 2,
};

let unmount: () => Promise<void> = async () => undefined;
afterEach(() => unmount());

async function show(
  view: typeof result,
  { query = {}, status = 'succeeded' }: { query?: Record<string, string>; status?: string } = {},
) {
  const test = createTestContext({
    plugin: 'payments',
    definition: plugin,
    session: { userId: '1' },
    texts: en,
    answers: {
      'GET /wallet-api/v1/accounts': () => ({ accounts: [] }),
      'GET /payments-api/v1/payments/p1': () => ({ payment: { ...PAYMENT, status } }),
    },
  });
  const mounted = await mountView({ view, context: test.context, props: { query } });
  unmount = mounted.unmount;
  return test;
}

describe('the analytics of payments (platform specification, section 9)', () => {
  it('the payments page is tracked as opened (10002), once', async () => {
    const { tracked } = await show(recharge);
    await vi.waitFor(() => expect(tracked).toEqual([{ name: 'paymentsPage', data: undefined }]));
  });

  it.each([
    ['succeeded', 'success'],
    ['failed', 'fail'],
    ['cancelled', 'cancel'],
  ])(
    'the result of a payment that has %s is tracked (10001), in its own word',
    async (status, shown) => {
      const { tracked } = await show(result, { query: { payment: 'p1' }, status });
      await vi.waitFor(() =>
        expect(tracked.at(-1)).toEqual({ name: 'paymentsStatus', data: { status: shown } }),
      );
    },
  );
});
