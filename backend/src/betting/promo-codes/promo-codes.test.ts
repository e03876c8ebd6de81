import type { Bet, PlaceBet, PromoCode } from '@touchline/contracts/betting';
import { settleCoupon } from '@touchline/domain/coupon';
import type { Grade } from '@touchline/domain/markets';
import { currencyCode, minorUnits } from '@touchline/domain/money';
import { decimalOdds } from '@touchline/domain/odds';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { appendAudit } from '../../platform/audit/audit-log.ts';
import type { RecordAct } from '../../platform/audit/operator-acts.ts';
import { silentLog } from '../../../test/database/test-database.ts';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';
import { createTestClock } from '../../../test/platform/test-app.ts';
import { balances, openAccount } from '../../money/wallet/accounts.ts';
import { ledgerFaults } from '../../money/wallet/ledger-faults.ts';
import { spentSince } from '../../money/wallet/spending.ts';
import { fundedAccount } from '../../../test/wallet/test-wallet.ts';
import { findBet, findPlaced } from '../bets/bet-store.ts';
import { BettingSettings } from '../placement/betting-settings.ts';
import { createCashOuts } from '../cash-out/cash-out.ts';
import { givePromoCode } from './give-promo-code.ts';
import { createPlaceBet, type PlaceBetService } from '../placement/place-bet.ts';
import { readPromoCodes, withdrawPromoCode } from './promo-code-desk.ts';
import { checkPromoCode, findPromoCode, listPromoCodes, listPromoUses } from './promo-codes.ts';
import { createSettlement, type Settlement } from '../settlement/settlement.ts';
import { createTestBook } from '../../../test/betting/test-book.ts';
import { voidBet } from '../settlement/void-bet.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const audit: RecordAct = async ({ client, ...act }) => {
  await appendAudit(client, { actor: 'operator:test', action: 'promo-code.withdraw', ...act });
};

const test = useTestDatabase();
let clock: ReturnType<typeof createTestClock>;
let book: ReturnType<typeof createTestBook>;
let settings: BettingSettings;
let placeBet: PlaceBetService;
let settlement: Settlement;
let owner: Awaited<ReturnType<typeof fundedAccount>>;
let checked: number[];
let event = 20_000;
let keys = 0;

beforeEach(async () => {
  clock = createTestClock();
  book = createTestBook();
  settings = BettingSettings.parse({});
  checked = [];
  settlement = createSettlement({ pool: test.pool, clock: clock.now, log: silentLog });
  placeBet = createPlaceBet({
    pool: test.pool,
    clock: clock.now,
    book,
    settings: () => settings,
    guard: {
      assertAvailable: () => undefined,
      lock: async () => undefined,
      checkBet: async (_client, { amount }) => {
        checked.push(amount);
      },
    },
    pause: async () => undefined,
  });
  owner = await fundedAccount(test.pool, 10_000);
});
afterEach(async () => expect(await ledgerFaults(test.pool)).toEqual([]));

async function give(terms: Partial<PromoCode> = {}, to: string = owner.playerId) {
  keys += 1;
  const kind = terms.kind ?? 'free-bet';
  const promo: PromoCode = {
    code: `GIFT-${keys}`,
    kind,
    currency: 'EUR',
    expiresAt: clock.now() + 60_000,
    ...(kind === 'free-bet' ? { amount: 500 } : { percent: 20 }),
    ...terms,
  };
  return givePromoCode(
    { pool: test.pool, clock: clock.now },
    { promo, playerId: to === 'anybody' ? undefined : to, actor: 'test' },
  );
}

function place(promoCode: string, requested: Partial<PlaceBet> = {}, key?: string) {
  keys += 1;
  event += 1;
  const outcomeId = `${event}~ft-1x2~home`;
  book.offer(outcomeId, { price: '2.00' });
  const payload: PlaceBet = {
    accountId: owner.accountId,
    typeId: 0,
    amount: 500,
    bets: [{ outcomeId, price: '2.00' }],
    changeCoefAction: 0,
    promoCode,
    ...requested,
  };
  return placeBet({
    playerId: owner.playerId,
    idempotencyKey: key ?? `promo-${keys}`,
    payload,
  });
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'placed',
    ({ code, details }: { code: string; details?: { reason?: string } }) =>
      details?.reason === undefined ? code : `${code} ${details.reason}`,
  );
const balance = async () => (await balances(test.pool, owner.playerId))[0]?.balance;
const left = async () => (await own()).map(({ code }) => code);
const own = () => listPromoCodes(test.pool, { playerId: owner.playerId, now: clock.now() });

