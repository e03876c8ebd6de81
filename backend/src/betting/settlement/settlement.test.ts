import type { FootballResult, MatchResult } from '@touchline/domain/markets';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../../../test/database/test-database.ts';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';
import { createTestClock } from '../../../test/platform/test-app.ts';
import { balances } from '../../money/wallet/accounts.ts';
import { firstAuditFault } from '../../platform/audit/audit-log.ts';
import { ledgerFaults } from '../../money/wallet/ledger-faults.ts';
import { fundedAccount } from '../../../test/wallet/test-wallet.ts';
import { findBet } from '../bets/bet-store.ts';
import { createSettlement, type Settlement } from './settlement.ts';
import { createSettlementJob } from './settlement-job.ts';
import { voidBet } from './void-bet.ts';
import { placeAtPrices } from '../../../test/betting/place-at-prices.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const test = useTestDatabase();
let clock: ReturnType<typeof createTestClock>;
let settlement: Settlement;
let owner: Awaited<ReturnType<typeof fundedAccount>>;
/** Each test has its own events. */
let event = 1_000;
let keys = 0;

beforeEach(async () => {
  event += 10;
  clock = createTestClock();
  settlement = createSettlement({ pool: test.pool, clock: clock.now, log: silentLog });
  owner = await fundedAccount(test.pool, 10_000);
});
afterEach(async () => expect(await ledgerFaults(test.pool)).toEqual([]));

function football(home: number, away: number, halfTime = { home: 0, away: 0 }): FootballResult {
  return { sport: 'football', status: 'finished', fullTime: { home, away }, halfTime };
}

function place(
  legs: readonly (readonly [outcomeId: string, price: string])[],
  amount = 1_000,
): Promise<string> {
  keys += 1;
  const key = `settle-${keys}`;
  return placeAtPrices({ pool: test.pool, now: clock.now, owner, key, legs, amount });
}

const bet = (betId: string) => findBet(test.pool, { playerId: owner.playerId, betId });
const balance = async () => (await balances(test.pool, owner.playerId))[0]?.balance;

describe('an open accumulator', () => {
  it('an open accumulator announces each decided leg, and its end once', async () => {
    const id = await place([
      [`${event}~ft-1x2~home`, '1.80'],
      [`${event + 1}~ft-1x2~home`, '1.80'],
    ]);
    const facts = async () => {
      const { rows } = await test.pool.query<{ topic: string; payload: object }>(
        `SELECT topic, payload FROM outbox WHERE payload ->> 'betId' = $1
           AND topic IN ('bet.changed', 'bet.settled') ORDER BY id`,
        [id],
      );
      return rows;
    };
    await settlement.settleMatch(event, football(1, 0));
    const { playerId } = owner;
    expect(await facts()).toEqual([{ topic: 'bet.changed', payload: { betId: id, playerId } }]);
    await settlement.settleMatch(event + 1, football(1, 0));
    expect((await facts()).map(({ topic }) => topic)).toEqual(['bet.changed', 'bet.settled']);
  });
});

