import type { PlaceBet } from '@touchline/contracts/betting';
import type { HiddenSports } from '@touchline/contracts/identity';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { createTestClock } from '../../../test/platform/test-app.ts';
import { balances } from '../../money/wallet/accounts.ts';
import { ledgerFaults } from '../../money/wallet/ledger-faults.ts';
import { fundedAccount } from '../../../test/wallet/test-wallet.ts';
import type { BetGuard } from './bet-guard.ts';
import { BettingSettings } from './betting-settings.ts';
import { createPlaceBet, type PlaceBetService } from './place-bet.ts';
import { createTestBook } from '../../../test/betting/test-book.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const HOME = '1~ft-1x2~home';
const OVER = '2~ft-total@2.5~over';

const test = useTestDatabase();
let book: ReturnType<typeof createTestBook>;
let clock: ReturnType<typeof createTestClock>;
let guard: { -readonly [Name in keyof BetGuard]: BetGuard[Name] };
let settings: BettingSettings;
let pause: (milliseconds: number) => Promise<void>;
let placeBet: PlaceBetService;
let owner: Awaited<ReturnType<typeof fundedAccount>>;
let keys = 0;
let hidden: HiddenSports;
let shares: Readonly<Record<string, number>>;

beforeEach(async () => {
  book = createTestBook();
  book.offer(HOME, { price: '1.80' });
  book.offer(OVER, { price: '1.95' });
  clock = createTestClock();
  guard = {
    assertAvailable: () => undefined,
    lock: async () => undefined,
    checkBet: vi.fn(async () => undefined),
  };
  settings = BettingSettings.parse({});
  hidden = { line: [], live: [] };
  shares = {};
  pause = vi.fn(async () => undefined);
  placeBet = createPlaceBet({
    pool: test.pool,
    clock: clock.now,
    book,
    guard: {
      assertAvailable: () => guard.assertAvailable(),
      lock: (...call) => guard.lock(...call),
      checkBet: (...call) => guard.checkBet(...call),
    },
    settings: () => settings,
    hiddenSports: async () => hidden,
    stakeShareOf: (scope) => shares[scope],
    pause: (milliseconds) => pause(milliseconds),
  });
  owner = await fundedAccount(test.pool, 10_000);
});
afterEach(async () => expect(await ledgerFaults(test.pool)).toEqual([]));

function place(payload?: Partial<PlaceBet>, idempotencyKey?: string) {
  keys += 1;
  return placeBet({
    playerId: owner.playerId,
    idempotencyKey: idempotencyKey ?? `key-${keys}`,
    payload: {
      accountId: owner.accountId,
      typeId: 0,
      amount: 1_000,
      bets: [{ outcomeId: HOME, price: '1.80' }],
      changeCoefAction: 2,
      ...payload,
    },
  });
}

const express = {
  typeId: 1,
  bets: [
    { outcomeId: HOME, price: '1.80' },
    { outcomeId: OVER, price: '1.95' },
  ],
};

async function balance(): Promise<number | undefined> {
  return (await balances(test.pool, owner.playerId))[0]?.balance;
}

/** Makes the database itself see the player as one with limits. */
async function setLimit(): Promise<void> {
  await test.pool.query(
    `INSERT INTO player (id, password_hash, country, currency, registration, terms_accepted_at, registered_at)
     VALUES ($1, '', 'DE', 'EUR', 'full', now(), now())`,
    [owner.playerId],
  );
  await test.pool.query(
    `INSERT INTO player_limit (id, player_id, limit_type, value, currency, state, requested_at, started_at)
     VALUES (gen_random_uuid(), $1, 1, 100, 'EUR', 'ACTIVE', now(), now())`,
    [owner.playerId],
  );
}

