import { randomUUID } from 'node:crypto';
import type { MethodRule } from '@touchline/contracts/configuration';
import { pino } from 'pino';
import { textOfPdf } from '../../../test/platform/text-of-pdf.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createConfiguration } from '../../site/configuration/configuration.ts';
import { anyStatement } from '../../../test/database/any-statement.ts';
import { type TestDatabase, startTestDatabase } from '../../../test/database/test-database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { selectProviders } from '../../platform/providers/provider-registry.ts';
import { OWN_SIGNATURE, ownPaymentProvider } from '../../../test/money/own-payment-provider.ts';
import { serviceSecret } from '../../platform/database/service-secret.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { createWithdrawalWallet } from '../wallet/withdrawal-wallet.ts';
import { DEPOSIT_LIFETIME_MS } from './deposits.ts';
import { type Payments, type PaymentsOptions, createPayments } from './payments.ts';
import { createChargeStore } from './test-provider/charge-store.ts';
import { testPaymentProvider } from './test-provider/test-payment-provider.ts';
import { SIGNATURE_HEADER, sign } from './test-provider/signature.ts';

const OWN_KEY = 'key-of-the-own-provider';
const clock = createTestClock();
let database: TestDatabase;
let app: App;
let options: PaymentsOptions;
let payments: Payments;
let secret: Uint8Array;
let player: string;
let country: string;
let methodRules: MethodRule[];
let guarded: { allow: boolean; daily: object[] };

/** Replaces the ledger: a table that accepts what it is given, as often as it is given. */
async function credits(paymentId: string): Promise<readonly number[]> {
  const { rows } = await database.pool.query<{ amount: number }>(
    'SELECT amount FROM test_credit WHERE payment_id = $1',
    [paymentId],
  );
  return rows.map(({ amount }) => amount);
}

beforeAll(async () => {
  database = await startTestDatabase({ poolSize: 25 });
  const { pool } = database;
  await pool.query('CREATE TABLE test_credit (payment_id uuid, amount integer)');
  app = await createTestApp();
  app.setVerifyToken(async (token) => ({ id: token, sessionId: 'session' }));
  const configuration = createConfiguration({ pool, clock: clock.now });
  options = {
    providers: selectProviders(
      {
        name: 'payment',
        variable: 'PAYMENT_PROVIDERS',
        definitions: [testPaymentProvider, ownPaymentProvider],
      },
      {
        ids: ['test', 'own'],
        variables: { OWN_PAYMENT_KEY: OWN_KEY },
        testsRefusedBy: undefined,
      },
    ).selected,
    pool,
    clock: clock.now,
    log: pino({ level: 'silent' }),
    configuration: {
      read: async () => {
        const values = await configuration.read();
        return { ...values, payments: { ...values.payments, methods: methodRules } };
      },
    },
    wallet: {
      findAccount: async (_client, { playerId, accountId }) =>
        accountId === `main-${playerId}` ? { id: accountId, currency: 'EUR' } : undefined,
      creditDeposit: async (client, { paymentId, amount }) => {
        await anyStatement(client).query('INSERT INTO test_credit VALUES ($1, $2)', [
          paymentId,
          amount,
        ]);
      },
      refundDeposit: async () => undefined,
    },
    countryOf: async () => country,
    operatorToken: 'operator-token',
    raiseTask: async () => undefined,
    withdrawalWallet: createWithdrawalWallet({ clock: clock.now }),
    withdrawalGuard: {
      holderOf: async () => undefined,
      mayBet: async () => true,
      frozenUntil: async () => undefined,
      check: async () => ({ mayBet: true, isReviewed: false }),
    },
    writeWithdrawalNotice: async () => undefined,
    writeDepositNotice: async () => undefined,
    guard: {
      lockDeposits: async (client, playerId) => {
        await client.query('SELECT pg_advisory_xact_lock($1)', [playerId]);
      },
      checkDeposit: async () => {
        if (!guarded.allow) {
          throw new ApiError('limit_reached', 'no more');
        }
      },
      isOnBreak: async () => false,
      setDailyDepositLimit: async (_client, limit) => {
        guarded.daily.push(limit);
      },
    },
  };
  payments = await createPayments(options);
  await payments.register(app);
  await app.ready();
  secret = await serviceSecret(pool, 'test-provider');
}, 30_000);
afterAll(async () => {
  await app.close();
  await database.stop();
});