describe('settling by results', () => {
  it('a won single is paid and explained line by line', async () => {
    const id = await place([[`${event}~ft-1x2~home`, '1.85']], 333);
    await settlement.settleMatch(event, football(2, 1));
    expect(await bet(id)).toMatchObject({
      status: 'won',
      payout: 616,
      settledAt: clock.now(),
      legs: [{ result: 'won', score: '2:1' }],
      settlement: {
        lines: [
          { legs: [0], count: 1, result: 'won', multiplier: '1.850', stake: 333, amount: 616 },
        ],
        adjustments: [],
      },
    });
    expect(await balance()).toBe(10_000 - 333 + 616);
  });

  it('an accumulator remains open until its last leg, then pays the product', async () => {
    const id = await place([
      [`${event}~ft-1x2~home`, '1.80'],
      [`${event + 1}~ft-total@2.5~over`, '1.95'],
    ]);
    await settlement.settleMatch(event, football(1, 0));
    expect(await bet(id)).toMatchObject({
      status: 'open',
      legs: [{ result: 'won' }, { result: 'open' }],
    });
    await settlement.settleMatch(event + 1, football(2, 1));
    expect(await bet(id)).toMatchObject({ status: 'won', payout: 3_510 });
  });

  it('an accumulator is lost with its first lost leg, and its other legs are still graded for the history', async () => {
    const id = await place([
      [`${event}~ft-1x2~home`, '1.80'],
      [`${event + 1}~ft-1x2~draw`, '3.40'],
    ]);
    await settlement.settleMatch(event, football(0, 1));
    expect(await bet(id)).toMatchObject({
      status: 'lost',
      payout: 0,
      legs: [{ result: 'lost' }, { result: 'open' }],
      settlement: { lines: [{ result: 'lost', amount: 0 }] },
    });
    await settlement.settleMatch(event + 1, football(1, 1));
    expect(await bet(id)).toMatchObject({
      status: 'lost',
      payout: 0,
      legs: [{}, { result: 'won' }],
    });
    expect(await balance()).toBe(9_000);
  });

  it('a cancelled match returns the stake', async () => {
    const id = await place([[`${event}~ft-1x2~home`, '1.80']]);
    await settlement.settleMatch(event, { sport: 'football', status: 'cancelled' });
    expect(await bet(id)).toMatchObject({
      status: 'refunded',
      payout: 1_000,
      legs: [{ result: 'void' }],
    });
    expect(await balance()).toBe(10_000);
  });

  it('a quarter line settles half won and half lost', async () => {
    const won = await place([[`${event}~ft-asian-total@2.25~under`, '2.00']]);
    const lost = await place([[`${event}~ft-asian-total@2.25~over`, '2.00']]);
    await settlement.settleMatch(event, football(1, 1));
    expect(await bet(won)).toMatchObject({
      status: 'won',
      payout: 1_500,
      legs: [{ result: 'half-won' }],
    });
    expect(await bet(lost)).toMatchObject({
      status: 'lost',
      payout: 500,
      legs: [{ result: 'half-lost' }],
    });
  });

  it('a result moves money once, however often and however parallel it is reported', async () => {
    await place([[`${event}~ft-1x2~home`, '2.00']]);
    await Promise.all(
      Array.from({ length: 10 }, () => settlement.settleMatch(event, football(1, 0))),
    );
    expect(await balance()).toBe(11_000);
  });

  it('a result settles more bets than one batch contains', async () => {
    for (let count = 0; count < 230; count += 1)
      await place([[`${event}~ft-1x2~home`, '2.00']], 20);
    await settlement.settleMatch(event, football(1, 0));
    expect(await balance()).toBe(10_000 + 230 * 20);
    const { rows } = await test.pool.query('SELECT count(*)::int AS left FROM settlement_queue');
    expect(rows).toEqual([{ left: 0 }]);
  });

  it('a result leaves legs that it cannot decide, and settles the rest', async () => {
    const half = await place([[`${event}~ht-1x2~home`, '2.00']]);
    const full = await place([[`${event}~ft-1x2~home`, '2.00']]);
    await settlement.settleMatch(event, {
      sport: 'football',
      status: 'finished',
      fullTime: { home: 1, away: 0 },
    });
    expect((await bet(full))?.status).toBe('won');
    expect((await bet(half))?.status).toBe('open');
  });

  it('the settlement resumes where a kill stopped it: graded, queued, not yet settled', async () => {
    const id = await place([[`${event}~ft-1x2~home`, '2.00']]);
    await test.pool.query('SELECT grade_legs($1, $2, now())', [
      event,
      JSON.stringify([{ outcome: `${event}~ft-1x2~home`, result: 'won' }]),
    ]);
    expect((await bet(id))?.status).toBe('open');
    await settlement.settleQueued();
    expect((await bet(id))?.status).toBe('won');
  });
});

