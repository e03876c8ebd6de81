import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, startTestDatabase } from '../../../../test/database/test-database.ts';
import {
  ADYEN_ACCOUNT,
  ADYEN_KEY,
  adyenNotification,
  startAdyenDouble,
} from '../../../../test/money/adyen-double.ts';
import { createTestApp } from '../../../../test/platform/test-app.ts';
import type { App } from '../../../platform/http/app.ts';
import { selectProviders } from '../../../platform/providers/provider-registry.ts';
import { registerCallbackRoutes } from '../callback-routes.ts';
import { createCallbackHandler } from '../callbacks.ts';
import { paymentProviders } from '../payment-providers.ts';
import type { PaymentAdapter } from '../provider.ts';
import { sendRefunds } from '../refunds.ts';
import { signatureOf } from './adyen-signature.ts';
import { createAdyenAdapter } from './create-adyen-adapter.ts';

const PLAYER = '32000001';
let database: TestDatabase;
let double: Awaited<ReturnType<typeof startAdyenDouble>>;
let adapter: PaymentAdapter;
let app: App;
let credited: { paymentId: string; amount: number }[];
let isOnBreak: boolean;

beforeAll(async () => {
  database = await startTestDatabase();
  double = await startAdyenDouble();
  const { pool } = database;
  adapter = createAdyenAdapter({
    pool,
    endpoint: double.endpoint,
    apiKey: 'AQE-key-of-this-test',
    account: ADYEN_ACCOUNT,
    hmacKey: ADYEN_KEY,
    origin: 'https://www.example.com',
  });
  await pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at, registered_at)
     VALUES ($1, 'x', 'GB', 'EUR', 'one-click', now(), now())`,
    [PLAYER],
  );
  app = await createTestApp();
  await registerCallbackRoutes(app, {
    handleCallback: createCallbackHandler({
      pool,
      clock: Date.now,
      providers: [{ ...adapter, id: 'adyen' }],
      wallet: {
        findAccount: async () => undefined,
        creditDeposit: async (_client, credit) => void credited.push(credit),
        refundDeposit: async () => undefined,
      },
      guard: { lockDeposits: async () => undefined, isOnBreak: async () => isOnBreak },
      writeNotice: async () => undefined,
      onRefund: () => undefined,
      reportWithdrawal: async () => undefined,
    }),
  });
  await app.ready();
}, 60_000);
afterAll(async () => {
  await app.close();
  await double.stop();
  await database.stop();
});
beforeEach(() => {
  credited = [];
  isOnBreak = false;
  double.setDown(false);
  double.calls.length = 0;
});

/** A deposit of ours that waits at Adyen. */
async function waiting(amount = 1_130): Promise<string> {
  const id = randomUUID();
  await database.pool.query(
    `INSERT INTO payment (id, player_id, account_id, kind, status, provider, method_id, currency,
       amount, idempotency_key, request_digest, language, created_at, updated_at)
     VALUES ($1, $2, '1', 'deposit', 'pending', 'adyen', 'adyen-card', 'EUR', $3, $4, '', 'en', now(), now())`,
    [id, PLAYER, amount, id],
  );
  return id;
}

const post = (payload: string) =>
  app.inject({
    method: 'POST',
    url: '/payments-api/v1/callbacks/adyen',
    headers: { 'content-type': 'application/json' },
    payload,
  });
const statusOf = async (id: string) =>
  (await database.pool.query<{ status: string }>('SELECT status FROM payment WHERE id = $1', [id]))
    .rows[0]?.status;

describe('the adapter of Adyen', () => {
  it('the signature is that of the published example', () => {
    const { NotificationRequestItem: item } = JSON.parse(adyenNotification()).notificationItems[0];
    expect(signatureOf(item, ADYEN_KEY)).toBe('coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=');
  });

  it('a deposit opens one hosted page, in the currency’s minor units, however often it is asked for', async () => {
    const paymentId = randomUUID();
    const order = {
      paymentId,
      methodId: 'adyen-card',
      meansId: undefined,
      amount: 2_500,
      currency: 'EUR',
      language: 'en',
      expiresAt: Date.UTC(2026, 10, 26),
      returnTo: { success: `/en/onpay/success?payment=${paymentId}`, fail: '', cancel: '' },
    };
    const first = await adapter.createDeposit(order);
    expect(await adapter.createDeposit(order)).toEqual(first);
    expect(double.calls[0]).toMatchObject({
      path: '/v71/paymentLinks',
      key: paymentId,
      apiKey: 'AQE-key-of-this-test',
      body: {
        merchantAccount: ADYEN_ACCOUNT,
        reference: paymentId,
        amount: { value: 2_500, currency: 'EUR' },
        allowedPaymentMethods: ['scheme'],
        returnUrl: `https://www.example.com/en/onpay/success?payment=${paymentId}`,
        expiresAt: '2026-11-26T00:00:00.000Z',
        reusable: false,
      },
    });
    double.setDown(true);
    await expect(
      adapter.createDeposit({ ...order, paymentId: randomUUID() }),
    ).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  it('a currency that Adyen counts otherwise than ISO 4217 is not offered', async () => {
    expect(await adapter.methods('ISK')).toEqual([]);
    expect((await adapter.methods('JPY'))[0]).toMatchObject({ minimum: 1, maximum: 50_000 });
  });

  it('an authorisation credits once and is acknowledged as often as it is sent', async () => {
    const merchantReference = await waiting();
    const body = adyenNotification({ merchantReference, pspReference: 'PSP1' });
    for (const answer of [await post(body), await post(body)]) {
      expect([answer.statusCode, answer.body]).toEqual([200, '[accepted]']);
    }
    expect(credited).toMatchObject([{ paymentId: merchantReference, amount: 1_130 }]);
    expect(await statusOf(merchantReference)).toBe('succeeded');
  });

  it.each([
    ['a key of somebody else', {}, '00'.repeat(32)],
    ['another merchant', { merchantAccountCode: 'Other' }, ADYEN_KEY],
  ])('a notification signed with %s moves nothing', async (_name, change, key) => {
    const merchantReference = await waiting();
    const answer = await post(adyenNotification({ merchantReference, ...change }, key));
    expect(answer.json().error.code).toBe('payment_signature_invalid');
    expect(await statusOf(merchantReference)).toBe('pending');
  });

  it('a notification whose amount was changed on the way is refused', async () => {
    const merchantReference = await waiting();
    const body = adyenNotification({ merchantReference }).replace('1130', '9130');
    expect((await post(body)).json().error.code).toBe('payment_signature_invalid');
  });

  it('a refusal fails the deposit, and a report of something else is acknowledged and changes nothing', async () => {
    const merchantReference = await waiting();
    const change = { merchantReference, pspReference: 'PSP2' };
    const other = await post(adyenNotification({ ...change, eventCode: 'REPORT_AVAILABLE' }));
    expect([other.body, await statusOf(merchantReference)]).toEqual(['[accepted]', 'pending']);
    await post(adyenNotification({ ...change, success: 'false' }));
    expect([credited, await statusOf(merchantReference)]).toEqual([[], 'failed']);
  });

  it('a deposit that comes during a break is refunded at Adyen, once', async () => {
    isOnBreak = true;
    const merchantReference = await waiting();
    await post(adyenNotification({ merchantReference, pspReference: 'PSP3' }));
    expect(await statusOf(merchantReference)).toBe('refunded');
    const { pool } = database;
    const refunds = { pool, clock: Date.now, providers: [{ ...adapter, id: 'adyen' }] };
    await sendRefunds(refunds);
    await sendRefunds(refunds);
    expect(double.calls).toMatchObject([
      {
        path: '/v71/payments/PSP3/refunds',
        key: `refund-${merchantReference}`,
        body: { amount: { value: 1_130, currency: 'EUR' }, reference: merchantReference },
      },
    ]);
  });

  it('a start without its settings names each of them', () => {
    const { selected, problems } = selectProviders(paymentProviders, {
      ids: ['adyen'],
      variables: { ADYEN_ENDPOINT: 'http://plain.example' },
      testsRefusedBy: undefined,
    });
    expect(selected).toEqual([]);
    for (const name of ['ADYEN_ENDPOINT', 'ADYEN_API_KEY', 'ADYEN_HMAC_KEY', 'PUBLIC_URL']) {
      expect(problems.join('\n')).toContain(name);
    }
  });
});
