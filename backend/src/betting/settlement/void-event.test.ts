import type { Bet, VoidEvent } from '@touchline/contracts/betting';
import type { FootballResult } from '@touchline/domain/markets';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../../../test/database/test-database.ts';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';
import { listTasks } from '../../operator/tasks/tasks.ts';
import { createTestClock } from '../../../test/platform/test-app.ts';
import { balances } from '../../money/wallet/accounts.ts';
import { ledgerFaults } from '../../money/wallet/ledger-faults.ts';
import { takeOut } from '../../../test/wallet/take-out.ts';
import { fundedAccount } from '../../../test/wallet/test-wallet.ts';
import { findBet } from '../bets/bet-store.ts';
import { BettingSettings } from '../placement/betting-settings.ts';
import { createSettlement, type Settlement } from './settlement.ts';
import { raiseUndecidedLegs } from './undecided-legs.ts';
import { createVoidEvent, type VoidCommand } from './void-event.ts';
import { placeAtPrices } from '../../../test/betting/place-at-prices.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const ACTOR = 'operator:test';
const HOUR = 3_600_000;

const test = useTestDatabase();
let clock: ReturnType<typeof createTestClock>;
let settlement: Settlement;
let voidEvent: ReturnType<typeof createVoidEvent>;
let owner: Awaited<ReturnType<typeof fundedAccount>>;
/** Each test has its own events. */
let event = 30_000;
let keys = 0;

beforeEach(async () => {
  event += 10;
  clock = createTestClock();
  settlement = createSettlement({ pool: test.pool, clock: clock.now, log: silentLog });
  voidEvent = createVoidEvent({ pool: test.pool, clock: clock.now, settlement });
  owner = await fundedAccount(test.pool, 10_000);
});
afterEach(async () => expect(await ledgerFaults(test.pool)).toEqual([]));

function place(legs: readonly (readonly [outcomeId: string, price: string])[]): Promise<string> {
  keys += 1;
  const key = `void-${keys}`;
  return placeAtPrices({ pool: test.pool, now: clock.now, owner, key, legs });
}

function command(requested: Partial<VoidEvent> = {}, more: Partial<VoidCommand> = {}): VoidCommand {
  keys += 1;
  return {
    eventId: event,
    idempotencyKey: `command-${keys}`,
    actor: ACTOR,
    requested: {
      reason: 'event-abandoned',
      note: 'floodlights failed',
      dryRun: false,
      ...requested,
    },
    ...more,
  };
}

function football(home: number, away: number): FootballResult {
  return {
    sport: 'football',
    status: 'finished',
    fullTime: { home, away },
    halfTime: { home: 0, away: 0 },
  };
}

const bet = async (betId: string) =>
  (await findBet(test.pool, { playerId: owner.playerId, betId })) as Bet;
const balance = async () => (await balances(test.pool, owner.playerId))[0]?.balance;
const audited = async () =>
  (
    await test.pool.query(
      "SELECT actor, reason, after FROM audit_log WHERE action = 'event.void' AND subject = $1",
      [`event:${event}`],
    )
  ).rows;