async function settle(bet: Bet, result: Grade): Promise<Bet> {
  await settlement.settleLegs(bet.legs[0]?.eventId ?? 0, () => ({ result }));
  return (await findBet(test.pool, { playerId: owner.playerId, betId: bet.id })) as Bet;
}

describe('a promo code that a player checks', () => {
  const check = (code: string, playerId = owner.playerId) =>
    codeOf(checkPromoCode(test.pool, { playerId, code, now: clock.now() }));

  it('a promo code is checked without being used, however it is typed', async () => {
    const { code } = await give();
    const question = { playerId: owner.playerId, code: code.toLowerCase(), now: clock.now() };
    expect(await checkPromoCode(test.pool, question)).toMatchObject({ code, amount: 500 });
    expect(await left()).toEqual([code]);
  });

  it('a promo code says why it cannot be used', async () => {
    const { code } = await give();
    await place(code);
    expect(await check(code)).toBe('promo_code_used');
    const late = await give();
    clock.advance(60_000);
    expect(await check(late.code)).toBe('promo_code_expired');
    expect(await check('NOTHING')).toBe('promo_code_unknown');
    const { playerId: other } = await fundedAccount(test.pool, 0);
    expect(await check(late.code, other)).toBe('promo_code_unknown');
  });

  it('the promo codes used are listed with their bets, but for what was returned', async () => {
    const [first, second] = [await give(), await give()];
    const bets = [await place(first.code), await place(second.code)].map(({ bet }) => bet.id);
    const uses = () => listPromoUses(test.pool, owner.playerId);
    expect((await uses()).map(({ betId }) => betId).toSorted()).toEqual(bets.toSorted());
    expect(await listPromoUses(test.pool, (await fundedAccount(test.pool, 0)).playerId)).toEqual(
      [],
    );
    await voidBet(
      { pool: test.pool, clock: clock.now },
      { betId: bets[0] ?? '', actor: 'operator:test', reason: 'price-error', note: 'test' },
    );
    expect((await uses()).map(({ promoCode }) => promoCode.code)).toEqual([second.code]);
  });
});

describe('a free bet', () => {
  it('a free bet costs the player nothing and pays the net win, as the domain computes it', async () => {
    const { code } = await give();
    const { bet, balance: after } = await place(code.toLowerCase());
    expect(after).toBe(10_000);
    expect(bet).toMatchObject({
      stake: 500,
      possibleReturn: 500,
      terms: { promoCode: code, isFreeBet: true },
    });
    expect(await left()).toEqual([]);
    const settled = await settle(bet, 'won');
    const byDomain = settleCoupon({
      type: 0,
      stake: minorUnits(500),
      currency: currencyCode('EUR'),
      isStakeFree: true,
      legs: [{ odds: decimalOdds('2.00'), result: 'won' }],
    });
    expect(settled).toMatchObject({ status: 'won', payout: byDomain.payout });
    expect(settled.settlement?.adjustments).toEqual(byDomain.adjustments);
    expect(await balance()).toBe(10_500);
  });

  it('a lost free bet costs the house; the code is used up', async () => {
    const { code } = await give();
    const { bet } = await place(code);
    expect(await settle(bet, 'lost')).toMatchObject({ status: 'lost', payout: 0 });
    expect(await balance()).toBe(10_000);
    expect(await codeOf(place(code))).toBe('promo_code_used');
  });

  it('a void free bet pays nothing, and the code may be used again', async () => {
    const { code } = await give();
    const { bet } = await place(code);
    await voidBet(
      { pool: test.pool, clock: clock.now },
      { betId: bet.id, actor: 'operator:test', reason: 'price-error', note: 'test' },
    );
    expect(await balance()).toBe(10_000);
    expect(await left()).toEqual([code]);
    expect((await place(code)).bet.status).toBe('open');
  });

  it('a free bet counts neither against a wagering limit nor as a loss, and needs no money', async () => {
    owner = await fundedAccount(test.pool, 0);
    const { code } = await give();
    const { bet } = await place(code);
    await settle(bet, 'lost');
    expect(checked).toEqual([0]);
    const spent = (counts: 'wagering' | 'loss') =>
      spentSince(test.pool, { playerId: owner.playerId, counts, currency: 'EUR', since: 0 });
    expect([await spent('wagering'), await spent('loss')]).toEqual([0, 0]);
  });

  it('a free bet cannot be cashed out', async () => {
    const { code } = await give();
    await place(code);
    const quoteSecret = new TextEncoder().encode('secret');
    const shared = {
      pool: test.pool,
      clock: clock.now,
      book,
      settings: () => settings,
      quoteSecret,
    };
    expect(await createCashOuts(shared).costs(owner.playerId)).toMatchObject([
      { refusal: 'not-offered' },
    ]);
  });

  it('a free bet is not limited by the maximum stake, since the house set its amount', async () => {
    const limits = { '*': { minimum: '0.2', maximum: '1', maxPayout: '100' } };
    settings = BettingSettings.parse({ limits });
    const { code } = await give();
    expect((await place(code)).bet.stake).toBe(500);
  });
});

