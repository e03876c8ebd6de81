import type { MethodRule } from '@touchline/contracts/configuration';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestDatabase, startTestDatabase } from '../../../test/database/test-database.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { anyStatement } from '../../../test/database/any-statement.ts';
import { liftFreeze } from '../../identity/secure-account/withdrawal-freeze.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { serviceSecret } from '../../platform/database/service-secret.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { selectProviders } from '../../platform/providers/provider-registry.ts';
import { createWithdrawalGuard } from '../../protection/player-status/withdrawal-guard.ts';
import { createConfiguration } from '../../site/configuration/configuration.ts';
import { paymentProviders } from '../payments/payment-providers.ts';
import { createPayments, type Payments } from '../payments/payments.ts';
import { SIGNATURE_HEADER, sign } from '../payments/test-provider/signature.ts';
import { openAccount } from '../wallet/accounts.ts';
import { createDepositWallet } from '../wallet/deposit-wallet.ts';
import { ledgerFaults } from '../wallet/ledger-faults.ts';
import { createWithdrawalWallet } from '../wallet/withdrawal-wallet.ts';
import { VERIFIED } from '@touchline/domain/player';
import { DAY } from '@touchline/domain/time';
import type { WithdrawalRules } from './withdrawal-rules.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const RULES: WithdrawalRules = {
  enabled: true,
  minimumMajor: 5,
  maximumMajor: 50_000,
  automaticUpToMajor: 500,
  turnoverTimes: 0,
};
const OPERATOR = { authorization: 'Bearer operator-token' };
const clock = createTestClock();
const notices: { readonly kind: string; readonly paymentId: string }[] = [];
const onBreak = new Set<string>();
let database: TestDatabase;
let app: App;
let payments: Payments;
let secret: Uint8Array;
let rules: WithdrawalRules;
let methods: MethodRule[];
let isProved: boolean;
let player: string;
let account: string;

beforeAll(async () => {
  database = await startTestDatabase({ poolSize: 25 });
  const { pool } = database;
  app = await createTestApp();
  app.setVerifyToken(async (token) => ({ id: token, sessionId: 'session' }));
  app.setStepUp(async () => {
    if (!isProved) throw new ApiError('step_up_required', 'prove first that it is you');
  });
  const configuration = createConfiguration({ pool, clock: clock.now });
  payments = await createPayments({
    pool,
    clock: clock.now,
    log: pino({ level: 'silent' }),
    providers: selectProviders(paymentProviders, {
      ids: ['test'],
      variables: {},
      testsRefusedBy: undefined,
    }).selected,
    configuration: {
      read: async () => {
        const values = await configuration.read();
        return { ...values, payments: { ...values.payments, withdrawals: rules, methods } };
      },
    },
    wallet: createDepositWallet({
      clock: clock.now,
      bonusSettings: async () => (await configuration.read()).payments.firstDepositBonus,
    }),
    countryOf: async () => 'GB',
    guard: {
      lockDeposits: async (client, playerId) => {
        await client.query('SELECT pg_advisory_xact_lock($1)', [playerId]);
      },
      checkDeposit: async () => undefined,
      isOnBreak: async () => false,
      setDailyDepositLimit: async () => undefined,
    },
    operatorToken: 'operator-token',
    raiseTask: async () => undefined,
    withdrawalWallet: createWithdrawalWallet({ clock: clock.now }),
    withdrawalGuard: createWithdrawalGuard({
      pool,
      clock: clock.now,
      guard: { isOnBreak: async (_client, playerId) => onBreak.has(playerId) },
      isPersonalDataAsked: async () => true,
    }),
    writeWithdrawalNotice: async (_client, { kind, paymentId }) => {
      notices.push({ kind, paymentId });
    },
    writeDepositNotice: async () => undefined,
  });
  await payments.register(app);
  await app.ready();
  secret = await serviceSecret(pool, 'test-provider');
});
afterAll(async () => {
  await app?.close();
  await database.stop();
});

