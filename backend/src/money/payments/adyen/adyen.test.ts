import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, startTestDatabase } from '../../../../test/database/test-database.ts';
import {
  ADYEN_ACCOUNT,
  ADYEN_KEY,
  adyenNotification,
  adyenTransfer,
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
import { signatureOf, webhookSignature } from './adyen-signature.ts';
import { createAdyenAdapter } from './create-adyen-adapter.ts';

const PLAYER = '32000001';
let database: TestDatabase;
let double: Awaited<ReturnType<typeof startAdyenDouble>>;
let adapter: PaymentAdapter;
let app: App;
let credited: { paymentId: string; amount: number }[];
let reported: [paymentId: string, outcome: string][];
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
    transfers: {
      endpoint: double.transfersEndpoint,
      apiKey: 'AQE-key-of-transfers',
      balanceAccount: 'BA00000000000000000000001',
      hmacKey: ADYEN_KEY,
    },
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
      reportWithdrawal: async (_client, { paymentId, outcome }) =>
        void reported.push([paymentId, outcome]),
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
  reported = [];
  double.setTransferred({ status: 'authorised' });
  isOnBreak = false;
  double.setDown(false);
  double.calls.length = 0;
});

/** A payment of ours that waits at Adyen. */
async function waiting(amount = 1_130, kind = 'deposit'): Promise<string> {
  const id = randomUUID();
  await database.pool.query(
    `INSERT INTO payment (id, player_id, account_id, kind, status, provider, method_id, currency,
       amount, idempotency_key, request_digest, language, created_at, updated_at)
     VALUES ($1, $2, '1', $5, 'pending', 'adyen', 'adyen-card', 'EUR', $3, $4, '', 'en', now(), now())`,
    [id, PLAYER, amount, id, kind],
  );
  return id;
}

const post = (payload: string, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({
    method: 'POST',
    url: '/payments-api/v1/callbacks/adyen',
    headers: { 'content-type': 'application/json', ...headers },
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
      playerId: PLAYER,
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
        shopperReference: PLAYER,
        storePaymentMethodMode: 'enabled',
        recurringProcessingModel: 'UnscheduledCardOnFile',
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

  it('a stored card is where the player’s money can go back to', async () => {
    const merchantReference = await waiting();
    const notification = JSON.parse(adyenNotification({ merchantReference, pspReference: 'PSP4' }));
    Object.assign(notification.notificationItems[0].NotificationRequestItem.additionalData, {
      'recurring.recurringDetailReference': '8316158654144897',
      cardSummary: '1111',
    });
    await post(JSON.stringify(notification));
    const { rows } = await database.pool.query(
      'SELECT means_id, label FROM payment_means WHERE player_id = $1',
      [PLAYER],
    );
    expect(rows).toEqual([{ means_id: '8316158654144897', label: '•••• 1111' }]);
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

  it('a start with some of the settings of payouts names the others', () => {
    const variables = {
      ADYEN_ENDPOINT: 'https://checkout.example/v71',
      ADYEN_API_KEY: 'AQE-key-of-this-test',
      ADYEN_MERCHANT_ACCOUNT: ADYEN_ACCOUNT,
      ADYEN_HMAC_KEY: ADYEN_KEY,
      PUBLIC_URL: 'https://www.example.com',
    };
    const problemsOf = (more: object) =>
      selectProviders(paymentProviders, {
        ids: ['adyen'],
        variables: { ...variables, ...more },
        testsRefusedBy: undefined,
      }).problems;
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ ADYEN_BALANCE_ACCOUNT: 'BA1' })).toEqual([
      'ADYEN_TRANSFERS_ENDPOINT is missing: PAYMENT_PROVIDERS=adyen needs it',
      'ADYEN_TRANSFERS_API_KEY is missing: PAYMENT_PROVIDERS=adyen needs it',
      'ADYEN_TRANSFERS_HMAC_KEY is missing: PAYMENT_PROVIDERS=adyen needs it',
    ]);
  });
});