describe('a win boost', () => {
  it('a win boost adds its percentage of the net win to what the player staked', async () => {
    const { code } = await give({ kind: 'win-boost', percent: 20, maximum: 80 });
    const { bet, balance: after } = await place(code);
    expect(after).toBe(9_500);
    expect(bet).toMatchObject({
      possibleReturn: 1_080,
      terms: { promoCode: code, winBoost: { percent: '20', maxLimit: 80 } },
    });
    expect(await settle(bet, 'won')).toMatchObject({
      payout: 1_080,
      settlement: { adjustments: [{ kind: 'win-boost', amount: 80 }] },
    });
    expect(checked).toEqual([500]);
  });
});

describe('a code is refused', () => {
  it('a promo code is refused when it is unknown, and when it belongs to another player', async () => {
    expect(await codeOf(place('NO-SUCH'))).toBe('promo_code_unknown');
    const other = await fundedAccount(test.pool, 0);
    const { code } = await give({}, other.playerId);
    expect(await codeOf(place(code))).toBe('promo_code_unknown');
    settings = BettingSettings.parse({ isPromoCodeShown: false });
    const { code: mine } = await give();
    expect(await codeOf(place(mine))).toBe('promo_code_unknown');
  });

  it('a promo code is refused when it has expired', async () => {
    const { code } = await give({ expiresAt: clock.now() });
    expect(await codeOf(place(code))).toBe('promo_code_expired');
  });

  it('a promo code is refused when it is withdrawn while the bet is placed', async () => {
    const { code } = await give();
    const other = await test.pool.connect();
    try {
      await other.query('BEGIN');
      await other.query('UPDATE promo_code SET expires_at = $2 WHERE code = $1', [
        code,
        new Date(clock.now()),
      ]);
      const placing = codeOf(place(code));
      await vi.waitFor(
        async () => {
          const { rows } = await other.query(
            'SELECT FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))',
          );
          expect(rows).not.toEqual([]);
        },
        { timeout: 10_000 },
      );
      await other.query('COMMIT');
      expect(await placing).toBe('promo_code_expired');
    } finally {
      other.release(true);
    }
    expect(await left()).toEqual([]);
  });

  it.each<[string, Partial<PromoCode>, Partial<PlaceBet>]>([
    ['amount', {}, { amount: 499 }],
    ['type', { types: [1, 2] }, {}],
    ['type', {}, { typeId: 9 }],
    ['coef', { minCoef: '2.01' }, {}],
    ['currency', { currency: 'USD' }, {}],
  ])('a promo code is refused when it is unsuited: %s', async (reason, terms, requested) => {
    const { code } = await give(terms);
    expect(await codeOf(place(code, requested))).toBe(`promo_code_unsuited ${reason}`);
    expect(await left()).toEqual([code]);
    expect(await balance()).toBe(10_000);
  });

  it('a promo code is refused on the bonus account', async () => {
    const { playerId } = owner;
    const accountId = await openAccount(test.pool, { playerId, currency: 'EUR', type: 4 });
    const { code } = await give();
    expect(await codeOf(place(code, { accountId }))).toBe('promo_code_unsuited account');
  });
});

describe('a promo code used once', () => {
  it('a retried placement is answered with the first bet, not with a refusal', async () => {
    const { code } = await give();
    const first = await place(code, { bets: [] }, 'promo-again').catch(() => undefined);
    expect(first).toBeUndefined();
    const outcomeId = '19999~ft-1x2~home';
    book.offer(outcomeId, { price: '2.00' });
    const requested = { bets: [{ outcomeId, price: '2.00' }] };
    const placed = await place(code, requested, 'promo-again');
    expect(await place(code, requested, 'promo-again')).toEqual(placed);
    const key = { playerId: owner.playerId, key: 'promo-again' };
    expect((await findPlaced(test.pool, key))?.answer).toEqual(placed);
  });

  it('one of several simultaneous bets uses a promo code', async () => {
    const { code } = await give();
    const answers = await Promise.all([1, 2, 3, 4].map(() => codeOf(place(code))));
    expect(answers.toSorted()).toEqual([
      'placed',
      'promo_code_used',
      'promo_code_used',
      'promo_code_used',
    ]);
    expect(await balance()).toBe(10_000);
  });

  it('a common promo code can be used once by each player', async () => {
    const { code } = await give({}, 'anybody');
    await findPromoCode(test.pool, { playerId: owner.playerId, code });
    expect(await codeOf(place(code))).toBe('placed');
    expect(await codeOf(place(code))).toBe('promo_code_used');
    owner = await fundedAccount(test.pool, 0);
    expect(await codeOf(place(code))).toBe('placed');
  });
});