let nextPlayer = 20_000_000;
beforeEach(async () => {
  rules = RULES;
  methods = [];
  isProved = true;
  notices.length = 0;
  nextPlayer += 1;
  player = String(nextPlayer);
  await database.pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at,
       registered_at, name, surname, birthday)
     VALUES ($1, 'x', 'GB', 'EUR', 'one-click', now(), now(), 'Ann', 'Other', '1990-01-01')`,
    [player],
  );
  account = await openAccount(database.pool, { playerId: player, currency: 'EUR' });
});

function call(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, key?: string) {
  return app.inject({
    method,
    url: `/payments-api/v1${url}`,
    headers: {
      authorization: `Bearer ${player}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
}

/** Deposits through the provider, which reports the card. */
async function deposit(amount: number, methodId = 'test-card'): Promise<void> {
  const opened = await call(
    'POST',
    '/deposits',
    { accountId: account, methodId, amount, limitAnswer: 'none', language: 'en' },
    randomUUID(),
  );
  await app.inject({
    method: 'POST',
    url: opened.json().redirectUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'decision=approve',
  });
}

function withdraw(amount: number, change: object = {}, key: string = randomUUID()) {
  const form = { accountId: account, methodId: 'test-card', meansId: 'test-4242', amount };
  return call('POST', '/withdrawals', { ...form, language: 'en', ...change }, key);
}

async function requested(amount: number): Promise<string> {
  return (await withdraw(amount)).json().withdrawal.id;
}

async function read(id: string) {
  return (await call('GET', `/withdrawals/${id}`)).json().withdrawal;
}

const statesOf = async (id: string) =>
  (await read(id)).steps.map(({ state }: { readonly state: string }) => state);

async function balance(): Promise<number> {
  const { rows } = await anyStatement(database.pool).query(
    'SELECT balance FROM account WHERE id = $1',
    [account],
  );
  return Number(rows[0]?.['balance']);
}

function decide(id: string, decision: 'approve' | 'reject', payload: object = {}) {
  return app.inject({
    method: 'POST',
    url: `/payments-api/v1/operator/withdrawals/${id}/${decision}`,
    headers: OPERATOR,
    payload: { reason: 'checked by hand', ...payload },
  });
}

/** What the provider reports about a payout, as often as a test wants. */
function report(paymentId: string, outcome: string, amount: number, eventId = randomUUID()) {
  const body = JSON.stringify({ eventId, paymentId, outcome, amount, currency: 'EUR' });
  return app.inject({
    method: 'POST',
    url: '/payments-api/v1/callbacks/test',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: sign({ secret, body, time: clock.now() }),
    },
    payload: body,
  });
}

const code = (answer: { json: () => { error?: { code: string } } }) => answer.json().error?.code;

/** Lets the provider pay what it was ordered to. */
async function untilReported(): Promise<void> {
  await payments.work();
  clock.advance(3_000);
  await payments.work();
}