describe('placing a bet', () => {
  it('placing a bet debits the stake and returns the bet, its odds and the balance', async () => {
    const { bet, balance: left } = await place(express);
    expect(bet).toMatchObject({
      status: 'open',
      typeId: 1,
      stake: 1_000,
      currency: 'EUR',
      totalOdds: '3.510',
      possibleReturn: 3_510,
      placedAt: clock.now(),
      legs: [
        { outcomeId: HOME, eventId: 1, price: '1.80', champ: 'Premier League', home: 'Arsenal' },
        {
          outcomeId: OVER,
          eventId: 2,
          price: '1.95',
          marketKey: 'ft-total@2.5',
          outcomeCode: 'over',
        },
      ],
    });
    expect(left).toBe(9_000);
    expect(await balance()).toBe(9_000);
  });

  it('the account accepts exactly one of 50 parallel bets of the whole balance', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => place({ amount: 10_000 })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') {
        expect(result.reason).toMatchObject({ code: 'balance_insufficient' });
      }
    }
    expect(await balance()).toBe(0);
  });

  it('20 parallel placements with one key return the same response, by one bet', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => place(express, 'same-key-20')),
    );
    for (const answer of answers) {
      expect(answer).toEqual(answers[0]);
    }
    expect(await balance()).toBe(9_000);
  });

  it('an idempotency key reused for another request is refused', async () => {
    await place({}, 'reused-key');
    await expect(place({ amount: 999 }, 'reused-key')).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  it('a retried placement returns the first response, whatever has changed since', async () => {
    const first = await place({}, 'retried-key');
    book.offer(HOME, { status: 'suspended', reason: 'goal' });
    guard.assertAvailable = () => {
      throw new ApiError('responsible_gaming_unavailable', 'away');
    };
    clock.advance(60_000);
    expect(await place({}, 'retried-key')).toEqual(first);
  });

  it('an idempotency key may be used again after a refusal', async () => {
    book.offer(HOME, { status: 'suspended', reason: 'goal' });
    await expect(place({}, 'free-key')).rejects.toMatchObject({ code: 'outcome_suspended' });
    book.offer(HOME, { status: 'open' });
    expect((await place({}, 'free-key')).bet.status).toBe('open');
  });

  it('a bet from another player’s account is refused', async () => {
    const other = await fundedAccount(test.pool, 5_000);
    await expect(place({ accountId: other.accountId })).rejects.toMatchObject({
      code: 'account_unknown',
    });
  });
});

describe('prices', () => {
  const cases = [
    { action: 0, now: '1.85', accepted: false },
    { action: 0, now: '1.75', accepted: false },
    { action: 1, now: '1.85', accepted: true },
    { action: 1, now: '1.75', accepted: true },
    { action: 2, now: '1.85', accepted: true },
    { action: 2, now: '1.75', accepted: false },
  ] as const;
  it.each(cases)(
    'a price of 1.80 moved to $now under action $action: accepted $accepted',
    async (change) => {
      book.offer(HOME, { price: change.now });
      const placing = place({ changeCoefAction: change.action });
      if (change.accepted) {
        expect((await placing).bet.legs[0]?.price).toBe(change.now);
        return;
      }
      await expect(placing).rejects.toMatchObject({
        code: 'price_changed',
        details: { differences: [{ outcomeId: HOME, oldPrice: '1.80', newPrice: change.now }] },
      });
      expect(await balance()).toBe(10_000);
    },
  );

  it('the refusal of an accumulator lists all price differences when one leg got worse', async () => {
    book.offer(HOME, { price: '1.90' });
    book.offer(OVER, { price: '1.90' });
    await expect(place(express)).rejects.toMatchObject({
      code: 'price_changed',
      details: { differences: [{ newPrice: '1.90' }, { oldPrice: '1.95', newPrice: '1.90' }] },
    });
  });

  it('the prices of live bets are checked again after the delay', async () => {
    book.offer(HOME, { isLive: true });
    pause = async (milliseconds) => {
      expect(milliseconds).toBe(2_000);
      book.offer(HOME, { status: 'suspended', reason: 'goal' });
    };
    await expect(place()).rejects.toMatchObject({
      code: 'outcome_suspended',
      details: { outcomeIds: [HOME], reason: 'goal' },
    });
    expect(await balance()).toBe(10_000);
  });

  it('the prices of a bet need no delay before kick-off, nor where the setting is 0', async () => {
    pause = vi.fn(async () => undefined);
    await place();
    settings = { ...settings, liveDelaySeconds: 0 };
    book.offer(HOME, { isLive: true });
    await place();
    expect(pause).not.toHaveBeenCalled();
  });
});