describe('the payouts of Adyen', () => {
  const payouts = () => {
    if (adapter.payouts === undefined) {
      throw new Error('the adapter has no payouts');
    }
    return adapter.payouts;
  };
  const order = () => ({
    paymentId: randomUUID(),
    playerId: PLAYER,
    holder: { name: 'Zoë', surname: 'O’Brien' },
    methodId: 'adyen-card',
    meansId: '8316158654144897',
    amount: 5_000,
    currency: 'EUR',
  });
  const deliver = ({ body, signature }: ReturnType<typeof adyenTransfer>) =>
    post(body, { hmacsignature: signature });

  it('the signature of a webhook is that of the published example', () => {
    const body =
      '{"data":{"balancePlatform":"Integration_tools_test","accountId":"BA32272223222H5HVKTBK4MLB","sweep":{"id":"SWPC42272223222H5HVKV6H8C64DP5","schedule":{"type":"balance"},"status":"active","targetAmount":{"currency":"EUR","value":0},"triggerAmount":{"currency":"EUR","value":0},"type":"pull","counterparty":{"balanceAccountId":"BA3227C223222H5HVKT3H9WLC"},"currency":"EUR"}},"environment":"test","type":"balancePlatform.balanceAccountSweep.updated"}';
    const key = 'D7DD5BA6146493707BF0BE7496F6404EC7A63616B7158EC927B9F54BB436765F';
    expect(webhookSignature(body, key)).toBe('9Qz9S/0xpar1klkniKdshxpAhRKbiSAewPpWoxKefQA=');
  });

  it('cards alone are paid to, in the currencies that Adyen pays them in', async () => {
    expect((await payouts().methods('EUR')).map(({ id }) => id)).toEqual(['adyen-card']);
    expect(await payouts().methods('BRL')).toEqual([]);
  });

  it('a payout goes to the stored card in its owner’s name, under one key however often it is sent', async () => {
    const one = order();
    expect(await payouts().order(one)).toBe('accepted');
    expect(await payouts().order(one)).toBe('accepted');
    const [first, second] = double.calls;
    expect(first).toEqual(second);
    expect(first).toMatchObject({
      path: '/btl/v4/transfers',
      key: `payout-${one.paymentId}`,
      apiKey: 'AQE-key-of-transfers',
      body: {
        amount: { value: 5_000, currency: 'EUR' },
        balanceAccountId: 'BA00000000000000000000001',
        category: 'card',
        counterparty: {
          card: {
            cardHolder: {
              type: 'individual',
              firstName: 'Zoe',
              lastName: 'O-Brien',
              reference: PLAYER,
            },
            cardIdentification: { storedPaymentMethodId: '8316158654144897' },
          },
        },
        reference: one.paymentId,
      },
    });
  });

  it('a card that cannot be paid to is refused, and an empty balance makes the payout wait', async () => {
    double.setTransferred({ status: 'refused', reason: 'counterpartyAccountBlocked' });
    expect(await payouts().order(order())).toBe('refused');
    double.setTransferred({ status: 'refused', reason: 'notEnoughBalance' });
    await expect(payouts().order(order())).rejects.toMatchObject({ code: 'unavailable' });
    double.setDown(true);
    await expect(payouts().order(order())).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('a player who is not verified waits, and a name that Adyen cannot write is refused', async () => {
    await expect(payouts().order({ ...order(), holder: undefined })).rejects.toThrow('waits');
    const holder = { name: 'Анна', surname: 'Кузнецова' };
    expect(await payouts().order({ ...order(), holder })).toBe('refused');
    expect(double.calls).toEqual([]);
  });

  it.each([
    ['booked', 'succeeded'],
    ['failed', 'failed'],
    ['returned', 'failed'],
  ])('a payout that is reported as %s has %s, and is recorded once', async (status, outcome) => {
    const reference = await waiting(1_130, 'withdrawal');
    const webhook = adyenTransfer({ id: `T-${status}`, reference, status });
    for (const answer of [await deliver(webhook), await deliver(webhook)]) {
      expect([answer.statusCode, answer.body]).toEqual([200, '[accepted]']);
    }
    const { rows } = await database.pool.query(
      'SELECT outcome FROM payment_event WHERE payment_id = $1',
      [reference],
    );
    expect(rows).toEqual([{ outcome }]);
    expect(reported[0]).toEqual([reference, outcome]);
  });

  it.each([
    ['received', {}],
    ['authorised', {}],
    ['booked', { direction: 'incoming' }],
    ['booked', { category: 'bank' }],
    ['booked', { reference: 'a transfer of somebody else' }],
  ])('a report of %s with %j is acknowledged and changes nothing', async (status, change) => {
    const reference = await waiting(1_130, 'withdrawal');
    const answer = await deliver(adyenTransfer({ reference, status, ...change }));
    expect([answer.body, reported]).toEqual(['[accepted]', []]);
  });

  it('a report signed with another key, or changed on the way, moves nothing', async () => {
    const reference = await waiting(1_130, 'withdrawal');
    const { body, signature } = adyenTransfer({ reference });
    const forged = [
      adyenTransfer({ reference }, '00'.repeat(32)),
      { body: body.replace('1130', '9130'), signature },
    ];
    for (const webhook of forged) {
      expect((await deliver(webhook)).json().error.code).toBe('payment_signature_invalid');
    }
    expect(reported).toEqual([]);
  });
});