describe('a withdrawal', () => {
  beforeEach(() => deposit(10_000));

  it('a withdrawal takes the money at once, is sent and paid, and its player is notified', async () => {
    const answer = await withdraw(4_000);
    expect(answer.statusCode).toBe(200);
    const { withdrawal } = answer.json();
    expect(withdrawal).toMatchObject({ amount: 4_000, currency: 'EUR', meansLabel: '•••• 4242' });
    expect(await balance()).toBe(6_000);
    await untilReported();
    expect(await statesOf(withdrawal.id)).toEqual(['requested', 'approved', 'sent', 'paid']);
    expect(await balance()).toBe(6_000);
    expect(notices).toEqual([{ kind: 'withdrawal-paid', paymentId: withdrawal.id }]);
    expect(await ledgerFaults(database.pool)).toEqual([]);
  });

  it('nothing leaves an account that its player has secured, until the time or an operator ends that', async () => {
    rules = { ...RULES, automaticUpToMajor: 0 };
    const waiting = await requested(1_000);
    rules = RULES;
    const until = clock.now() + DAY;
    await database.pool.query(
      'INSERT INTO withdrawal_freeze (player_id, started_at, ends_at) VALUES ($1, $2, $3)',
      [player, new Date(clock.now()), new Date(until)],
    );
    const refused = await withdraw(2_000);
    expect([refused.statusCode, code(refused), refused.json().error.details]).toEqual([
      409,
      'withdrawals_frozen',
      { until },
    ]);
    expect((await call('GET', `/withdrawals/methods?accountId=${account}`)).json()).toMatchObject({
      available: 9_000,
      frozenUntil: until,
    });
    expect((await decide(waiting, 'approve')).statusCode).toBe(200);
    await untilReported();
    expect((await statesOf(waiting)).at(-1)).toBe('approved');
    expect(await balance()).toBe(9_000);

    await inTransaction(database.pool, (client) =>
      liftFreeze(client, { playerId: player, now: clock.now(), actor: 'operator:anna' }),
    );
    expect((await withdraw(2_000)).statusCode).toBe(200);
    await untilReported();
    expect(await statesOf(waiting)).toContain('paid');
    expect(await ledgerFaults(database.pool)).toEqual([]);
  });

  it('a withdrawal that the provider refuses returns the money with a reason', async () => {
    const id = await requested(4_013);
    await untilReported();
    expect(await read(id)).toMatchObject({ state: 'failed', reason: 'provider_refused' });
    expect(await balance()).toBe(10_000);
    expect(notices.map(({ kind }) => kind)).toEqual(['withdrawal-failed']);
    expect(await ledgerFaults(database.pool)).toEqual([]);
  });

  it('a withdrawal above the automatic amount waits for an operator, whose approval sends it', async () => {
    rules = { ...RULES, automaticUpToMajor: 30 };
    const id = await requested(4_000);
    expect((await read(id)).state).toBe('review');
    await untilReported();
    expect((await read(id)).state).toBe('review');
    expect((await decide(id, 'approve')).statusCode).toBe(200);
    expect((await decide(id, 'approve')).statusCode).toBe(200);
    await untilReported();
    expect(await statesOf(id)).toEqual(['requested', 'review', 'approved', 'sent', 'paid']);
  });

  it('withdrawals of a day are counted together for the automatic amount', async () => {
    rules = { ...RULES, automaticUpToMajor: 30 };
    await requested(2_000);
    expect((await read(await requested(1_000))).state).not.toBe('review');
    expect((await read(await requested(500))).state).toBe('review');
    clock.advance(86_400_001);
    expect((await read(await requested(500))).state).not.toBe('review');
  });

  it('a rejection returns the money with its reason, and nothing decides a second time', async () => {
    rules = { ...RULES, automaticUpToMajor: 0 };
    const id = await requested(4_000);
    await decide(id, 'reject', { code: 'rejected_documents' });
    expect(await read(id)).toMatchObject({ state: 'rejected', reason: 'rejected_documents' });
    expect(await balance()).toBe(10_000);
    expect(code(await decide(id, 'approve'))).toBe('payment_state_invalid');
    await report(id, 'succeeded', 4_000);
    expect(await balance()).toBe(10_000);
    expect((await read(id)).state).toBe('rejected');
  });

  it('a player who taps twice withdraws once', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => withdraw(4_000, {}, key)));
    expect(new Set(answers.map((answer) => answer.json().withdrawal?.id)).size).toBe(1);
    expect(await balance()).toBe(6_000);
    expect(code(await withdraw(5_000, {}, key))).toBe('idempotency_key_reused');
  });

  it('parallel withdrawals take no more than there is', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => withdraw(3_000)));
    const codes = answers.map((answer) => code(answer) ?? 'ok').toSorted();
    expect(codes).toEqual([...Array(5).fill('balance_insufficient'), 'ok', 'ok', 'ok']);
    expect(await balance()).toBe(1_000);
    expect(await ledgerFaults(database.pool)).toEqual([]);
  });

  it('the payment history lists deposits and withdrawals, or one kind of them', async () => {
    const id = await requested(1_000);
    const kindsOf = async (query: string) =>
      (await call('GET', `/payments${query}`))
        .json()
        .payments.map(({ kind }: { readonly kind: string }) => kind);
    expect((await kindsOf('')).toSorted()).toEqual(['deposit', 'withdrawal']);
    expect(await kindsOf('?kind=deposit')).toEqual(['deposit']);
    const { payments: found } = (await call('GET', '/payments?kind=withdrawal')).json();
    expect(found).toMatchObject([{ id, kind: 'withdrawal', status: 'pending' }]);
    expect((await call('GET', '/payments?kind=gift')).statusCode).toBe(400);
  });

  it('a player cannot take a request back', async () => {
    const id = await requested(4_000);
    const answer = await call('DELETE', `/withdrawals/${id}`);
    expect([answer.statusCode, code(answer)]).toEqual([405, 'withdrawal_not_cancellable']);
    expect(await balance()).toBe(6_000);
  });

  it('money leaves by a method that takes no more deposits, at the operator’s fee', async () => {
    methods = [
      { id: 'test-card', isOffered: false, countries: ['DE'], withdrawalFeeMajor: 1.5 },
      { id: 'test-bank', isOffered: true, countries: [] },
    ];
    const { methods: offered } = (
      await call('GET', `/withdrawals/methods?accountId=${account}`)
    ).json();
    expect(offered).toMatchObject([
      { id: 'test-card', feeMinor: 150, means: [{ id: 'test-4242', label: '•••• 4242' }] },
    ]);
    const { withdrawal } = (await withdraw(4_000)).json();
    expect(withdrawal).toMatchObject({ amount: 4_000, fee: 150 });
  });

  it('money goes back only to a card that has brought money in', async () => {
    expect(code(await withdraw(4_000, { meansId: 'test-1111' }))).toBe('withdrawal_means_unknown');
    expect(code(await withdraw(4_000, { methodId: 'other' }))).toBe('payment_method_unknown');
    expect(await balance()).toBe(10_000);
  });

  it.each([
    [499, 'payment_amount_below_minimum'],
    [5_000_001, 'payment_amount_above_maximum'],
    [10_001, 'balance_insufficient'],
  ])('a withdrawal of %d is refused with %s', async (amount, expected) => {
    expect(code(await withdraw(amount))).toBe(expected);
    expect(await balance()).toBe(10_000);
  });

  it('a withdrawal needs a proof that it is the player', async () => {
    isProved = false;
    expect(code(await withdraw(4_000))).toBe('step_up_required');
  });

  it('an operator who closes withdrawals stops requests, and offers no method', async () => {
    rules = { ...RULES, enabled: false };
    expect(code(await withdraw(4_000))).toBe('withdrawals_closed');
    const { methods } = (await call('GET', `/withdrawals/methods?accountId=${account}`)).json();
    expect(methods).toEqual([]);
  });

  it('the withdrawals of another player do not exist for a player', async () => {
    const id = await requested(4_000);
    player = '10000001';
    expect((await call('GET', `/withdrawals/${id}`)).statusCode).toBe(404);
    expect((await call('DELETE', `/withdrawals/${id}`)).statusCode).toBe(404);
    expect(code(await withdraw(1_000))).toBe('account_unknown');
  });

  it('a player without a name is asked for it before money leaves', async () => {
    await database.pool.query("UPDATE player SET name = '' WHERE id = $1", [player]);
    expect(code(await withdraw(4_000))).toBe('personal_data_required');
    expect(await balance()).toBe(10_000);
  });

  it('a banned player withdraws, and an operator decides', async () => {
    await database.pool.query(
      'INSERT INTO player_status (player_id, ban_level, updated_at) VALUES ($1, 1, now())',
      [player],
    );
    expect((await read(await requested(1_000))).state).toBe('review');
  });

  it('abandoned deposits are cancelled without touching a withdrawal in review', async () => {
    rules = { ...RULES, automaticUpToMajor: 0 };
    const id = await requested(4_000);
    clock.advance(7 * 86_400_000);
    await payments.work();
    expect((await read(id)).state).toBe('review');
    expect(await ledgerFaults(database.pool)).toEqual([]);
  });
});