describe('closed outcomes', () => {
  it.each([
    ['outcome_suspended', { status: 'suspended', reason: 'penalty' }, 'penalty'],
    ['outcome_suspended', { price: undefined }, undefined],
    ['prices_stale', { status: 'suspended', reason: 'feed-stale' }, 'feed-stale'],
    ['outcome_closed', { status: 'closed' }, undefined],
    ['event_finished', { status: 'closed', reason: 'finished' }, 'finished'],
    ['event_finished', { isLive: true, eventStatus: 'finished' }, undefined],
    ['outcome_closed', { eventStatus: 'cancelled' }, undefined],
  ] as const)('the placement is refused with %s for %o', async (code, offer, reason) => {
    book.offer(HOME, offer);
    await expect(place()).rejects.toMatchObject({
      code,
      details: { outcomeIds: [HOME], ...(reason === undefined ? {} : { reason }) },
    });
    expect(await balance()).toBe(10_000);
  });

  it('an outcome of a line event cannot be bet on from the millisecond of its start', async () => {
    book.offer(HOME, { startsAt: clock.now() + 1 });
    await place();
    clock.advance(1);
    await expect(place()).rejects.toMatchObject({ code: 'event_started' });
  });

  it.each([
    ['before a match', { line: [1], live: [] }, false],
    ['live', { line: [], live: [1] }, true],
  ] as const)(
    'an outcome of a sport that the player has hidden %s is refused there alone',
    async (_, sports, isLive) => {
      hidden = { line: [...sports.line], live: [...sports.live] };
      book.offer(HOME, { isLive });
      await expect(place()).rejects.toMatchObject({
        code: 'sport_hidden',
        details: { outcomeIds: [HOME] },
      });
      expect(await balance()).toBe(10_000);
      book.offer(HOME, { isLive: !isLive });
      await expect(place()).resolves.toMatchObject({ balance: 9_000 });
    },
  );

  it('unknown outcomes are listed before any other refusal', async () => {
    book.offer(HOME, { status: 'suspended' });
    const bets = [...express.bets.slice(0, 1), { outcomeId: '9~ft-1x2~home', price: '2.00' }];
    await expect(place({ typeId: 1, bets })).rejects.toMatchObject({
      code: 'outcome_unknown',
      details: { outcomeIds: ['9~ft-1x2~home'] },
    });
  });
});

describe('the rules of a coupon', () => {
  it.each([
    ['coupon_leg_count', { ...express, typeId: 0 }],
    ['coupon_leg_count', { typeId: 1 }],
    ['stake_below_minimum', { amount: 19 }],
    ['stake_above_maximum', { amount: 500_001 }],
    ['stake_invalid', { amount: 0 }],
  ] as const)('a coupon against the rules is refused with %s', async (code, payload) => {
    await expect(place(payload as Partial<PlaceBet>)).rejects.toMatchObject({ code });
  });

  it('an accumulator with two outcomes of one event is refused', async () => {
    book.offer('1~ft-total@2.5~over', { price: '1.95' });
    const bets = [...express.bets.slice(0, 1), { outcomeId: '1~ft-total@2.5~over', price: '1.95' }];
    await expect(place({ typeId: 1, bets })).rejects.toMatchObject({ code: 'coupon_related_legs' });
  });

  it('the possible return of a bet is capped at the maximum payout', async () => {
    settings = BettingSettings.parse({
      limits: { EUR: { minimum: '0.2', maximum: '5000', maxPayout: '12' } },
    });
    expect((await place()).bet.possibleReturn).toBe(1_200);
  });

  it('the refusal of a stake includes the limits', async () => {
    await expect(place({ amount: 19 })).rejects.toMatchObject({
      details: { minimum: 20, maximum: 500_000, currency: 'EUR' },
    });
  });
});