describe('the operator’s desk', () => {
  const desk = async (question: { playerId?: string; code?: string } = {}) =>
    (await readPromoCodes(test.pool, question)).promoCodes;

  it('the operator’s desk shows who has used a code and for which bet, and ends it for all others', async () => {
    const code = `DESK-${owner.playerId}`;
    const promo: PromoCode = {
      code,
      kind: 'free-bet',
      currency: 'EUR',
      amount: 500,
      expiresAt: clock.now() + 60_000,
    };
    const at = { pool: test.pool, clock: clock.now };
    await givePromoCode(at, { promo, playerId: undefined, actor: 'test' });
    expect(await desk({ code })).toEqual([{ promo, uses: [], useCount: 0, staked: 0 }]);
    // Sent again after a lost response; with other terms it is another code.
    await givePromoCode(at, { promo, playerId: undefined, actor: 'test' });
    await expect(
      givePromoCode(at, { promo: { ...promo, amount: 600 }, playerId: undefined, actor: 'test' }),
    ).rejects.toMatchObject({ code: 'bad_request' });

    event += 1;
    const outcomeId = `${event}~ft-1x2~home`;
    book.offer(outcomeId, { price: '2.00' });
    const use = (playerId: string, accountId: string) =>
      placeBet({
        playerId,
        idempotencyKey: `desk-${playerId}`,
        payload: {
          accountId,
          typeId: 0,
          amount: 500,
          bets: [{ outcomeId, price: '2.00' }],
          changeCoefAction: 0,
          promoCode: code,
        },
      });
    const { bet } = await use(owner.playerId, owner.accountId);
    expect((await desk({ code }))[0]).toMatchObject({
      uses: [{ playerId: owner.playerId, betId: bet.id }],
      useCount: 1,
      staked: 500,
    });

    await withdrawPromoCode(at, { code, audit });
    const late = await fundedAccount(test.pool, 1_000);
    await expect(use(late.playerId, late.accountId)).rejects.toMatchObject({
      code: 'promo_code_expired',
    });
    expect((await findBet(test.pool, { playerId: owner.playerId, betId: bet.id }))?.status).toBe(
      'open',
    );
    await expect(withdrawPromoCode(at, { code: 'NO-SUCH', audit })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('the operator’s desk lists the codes of one player', async () => {
    const promo: PromoCode = {
      code: `OWN-${owner.playerId}`,
      kind: 'win-boost',
      currency: 'EUR',
      percent: 10,
      expiresAt: clock.now() + 60_000,
    };
    const { playerId } = owner;
    const at = { pool: test.pool, clock: clock.now };
    await givePromoCode(at, { promo, playerId, actor: 'test' });
    expect(await desk({ playerId })).toEqual([
      { promo, playerId, uses: [], useCount: 0, staked: 0 },
    ]);
  });

  it('the operator’s desk lists codes a page at a time, those that end last first', async () => {
    const { playerId } = await fundedAccount(test.pool, 0);
    const at = { pool: test.pool, clock: clock.now };
    const codes = Array.from({ length: 53 }, (_, index) => `PAGE-${playerId}-${100 + index}`);
    for (const [index, code] of codes.entries()) {
      // Two of them end at the same moment.
      const expiresAt = clock.now() + Math.max(1, index) * 60_000;
      const promo = { code, kind: 'win-boost', currency: 'EUR', percent: 10, expiresAt } as const;
      await givePromoCode(at, { promo, playerId, actor: 'test' });
    }
    const first = await readPromoCodes(test.pool, { playerId });
    const { promoCodes, nextCursor } = await readPromoCodes(test.pool, {
      playerId,
      cursor: first.nextCursor,
    });
    expect(nextCursor).toBeUndefined();
    expect([...first.promoCodes, ...promoCodes].map(({ promo }) => promo.code)).toEqual([
      ...codes.slice(2).toReversed(),
      ...codes.slice(0, 2),
    ]);
  });
});