describe('the turnover of deposits', () => {
  beforeEach(async () => {
    rules = { ...RULES, turnoverTimes: 1 };
    await deposit(10_000);
  });

  it('deposits that were not staked cannot leave, and the answer says how much is missing', async () => {
    const answer = await withdraw(1_000);
    expect(answer.json().error).toMatchObject({
      code: 'withdrawal_turnover_required',
      details: { required: 10_000, done: 0, currency: 'EUR' },
    });
    expect(await balance()).toBe(10_000);
    const offered = (await call('GET', `/withdrawals/methods?accountId=${account}`)).json();
    expect(offered).toMatchObject({ available: 0, turnover: { required: 10_000, done: 0 } });
  });

  it('a player on a break takes their money out without staking', async () => {
    onBreak.add(player);
    const offered = (await call('GET', `/withdrawals/methods?accountId=${account}`)).json();
    expect(offered.available).toBe(10_000);
    expect((await withdraw(10_000)).statusCode).toBe(200);
    expect(await balance()).toBe(0);
  });
});

describe('the reports of a provider', () => {
  it('any order and repetition of reports ends a withdrawal once', async () => {
    await deposit(90_000);
    const said = fc.constantFrom('succeeded', 'failed', 'send', 'cancelled');
    await fc.assert(
      fc.asyncProperty(fc.array(said, { minLength: 1, maxLength: 6 }), async (reports) => {
        const before = await balance();
        const id = await requested(1_000);
        for (const outcome of reports) {
          await (outcome === 'send' ? payments.work() : report(id, outcome, 1_000));
        }
        const first = reports.find((outcome) => outcome !== 'send');
        const { state } = await read(id);
        if (first !== undefined) {
          expect(state).toBe(first === 'succeeded' ? 'paid' : 'failed');
        }
        expect(await balance()).toBe(state === 'failed' ? before : before - 1_000);
        if (state === 'failed') return;
        // What the property takes, the next one needs.
        await deposit(1_000);
      }),
      { numRuns: 15 },
    );
    expect(await ledgerFaults(database.pool)).toEqual([]);
  });

  it('a report of another amount changes nothing', async () => {
    await deposit(10_000);
    const id = await requested(4_000);
    expect(code(await report(id, 'succeeded', 4_001))).toBe('payment_state_invalid');
    expect(['approved', 'sent']).toContain((await read(id)).state);
  });
});