describe('responsible gaming', () => {
  it('responsible gaming is checked for a player with limits, under the lock, and its refusal is final', async () => {
    await setLimit();
    const order: string[] = [];
    guard.lock = async () => void order.push('lock');
    guard.checkBet = async (_client, bet) => {
      order.push('check');
      expect(bet).toEqual({ playerId: owner.playerId, amount: 1_000, currency: 'EUR' });
    };
    await place();
    expect(order).toEqual(['lock', 'check']);
    guard.checkBet = async () => {
      throw new ApiError('limit_reached', 'over');
    };
    await expect(place()).rejects.toMatchObject({ code: 'limit_reached' });
    expect(await balance()).toBe(9_000);
  });

  it('betting is closed while responsible gaming is unavailable, also when it fails in an unknown way', async () => {
    guard.assertAvailable = () => {
      throw new Error('socket hang up');
    };
    await expect(place()).rejects.toMatchObject({ code: 'responsible_gaming_unavailable' });
    expect(await balance()).toBe(10_000);
  });

  it('a retry of a placed bet is answered after responsible gaming refuses new bets', async () => {
    await setLimit();
    const first = await place({}, 'limited-key');
    guard.checkBet = async () => {
      throw new ApiError('limit_reached', 'over');
    };
    expect(await place({}, 'limited-key')).toEqual(first);
  });
});

describe('what operators decide about stakes and suspensions', () => {
  const suspend = (scope: string) =>
    test.pool.query(
      `INSERT INTO trading_control (kind, scope, label, reason, changed_by, changed_at)
       VALUES ('suspension', $1, 'any', 'team news', 'operator:anna', now())`,
      [scope],
    );
  afterEach(async () => {
    await test.pool.query('DELETE FROM trading_control');
  });

  it('the largest stake is the smallest share of it that any leg of a coupon has', async () => {
    settings = BettingSettings.parse({
      limits: { '*': { minimum: '0.1', maximum: '50', maxPayout: '1000' } },
      maximumTypes: [0, 1],
    });
    shares = { 'type:football~ft-total': 0.2, 'sport:football': 0.5 };
    await expect(place({ ...express, amount: 1_001 })).rejects.toMatchObject({
      code: 'stake_above_maximum',
      details: { maximum: 1_000 },
    });
    await place({ ...express, amount: 1_000 });
    await expect(place({ amount: 2_501 })).rejects.toMatchObject({ details: { maximum: 2_500 } });
    await place({ amount: 2_500 });
  });

  it.each([
    ['a single', {}],
    ['an accumulator', express],
  ])(
    'a bet on what another process has suspended takes no money, and its key may be used again: %s',
    async (_, payload) => {
      await suspend('market:1~ft-1x2');
      const before = await balance();
      await expect(place(payload, 'again')).rejects.toMatchObject({
        code: 'outcome_suspended',
        details: { reason: 'operator' },
      });
      expect(await balance()).toBe(before);
      await test.pool.query('DELETE FROM trading_control');
      await place(payload, 'again');
      expect(await balance()).toBe((before ?? 0) - 1_000);
    },
  );

  it('the singles of a coupon that are on what is suspended are refused, and the others placed', async () => {
    await suspend('event:2');
    const { bets, refused } = await place({
      typeId: 9,
      amount: 2_000,
      bets: express.bets,
      amountByBetId: { [HOME]: 1_000, [OVER]: 1_000 },
    });
    expect(bets).toHaveLength(1);
    expect(refused).toMatchObject([{ outcomeId: OVER, code: 'outcome_suspended' }]);
  });
});