describe('the settlement job', () => {
  it('the settlement job catches up with results that were reported while nothing ran', async () => {
    const id = await place([[`${event}~ft-1x2~home`, '2.00']]);
    const unknown = await place([[`${event + 1}~ft-1x2~home`, '2.00']]);
    clock.advance(86_400_000);
    const results = new Map<number, MatchResult>([[event, football(1, 0)]]);
    let notify: ((match: { eventId: number; result: MatchResult }) => void) | undefined;
    const job = createSettlementJob({
      settlement,
      log: silentLog,
      results: {
        onResult: (listener) => {
          notify = listener;
          return () => undefined;
        },
        resultOf: async (eventId) => results.get(eventId),
      },
    });
    job.start();
    await job.catchUp();
    expect((await bet(id))?.status).toBe('won');
    expect((await bet(unknown))?.status).toBe('open');
    notify?.({ eventId: event + 1, result: football(0, 0) });
    await vi.waitFor(async () => expect((await bet(unknown))?.status).toBe('lost'), {
      timeout: 15_000,
    });
    await job.stop();
  });
});

describe('voiding a bet', () => {
  it('voiding a bet returns the stake, once, and records who and why', async () => {
    const id = await place([
      [`${event}~ft-1x2~home`, '1.80'],
      [`${event + 1}~ft-1x2~home`, '1.80'],
    ]);
    await settlement.settleMatch(event, football(1, 0));
    const command = {
      betId: id,
      actor: 'operator:test',
      reason: 'price-error',
      note: 'palpable error',
    } as const;
    const voided = { betId: id, status: 'refunded', payout: 1_000 };
    expect(await voidBet({ pool: test.pool, clock: clock.now }, command)).toEqual(voided);
    expect(await bet(id)).toMatchObject({
      status: 'refunded',
      payout: 1_000,
      legs: [{ result: 'won' }, { result: 'void', voidReason: 'price-error' }],
      settlement: { lines: [{ result: 'void', amount: 1_000 }] },
    });
    expect(await voidBet({ pool: test.pool, clock: clock.now }, command)).toEqual(voided);
    expect(await balance()).toBe(10_000);
    const { rows } = await test.pool.query('SELECT actor, subject, reason FROM audit_log');
    expect(rows).toEqual([
      { actor: 'operator:test', subject: `bet:${id}`, reason: 'palpable error' },
    ]);
    expect(await firstAuditFault(test.pool)).toBeUndefined();
  });

  it('voiding a settled bet settles it again, and gives the player the reason', async () => {
    const id = await place([[`${event}~ft-1x2~home`, '1.80']]);
    await settlement.settleMatch(event, football(1, 0));
    expect(await balance()).toBe(10_800);
    const command = {
      betId: id,
      actor: 'operator:test',
      reason: 'price-error',
      note: 'palpable error',
    } as const;
    const answers = await Promise.all([
      voidBet({ pool: test.pool, clock: clock.now }, command),
      voidBet({ pool: test.pool, clock: clock.now }, { ...command, actor: 'operator:other' }),
    ]);
    expect(answers).toEqual(answers.map(() => ({ betId: id, status: 'refunded', payout: 1_000 })));
    expect(await balance()).toBe(10_000);
    expect(await bet(id)).toMatchObject({
      status: 'refunded',
      legs: [{ result: 'void', voidReason: 'price-error' }],
      corrections: [{ status: 'won', payout: 1_800, voidReason: 'price-error' }],
    });
    const { rowCount } = await test.pool.query('SELECT FROM audit_log WHERE subject = $1', [
      `bet:${id}`,
    ]);
    expect(rowCount).toBe(1);
  });

  it('voiding an unknown bet is refused', async () => {
    const command = {
      betId: '1',
      actor: 'operator:test',
      reason: 'price-error',
      note: 'a test',
    } as const;
    await expect(voidBet({ pool: test.pool, clock: clock.now }, command)).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