let nextPlayer = 10_000_000;
beforeEach(async () => {
  guarded = { allow: true, daily: [] };
  country = 'GB';
  methodRules = [];
  nextPlayer += 1;
  player = String(nextPlayer);
  await database.pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at, registered_at)
     VALUES ($1, 'x', 'GB', 'EUR', 'one-click', now(), now())`,
    [player],
  );
});

function get(url: string, who = player) {
  return app.inject({ url, headers: { authorization: `Bearer ${who}` } });
}

function deposit(change: object = {}, key: string = randomUUID()) {
  return app.inject({
    method: 'POST',
    url: '/payments-api/v1/deposits',
    headers: { authorization: `Bearer ${player}`, 'idempotency-key': key },
    payload: {
      accountId: `main-${player}`,
      methodId: 'test-card',
      amount: 10_000,
      limitAnswer: 'none',
      language: 'en',
      ...change,
    },
  });
}

function decide(redirectUrl: string, decision: string) {
  return app.inject({
    method: 'POST',
    url: redirectUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `decision=${decision}`,
  });
}

function callback(body: string, signature = sign({ secret, body, time: clock.now() })) {
  return app.inject({
    method: 'POST',
    url: '/payments-api/v1/callbacks/test',
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
    payload: body,
  });
}

function event(paymentId: string, change: object = {}): string {
  return JSON.stringify({
    eventId: randomUUID(),
    paymentId,
    outcome: 'succeeded',
    amount: 10_000,
    currency: 'EUR',
    ...change,
  });
}

async function statusOf(paymentId: string): Promise<string> {
  return (await get(`/payments-api/v1/payments/${paymentId}`)).json().payment.status;
}

const code = (answer: { json: () => { error?: { code: string } } }) => answer.json().error?.code;

describe('the methods of a player', () => {
  const offered = async () => {
    const { methods } = (
      await get(`/payments-api/v1/deposit-methods?accountId=main-${player}`)
    ).json();
    return methods as { id: string; minimum: number; means: { id: string }[] }[];
  };
  const rule = (id: string, change: object = {}) => ({
    id,
    isOffered: true,
    countries: [],
    ...change,
  });

  it('the methods follow the operator’s rules of their country, in the operator’s order', async () => {
    methodRules = [
      rule('own-card', { depositMinimumMajor: 20 }),
      rule('test-bank', { countries: ['DE'] }),
      rule('test-crypto', { isOffered: false }),
    ];
    const [first, ...others] = await offered();
    expect(first).toMatchObject({ id: 'own-card', minimum: 2_000 });
    expect(others.map(({ id }) => id)).toEqual(['test-card', 'test-wallet', 'test-voucher']);
    expect(code(await deposit({ methodId: 'test-bank' }))).toBe('payment_method_unknown');
    expect(code(await deposit({ methodId: 'own-card', amount: 1_999 }))).toBe(
      'payment_amount_below_minimum',
    );
    country = 'DE';
    expect((await offered()).map(({ id }) => id)).toContain('test-bank');
  });

  it('the methods remember what was paid with, which pays again, for its own player alone', async () => {
    const { redirectUrl } = (await deposit({ methodId: 'test-bank' })).json();
    expect((await app.inject(redirectUrl)).body).toContain('DE89 •••• 3000');
    await decide(redirectUrl, 'approve&means=test-de89');
    const bank = async () => (await offered()).find(({ id }) => id === 'test-bank')?.means;
    expect(await bank()).toMatchObject([{ id: 'test-de89', label: 'DE89 •••• 3000' }]);
    const again = (await deposit({ methodId: 'test-bank', meansId: 'test-de89' })).json();
    expect((await app.inject(again.redirectUrl)).body).toContain(
      '<option value="test-de89" selected>',
    );
    const others = await deposit({ methodId: 'test-bank', meansId: 'test-gb29' });
    expect([others.statusCode, code(others)]).toEqual([400, 'payment_means_unknown']);
  });
});

describe('a deposit', () => {
  it('a deposit opens the provider’s page, returns approved and is credited once', async () => {
    const opened = (await deposit()).json();
    expect(opened.payment).toMatchObject({ status: 'pending', amount: 10_000, currency: 'EUR' });
    const back = await decide(opened.redirectUrl, 'approve');
    expect([back.statusCode, back.headers.location]).toEqual([
      303,
      `/en/onpay/success?payment=${opened.payment.id}`,
    ]);
    expect(await statusOf(opened.payment.id)).toBe('succeeded');
    expect(await credits(opened.payment.id)).toEqual([10_000]);
    expect(await payments.hasDeposit(player)).toBe(true);
  });

  it.each([
    ['decline', 'failed', 'fail'],
    ['cancel', 'cancelled', 'cancel'],
  ])(
    'a deposit that the player makes the provider %s is %s and moves no money',
    async (decision, status, page) => {
      const { payment, redirectUrl } = (await deposit()).json();
      const back = await decide(redirectUrl, decision);
      expect(back.headers.location).toBe(`/en/onpay/${page}?payment=${payment.id}`);
      expect(await statusOf(payment.id)).toBe(status);
      expect(await credits(payment.id)).toEqual([]);
      expect(await payments.hasDeposit(player)).toBe(false);
    },
  );

  it('a deposit cannot be decided a second time', async () => {
    const { payment, redirectUrl } = (await deposit()).json();
    await decide(redirectUrl, 'decline');
    const again = await decide(redirectUrl, 'approve');
    expect(again.headers.location).toContain('/onpay/fail');
    expect(await statusOf(payment.id)).toBe('failed');
  });

  it('a deposit sent 20 times at once with one key is one deposit with one response', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => deposit({}, key)));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((answer) => answer.json().payment.id)).size).toBe(1);
    expect(new Set(answers.map((answer) => answer.json().redirectUrl)).size).toBe(1);
    const { rowCount } = await database.pool.query('SELECT 1 FROM payment WHERE player_id = $1', [
      player,
    ]);
    expect(rowCount).toBe(1);
  });

  it('a deposit may not reuse a key for another amount', async () => {
    const key = randomUUID();
    await deposit({}, key);
    const answer = await deposit({ amount: 20_000 }, key);
    expect([answer.statusCode, code(answer)]).toEqual([409, 'idempotency_key_reused']);
  });

  it('a deposit requires a key', async () => {
    const answer = await deposit({}, '');
    expect([answer.statusCode, code(answer)]).toEqual([400, 'idempotency_key_missing']);
  });

  it.each([
    [{ amount: 99 }, 400, 'payment_amount_below_minimum'],
    [{ amount: 10_000_001 }, 400, 'payment_amount_above_maximum'],
    [{ methodId: 'gold' }, 400, 'payment_method_unknown'],
    [{ accountId: 'main-10000000' }, 404, 'account_unknown'],
    [{ amount: 10.5 }, 400, 'validation_failed'],
  ])('a deposit with %o is refused', async (change, status, expected) => {
    const answer = await deposit(change);
    expect([answer.statusCode, code(answer)]).toEqual([status, expected]);
  });

  it('a deposit that responsible gaming refuses leaves no payment behind', async () => {
    guarded.allow = false;
    const answer = await deposit();
    expect([answer.statusCode, code(answer)]).toEqual([403, 'limit_reached']);
    expect((await get('/payments-api/v1/payments')).json().payments).toEqual([]);
  });

  it('a deposit expires after half an hour; money the provider has received all the same is credited', async () => {
    const { payment, redirectUrl } = (await deposit()).json();
    clock.advance(DEPOSIT_LIFETIME_MS);
    expect((await decide(redirectUrl, 'approve')).body).toContain('This payment has expired');
    clock.advance(300_001);
    await payments.deposits.cancelAbandoned();
    expect(await statusOf(payment.id)).toBe('cancelled');
    expect((await callback(event(payment.id))).statusCode).toBe(200);
    expect(await statusOf(payment.id)).toBe('succeeded');
    expect(await credits(payment.id)).toEqual([10_000]);
  });
});

describe('a callback', () => {
  it('a callback repeated 20 times at once credits once', async () => {
    const { payment } = (await deposit()).json();
    const body = event(payment.id);
    const answers = await Promise.all(Array.from({ length: 20 }, () => callback(body)));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
    expect(await credits(payment.id)).toEqual([10_000]);
  });

  it('a callback under 20 different event ids at once credits once', async () => {
    const { payment } = (await deposit()).json();
    await Promise.all(Array.from({ length: 20 }, () => callback(event(payment.id))));
    expect(await credits(payment.id)).toEqual([10_000]);
  });

  it('a callback never reverses a success', async () => {
    const { payment } = (await deposit()).json();
    await callback(event(payment.id));
    await callback(event(payment.id, { outcome: 'failed' }));
    expect(await statusOf(payment.id)).toBe('succeeded');
  });

  it('a callback without a genuine signature is refused and changes nothing', async () => {
    const { payment } = (await deposit()).json();
    const body = event(payment.id);
    const time = clock.now();
    const forged = [
      'nonsense',
      '',
      sign({ secret: Buffer.from('another secret'), body, time }),
      sign({ secret, body: event(payment.id), time }),
      sign({ secret, body, time: time - 300_001 }),
      sign({ secret, body, time: time + 300_001 }),
    ];
    for (const signature of forged) {
      const answer = await callback(body, signature);
      expect([answer.statusCode, code(answer)]).toEqual([401, 'payment_signature_invalid']);
    }
    expect(await statusOf(payment.id)).toBe('pending');
    expect(await credits(payment.id)).toEqual([]);
  });

  it.each([
    [{ amount: 9_999 }, 409, 'payment_state_invalid'],
    [{ currency: 'USD' }, 409, 'payment_state_invalid'],
    [{ paymentId: randomUUID() }, 404, 'not_found'],
    [{ outcome: 'maybe' }, 400, 'validation_failed'],
    [{ eventId: '\u0000' }, 400, 'validation_failed'],
    [{ eventId: '\ud800' }, 400, 'validation_failed'],
    [{ means: { id: 'a\u0000', label: 'Card' } }, 400, 'validation_failed'],
  ])('a callback with %o is refused', async (change, status, expected) => {
    const { payment } = (await deposit()).json();
    const answer = await callback(event(payment.id, change));
    expect([answer.statusCode, code(answer)]).toEqual([status, expected]);
    expect(await credits(payment.id)).toEqual([]);
  });

  it('a callback that is signed but not JSON is refused', async () => {
    const answer = await callback('{"eventId":');
    expect([answer.statusCode, code(answer)]).toEqual([400, 'validation_failed']);
  });

  it('a lost callback is sent again until it has been answered', async () => {
    const { payment, redirectUrl } = (await deposit()).json();
    const id = redirectUrl.split('/').at(-1);
    // The provider was killed between its decision and its callback.
    const charges = createChargeStore(database.pool);
    await charges.decide(id, { outcome: 'succeeded', meansId: undefined, at: clock.now() });
    expect(await statusOf(payment.id)).toBe('pending');
    const stop = payments.start();
    await expect.poll(() => statusOf(payment.id)).toBe('succeeded');
    const left = async () => (await charges.unacknowledged()).map(({ paymentId }) => paymentId);
    await expect.poll(left).not.toContain(payment.id);
    stop();
  });
});

describe('UK RTS 12A: the first deposit asks for a limit', () => {
  const methods = async () =>
    (await get(`/payments-api/v1/deposit-methods?accountId=main-${player}`)).json();

  it('the first deposit is refused until the limit prompt is answered, and stores the answer with its time', async () => {
    expect((await methods()).limitPromptRequired).toBe(true);
    const refused = await deposit({ limitAnswer: undefined });
    expect([refused.statusCode, code(refused)]).toEqual([409, 'limit_prompt_unanswered']);
    expect((await deposit({ limitAnswer: { daily: 50_000 } })).statusCode).toBe(200);
    expect(guarded.daily).toEqual([{ playerId: player, amount: 50_000, currency: 'EUR' }]);
    const { rows } = await database.pool.query(
      'SELECT daily_limit, currency, answered_at FROM limit_prompt_answer WHERE player_id = $1',
      [player],
    );
    expect(rows).toEqual([
      { daily_limit: '50000', currency: 'EUR', answered_at: new Date(clock.now()) },
    ]);
  });

  it('the first deposit prompts for a limit once, also when the player chose none', async () => {
    await deposit();
    expect((await methods()).limitPromptRequired).toBe(false);
    const { rows } = await database.pool.query(
      'SELECT daily_limit, answered_at FROM limit_prompt_answer WHERE player_id = $1',
      [player],
    );
    expect(rows).toEqual([{ daily_limit: null, answered_at: new Date(clock.now()) }]);
    expect((await deposit({ limitAnswer: undefined })).statusCode).toBe(200);
    expect(guarded.daily).toEqual([]);
  });

  it('the first deposit stores the chosen limit even when the deposit itself is refused', async () => {
    guarded.allow = false;
    await deposit({ limitAnswer: { daily: 5_000 } });
    expect(guarded.daily).toEqual([{ playerId: player, amount: 5_000, currency: 'EUR' }]);
    expect((await methods()).limitPromptRequired).toBe(false);
  });
});

describe('the list of payments', () => {
  it('the list of payments contains the player’s own, newest first, in pages', async () => {
    const made: string[] = [];
    for (let index = 0; index < 32; index += 1) {
      made.unshift((await deposit()).json().payment.id);
      clock.advance(index % 2);
    }
    const first = (await get('/payments-api/v1/payments')).json();
    const second = (await get(`/payments-api/v1/payments?cursor=${first.nextCursor}`)).json();
    const ids = [...first.payments, ...second.payments].map(({ id }: { id: string }) => id);
    expect(first.payments).toHaveLength(30);
    expect(second.nextCursor).toBeUndefined();
    expect(ids.toSorted()).toEqual(made.toSorted());
    const totals = async (query: string) =>
      (await get(`/payments-api/v1/payments/totals${query}`)).json().totals;
    expect(await totals('?status=open')).toEqual([
      { currency: 'EUR', payments: 32, deposited: 0, withdrawn: 0 },
    ]);
    expect(await totals('?status=succeeded')).toEqual([]);
    expect(await totals('?kind=withdrawal')).toEqual([]);
    expect(await totals('?to=1')).toEqual([]);
    const other = await get(`/payments-api/v1/payments/${made[0]}`, '10000000');
    expect([other.statusCode, code(other)]).toEqual([404, 'not_found']);
  });
});

it.each(['kind=gift', 'status=won', 'account=me', 'from=2&to=1', 'from=never'])(
  'the list of payments refuses the filter %s with a code',
  async (query) => {
    for (const path of ['payments', 'payments/totals']) {
      const answer = await get(`/payments-api/v1/${path}?${query}`);
      expect([answer.statusCode, code(answer)]).toEqual([400, 'validation_failed']);
    }
  },
);

describe('the export of payments', () => {
  it('the export of payments has a line for each of the player’s own within the filter', async () => {
    for (let index = 0; index < 202; index += 1) {
      await deposit();
      clock.advance(index % 2);
    }
    const path = '/payments-api/v1/payments/export?language=en';
    const answer = await get(path);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="payments.csv"',
    });
    const [header, ...lines] = answer.body.trimEnd().split('\r\n');
    expect(header).toMatch(/^\uFEFFPayment number,Date,/);
    expect(new Set(lines.map((line) => line.split(',')[0]))).toHaveLength(202);
    expect((await get(`${path}&kind=withdrawal`)).body).toBe(`${header}\r\n`);
    expect((await get(path, '10000000')).body).toBe(`${header}\r\n`);
    expect((await get(`${path}&from=2&to=1`)).statusCode).toBe(400);
    expect((await get('/payments-api/v1/payments/export')).statusCode).toBe(400);
  });

  it('the export as a document has the player’s own within the filter, and their sum', async () => {
    const {
      payment: { id },
    } = (await deposit()).json();
    const path = '/payments-api/v1/payments/export/pdf?language=en';
    const read = async (player?: string) => {
      const answer = await get(path, player);
      expect(answer.headers['cache-control']).toBe('no-store');
      return (await textOfPdf(Buffer.from(answer.json().pdf, 'base64'))).join(' ');
    };
    expect(await read()).toContain('Deposits and withdrawals');
    expect((await read()).replaceAll(' ', '')).toContain(id);
    expect(await read('10000000')).toContain('Nothing in this period');
    expect((await get(`${path}&from=2&to=1`)).statusCode).toBe(400);
  });
});

describe('the test provider’s page', () => {
  it.each([
    ['en', 'ltr', 'This is a test provider', '€100.00'],
    ['ru', 'ltr', 'Это тестовый провайдер', '100,00'],
    ['ar', 'rtl', 'هذا مزوّد تجريبي', '100.00'],
  ])(
    'the test provider’s page in %s says that it is a test, shows the amount and runs no script',
    async (language, direction, text, amount) => {
      const { redirectUrl } = (await deposit({ language })).json();
      const page = await app.inject(redirectUrl);
      expect(page.headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'nonce-/,
      );
      expect(page.body).toContain(`<html lang="${language}" dir="${direction}">`);
      expect(page.body).toContain(text);
      expect(page.body).toContain(amount);
      expect(page.body).not.toContain('<script');
    },
  );

  it('the test provider’s page of an unknown payment is not found', async () => {
    expect((await app.inject(`/test-provider/pay/${randomUUID()}`)).statusCode).toBe(404);
  });
});

describe('a site with two payment providers', () => {
  const callback = (body: object, signature: string) =>
    app.inject({
      method: 'POST',
      url: '/payments-api/v1/callbacks/own',
      headers: { 'content-type': 'application/json', [OWN_SIGNATURE]: signature },
      payload: JSON.stringify(body),
    });

  it('a site with two providers offers the methods of both', async () => {
    const response = await get(`/payments-api/v1/deposit-methods?accountId=main-${player}`);
    const ids = response.json().methods.map(({ id }: { id: string }) => id);
    expect(ids).toEqual([
      'test-card',
      'test-bank',
      'test-wallet',
      'test-crypto',
      'test-voucher',
      'own-card',
    ]);
  });

  it('a site with two providers stores nothing that the adapter of one has let through', async () => {
    const { payment } = (await deposit({ methodId: 'own-card' })).json();
    const { id: paymentId, amount, currency } = payment;
    const body = { eventId: '\u0000', paymentId, outcome: 'succeeded', amount, currency };
    const answer = await callback(body, OWN_KEY);
    expect([answer.statusCode, code(answer)]).toEqual([400, 'validation_failed']);
    expect(await credits(paymentId)).toEqual([]);
  });

  it('a site with two providers credits a deposit once, after its own provider has confirmed it', async () => {
    const { payment, redirectUrl } = (await deposit({ methodId: 'own-card' })).json();
    expect(redirectUrl).toBe(`https://own.example/pay/${payment.id}`);
    const body = {
      eventId: randomUUID(),
      paymentId: payment.id,
      outcome: 'succeeded',
      amount: 10_000,
      currency: 'EUR',
    };
    expect((await callback(body, 'forged')).json().error.code).toBe('payment_signature_invalid');
    expect(await credits(payment.id)).toEqual([]);
    expect((await callback(body, OWN_KEY)).statusCode).toBe(200);
    expect((await callback(body, OWN_KEY)).statusCode).toBe(200);
    expect(await credits(payment.id)).toEqual([10_000]);
    expect(await statusOf(payment.id)).toBe('succeeded');
  });
});