describe('the operator’s queue', () => {
  it('the queue lists withdrawals in review with their players, and decisions are audited', async () => {
    rules = { ...RULES, automaticUpToMajor: 0 };
    await deposit(10_000);
    const id = await requested(4_000);
    const list = await app.inject({
      url: '/payments-api/v1/operator/withdrawals?state=review',
      headers: OPERATOR,
    });
    expect(list.json().withdrawals).toContainEqual(
      expect.objectContaining({ id, playerId: player, state: 'review' }),
    );
    await decide(id, 'approve');
    const { rows } = await anyStatement(database.pool).query(
      "SELECT actor, reason FROM audit_log WHERE action = 'withdrawal.approve' AND subject = $1",
      [`player:${player}`],
    );
    expect(rows).toEqual([{ actor: 'operator:operator', reason: 'checked by hand' }]);
  });

  it('the queue is closed to players', async () => {
    expect((await call('GET', '/operator/withdrawals')).statusCode).toBe(401);
    expect(
      (await call('POST', `/operator/withdrawals/${randomUUID()}/approve`, { reason: 'mine' }))
        .statusCode,
    ).toBe(401);
  });
});

describe('a player who has paid with vouchers alone', () => {
  const IBAN = 'DE89 3704 0044 0532 0130 00';
  const add = (accountNumber = IBAN, methodId = 'test-bank') =>
    call('POST', '/withdrawals/means', { methodId, accountNumber });
  const offers = async () =>
    (await call('GET', `/withdrawals/methods?accountId=${account}`)).json();
  const verify = () =>
    database.pool.query(
      `INSERT INTO player_status (player_id, verification_status, updated_at) VALUES ($1, $2, now())
       ON CONFLICT (player_id) DO UPDATE SET verification_status = $2`,
      [player, VERIFIED],
    );
  beforeEach(async () => {
    await deposit(10_000, 'test-voucher');
  });

  it('a voucher player is led to verification first, and cannot add an account before', async () => {
    expect(await offers()).toMatchObject({
      ownMeans: 'after-verification',
      methods: [{ id: 'test-bank', means: [], takesOwn: true }],
    });
    const refused = await add();
    expect([refused.statusCode, code(refused)]).toEqual([403, 'identification_required']);
  });

  it('a verified voucher player withdraws to an account in their own name, after an operator has decided', async () => {
    await verify();
    expect((await offers()).ownMeans).toBe('offered');
    const added = await add();
    expect(added.json()).toMatchObject({ label: 'DE89 •••• 3000 · Ann Other' });
    // A lost answer: the same account once.
    expect((await add()).json().id).toBe(added.json().id);
    const { methods: offered } = await offers();
    expect(offered).toMatchObject([{ id: 'test-bank', means: [{ id: added.json().id }] }]);
    const means = { methodId: 'test-bank', meansId: added.json().id };
    const answer = await withdraw(4_000, means);
    expect(answer.json().withdrawal.state).toBe('review');
    const { id } = answer.json().withdrawal;
    expect((await decide(id, 'approve')).statusCode).toBe(200);
    await untilReported();
    expect((await statesOf(id)).at(-1)).toBe('paid');
    expect(await ledgerFaults(database.pool)).toEqual([]);
  });

  it('a wrong number and an account that the bank does not confirm are refused, each by its reason', async () => {
    await verify();
    for (const [number, reason] of [
      ['DE89 3704 0044 0532 0130 01', 'number'],
      ['not a number', 'number'],
      ['FR14 2004 1010 0505 0001 3M02 606', 'holder'],
    ] as const) {
      const refused = await add(number);
      expect([refused.statusCode, code(refused)], number).toEqual([
        409,
        'withdrawal_means_refused',
      ]);
      expect(refused.json().error.details).toEqual({ reason });
    }
    const wallet = await add(IBAN, 'test-wallet');
    expect(code(wallet)).toBe('payment_method_unknown');
    const { rows } = await anyStatement(database.pool).query(
      'SELECT FROM payment_means WHERE player_id = $1',
      [player],
    );
    expect(rows).toEqual([]);
  });

  it('a card that brings money in ends the exception: money goes back to it alone', async () => {
    await verify();
    const { id: meansId } = (await add()).json();
    await deposit(1_000);
    const after = await offers();
    expect(after.ownMeans).toBeUndefined();
    expect(after.methods.map(({ id }: { readonly id: string }) => id)).toEqual(['test-card']);
    expect(code(await add('GB29 NWBK 6016 1331 9268 19'))).toBe('payment_method_unknown');
    expect(code(await withdraw(1_000, { methodId: 'test-bank', meansId }))).toBe(
      'payment_method_unknown',
    );
  });

  it('a player who has never deposited has no such way', async () => {
    nextPlayer += 1;
    player = String(nextPlayer);
    await database.pool.query(
      `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at,
         registered_at) VALUES ($1, 'x', 'GB', 'EUR', 'one-click', now(), now())`,
      [player],
    );
    account = await openAccount(database.pool, { playerId: player, currency: 'EUR' });
    const offer = await offers();
    expect([offer.ownMeans, offer.methods]).toEqual([undefined, []]);
    expect(code(await add())).toBe('payment_method_unknown');
  });

  it('a player adds an account only after proving that it is them', async () => {
    await verify();
    isProved = false;
    expect(code(await add())).toBe('step_up_required');
  });
});