describe('voiding an event', () => {
  it('a dry run says how many bets and how much money it would touch, and changes nothing', async () => {
    const open = await place([[`${event}~ft-1x2~home`, '2.00']]);
    await settlement.settleMatch(event, football(1, 0));
    await place([[`${event}~ft-total@2.5~over`, '1.90']]);
    const answer = await voidEvent(command({ dryRun: true }));
    expect(answer).toEqual({
      dryRun: true,
      bets: 2,
      legs: 2,
      money: [{ currency: 'EUR', openBets: 1, settledBets: 1, stake: 2_000, paid: 2_000 }],
      refused: [],
    });
    expect((await bet(open)).status).toBe('won');
    expect(await audited()).toEqual([]);
  });

  it('an open single is refunded, and the player gets the reason but not the operator’s note', async () => {
    const id = await place([[`${event}~ft-1x2~home`, '2.00']]);
    expect(await voidEvent(command())).toMatchObject({ bets: 1, legs: 1, refused: [] });
    const ended = await bet(id);
    expect(ended).toMatchObject({
      status: 'refunded',
      payout: 1_000,
      legs: [{ result: 'void', voidReason: 'event-abandoned' }],
    });
    expect(JSON.stringify(ended)).not.toContain('floodlights');
    expect(await balance()).toBe(10_000);
    expect(await audited()).toMatchObject([
      { actor: ACTOR, reason: 'floodlights failed', after: { bets: 1, reason: 'event-abandoned' } },
    ]);
  });

  it('an accumulator continues without the voided leg', async () => {
    const id = await place([
      [`${event}~ft-1x2~home`, '2.00'],
      [`${event + 1}~ft-1x2~home`, '3.00'],
    ]);
    await voidEvent(command());
    expect((await bet(id)).status).toBe('open');
    await settlement.settleMatch(event + 1, football(1, 0));
    expect(await bet(id)).toMatchObject({ status: 'won', payout: 3_000 });
  });

  it('voiding an event settles settled bets again: a loss is refunded, a win is reversed', async () => {
    const lost = await place([[`${event}~ft-1x2~away`, '2.00']]);
    const won = await place([[`${event}~ft-1x2~home`, '2.00']]);
    await settlement.settleMatch(event, football(1, 0));
    await voidEvent(command());
    expect(await bet(lost)).toMatchObject({ status: 'refunded', payout: 1_000 });
    expect(await bet(won)).toMatchObject({
      status: 'refunded',
      payout: 1_000,
      corrections: [{ status: 'won', payout: 2_000, voidReason: 'event-abandoned' }],
    });
    expect(await balance()).toBe(10_000);
  });

  it('a bet is left as it is where its player no longer has the win', async () => {
    const won = await place([[`${event}~ft-1x2~home`, '9.00']]);
    await settlement.settleMatch(event, football(1, 0));
    await takeOut(test.pool, {
      accountId: owner.accountId,
      amount: 18_000,
      currency: 'EUR',
      source: 'test',
      externalId: `away-${event}`,
      at: clock.now(),
    });
    expect(await voidEvent(command())).toMatchObject({ refused: [won] });
    expect(await bet(won)).toMatchObject({ status: 'won', legs: [{ result: 'won' }] });
  });

  it('only the listed markets or outcomes are voided', async () => {
    const total = await place([[`${event}~ft-total@2.5~over`, '1.90']]);
    const home = await place([[`${event}~ft-1x2~home`, '2.00']]);
    const away = await place([[`${event}~ft-1x2~away`, '2.00']]);
    await voidEvent(command({ marketKeys: ['ft-total@2.5'] }));
    await voidEvent(command({ outcomeIds: [`${event}~ft-1x2~away`] }));
    expect((await bet(total)).status).toBe('refunded');
    expect((await bet(away)).status).toBe('refunded');
    expect((await bet(home)).status).toBe('open');
  });

  it('the same key voids once and answers the same, another void under it is refused', async () => {
    await place([[`${event}~ft-1x2~home`, '2.00']]);
    const first = command();
    const answer = await voidEvent(first);
    await place([[`${event}~ft-1x2~home`, '2.00']]);
    expect(await voidEvent(first)).toEqual(answer);
    expect(await audited()).toHaveLength(1);
    const other = { ...first, requested: { ...first.requested, reason: 'price-error' as const } };
    await expect(voidEvent(other)).rejects.toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('a void that a kill ended is finished when it is sent again, and counts every bet', async () => {
    const first = await place([[`${event}~ft-1x2~home`, '2.00']]);
    const second = await place([[`${event}~ft-1x2~away`, '2.00']]);
    const broken = createVoidEvent({
      pool: test.pool,
      clock: clock.now,
      settlement: { settleQueued: () => Promise.reject(new Error('killed')) },
    });
    const sent = command();
    await expect(broken(sent)).rejects.toThrow('killed');
    expect(await voidEvent(sent)).toMatchObject({ bets: 2 });
    expect((await bet(first)).status).toBe('refunded');
    expect((await bet(second)).status).toBe('refunded');
  });

  it('a sold bet stays as it was sold', async () => {
    const id = await place([[`${event}~ft-1x2~home`, '2.00']]);
    await test.pool.query('SELECT cash_out_bet($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
      id,
      owner.playerId,
      'sale',
      1_000,
      1_000,
      900,
      0,
      false,
      new Date(clock.now()),
    ]);
    expect(await voidEvent(command())).toMatchObject({ bets: 0 });
    expect(await bet(id)).toMatchObject({ endedBy: 'cash-out', payout: 900 });
  });
});

describe('undecided legs', () => {
  const raise = () =>
    raiseUndecidedLegs({
      pool: test.pool,
      clock: clock.now,
      settings: async () => BettingSettings.parse({ undecidedAfterHours: 6 }),
    });
  const tasks = async () =>
    (await listTasks(test.pool, { state: 'open' })).tasks.filter(
      ({ subject }) => subject === `event:${event}`,
    );

  it('undecided legs become a task after the configured time, once, and the void closes it', async () => {
    await place([[`${event}~ft-1x2~home`, '2.00']]);
    // The event of the test book starts twelve hours from now.
    clock.advance(17 * HOUR);
    await raise();
    expect(await tasks()).toEqual([]);
    clock.advance(2 * HOUR);
    await raise();
    await raise();
    expect(await tasks()).toMatchObject([
      {
        kind: 'undecided-legs',
        openedBy: 'system',
        detail: { event: 'Arsenal – Chelsea', bets: 1, legs: 1, markets: 'ft-1x2' },
      },
    ]);
    await voidEvent(command());
    expect(await tasks()).toEqual([]);
  });

  it('undecided legs are no longer a task once the feed has decided them', async () => {
    await place([[`${event}~ft-1x2~home`, '2.00']]);
    clock.advance(20 * HOUR);
    await raise();
    expect(await tasks()).toHaveLength(1);
    await settlement.settleMatch(event, football(1, 0));
    await raise();
    expect(await tasks()).toEqual([]);
  });
});
