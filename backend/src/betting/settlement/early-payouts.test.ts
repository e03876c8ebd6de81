import type { Bet, PlaceBet } from '@touchline/contracts/betting';
import type { TimelineIncident } from '@touchline/contracts/timeline';
import type { FootballResult, Side } from '@touchline/domain/markets';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OPEN_GUARD } from '../../../test/betting/open-guard.ts';
import { createTestBook } from '../../../test/betting/test-book.ts';
import { silentLog } from '../../../test/database/test-database.ts';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';
import { addTestEvent } from '../../../test/live/add-test-event.ts';
import { createTestClock } from '../../../test/platform/test-app.ts';
import { fundedAccount } from '../../../test/wallet/test-wallet.ts';
import { balances } from '../../money/wallet/accounts.ts';
import { giveBonus, listBonuses } from '../../money/wallet/bonuses.ts';
import { ledgerFaults } from '../../money/wallet/ledger-faults.ts';
import { createMarketBook, type WritableBook } from '../../pricing/book/market-book.ts';
import { findBet } from '../bets/bet-store.ts';
import { createCashOuts } from '../cash-out/cash-out.ts';
import { BettingSettings } from '../placement/betting-settings.ts';
import { createPlaceBet } from '../placement/place-bet.ts';
import { correctResults } from './correct-results.ts';
import { createEarlyPayouts, type EarlyPayouts } from './early-payouts.ts';
import { createSettlement, type Settlement } from './settlement.ts';
import { createSettlementJob, type SettlementJob } from './settlement-job.ts';
import { voidBet } from './void-bet.ts';
import { createVoidEvent } from './void-event.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const test = useTestDatabase();
const OFFERED = BettingSettings.parse({ earlyPayout: { isOffered: true } });
let clock: ReturnType<typeof createTestClock>;
let feed: WritableBook;
let incidents: Map<number, readonly TimelineIncident[]>;
let settlement: Settlement;
let owner: Awaited<ReturnType<typeof fundedAccount>>;
/** Each match is of one test alone. */
let event = 50_000;
let keys = 0;
let jobs: SettlementJob[];

beforeEach(async () => {
  clock = createTestClock();
  feed = createMarketBook();
  incidents = new Map();
  jobs = [];
  settlement = createSettlement({ pool: test.pool, clock: clock.now, log: silentLog });
  owner = await fundedAccount(test.pool, 10_000);
});
afterEach(async () => {
  await Promise.all(jobs.map((job) => job.stop()));
  expect(await ledgerFaults(test.pool)).toEqual([]);
});

function newMatch(): number {
  event += 1;
  addTestEvent(feed, { id: event });
  return event;
}

async function place(
  outcomes: readonly string[],
  {
    settings = OFFERED,
    isLive = false,
    ...more
  }: Partial<PlaceBet> & { settings?: BettingSettings; isLive?: boolean } = {},
): Promise<Bet> {
  const book = createTestBook();
  for (const outcomeId of outcomes) {
    book.offer(outcomeId, { price: '2.00', isLive });
  }
  const placeBet = createPlaceBet({
    pool: test.pool,
    clock: clock.now,
    book,
    guard: OPEN_GUARD,
    settings: () => settings,
    pause: async () => undefined,
  });
  keys += 1;
  const payload: PlaceBet = {
    accountId: owner.accountId,
    typeId: outcomes.length > 1 ? 1 : 0,
    amount: 1_000,
    bets: outcomes.map((outcomeId) => ({ outcomeId, price: '2.00' })),
    changeCoefAction: 0,
    ...more,
  };
  const idempotencyKey = `early-${keys}`;
  return (await placeBet({ playerId: owner.playerId, idempotencyKey, payload })).bet;
}

const winner = (id: number, code: string = 'home') => `${id}~ft-1x2~${code}`;
const own = (bet: Bet) => ({ playerId: owner.playerId, betId: bet.id });
const find = async (bet: Bet) => (await findBet(test.pool, own(bet))) as Bet;
const balance = async () => (await balances(test.pool, owner.playerId))[0]?.balance;

function score(id: number, [home, away]: readonly [number, number], seconds = 2_040): void {
  const clockNow = { seconds, at: clock.now(), running: true };
  feed.setState(id, {
    status: 'live',
    period: seconds > 2_700 ? '2h' : '1h',
    clock: clockNow,
    score: { total: [home, away], periods: [[home, away]] },
  });
}

function ended(home: number, away: number, more: Partial<FootballResult> = {}): FootballResult {
  return { sport: 'football', status: 'finished', fullTime: { home, away }, ...more };
}

/** A process: it knows what the feed reports from now on, and nothing from before. */
function startProcess(over: { settlement?: Pick<Settlement, 'payEarly'> } = {}) {
  const early: EarlyPayouts = createEarlyPayouts({
    pool: test.pool,
    settlement: over.settlement ?? settlement,
    source: { book: feed, incidentsOf: async (id) => incidents.get(id) },
    log: silentLog,
  });
  let report: (match: { eventId: number; result: FootballResult }) => void = () => undefined;
  const results = new Map<number, FootballResult>();
  const job = createSettlementJob({
    settlement,
    early,
    log: silentLog,
    results: {
      onResult: (listener) => {
        report = listener;
        return () => undefined;
      },
      resultOf: async (id) => results.get(id),
    },
  });
  job.start();
  jobs.push(job);
  return {
    /** Resolves once everything that was reported is paid or settled. */
    stop: () => job.stop(),
    end: (eventId: number, result: FootballResult) => report({ eventId, result }),
  };
}

describe('an early payout', () => {
  it('an early payout pays a single at once, with the reason, and the result takes nothing back', async () => {
    const match = newMatch();
    const bet = await place([winner(match)]);
    expect(bet.legs[0]).toMatchObject({ earlyPayout: 2 });
    const process = startProcess();
    score(match, [1, 0]);
    score(match, [2, 0]);
    await vi.waitFor(async () => expect((await find(bet)).status).toBe('won'), { timeout: 20_000 });
    expect(await find(bet)).toMatchObject({
      payout: 2_000,
      legs: [
        {
          result: 'won',
          score: '2:0',
          paidEarly: { lead: 2, score: '2:0', period: '1h', seconds: 2_040 },
        },
      ],
    });
    score(match, [2, 3]);
    process.end(match, ended(2, 3));
    await process.stop();
    expect(await find(bet)).toMatchObject({ status: 'won', payout: 2_000 });
    expect(await balance()).toBe(11_000);
  });

  it('an early payout wins the leg of an accumulator, which waits for its other legs', async () => {
    const [first, second] = [newMatch(), newMatch()];
    const bet = await place([winner(first, 'away'), winner(second)]);
    const process = startProcess();
    score(first, [0, 2]);
    process.end(first, ended(4, 2));
    await process.stop();
    expect(await find(bet)).toMatchObject({
      status: 'open',
      legs: [{ result: 'won', paidEarly: { lead: 2 } }, { result: 'open' }],
    });
    await settlement.settleMatch(second, ended(1, 0));
    expect(await find(bet)).toMatchObject({ status: 'won', payout: 4_000 });
  });

  it('a leg that was won early is worth as much as a won one when its bet is sold', async () => {
    const [first, second] = [newMatch(), newMatch()];
    const bet = await place([winner(first), winner(second)]);
    await settlement.payEarly(first, [{ side: 'home', lead: 2, home: 2, away: 0 }]);
    const book = createTestBook();
    book.offer(winner(first), { price: '9.00', isLive: true });
    book.offer(winner(second), { price: '2.00' });
    const cashOuts = createCashOuts({
      pool: test.pool,
      clock: clock.now,
      book,
      settings: () => OFFERED,
      quoteSecret: new TextEncoder().encode('secret'),
      pause: async () => undefined,
    });
    const [cost] = await cashOuts.costs(owner.playerId);
    expect(cost).toMatchObject({ betId: bet.id, amount: 1_900 });
  });

  it('a lead that nobody saw is paid when the match has ended, by its incidents', async () => {
    const match = newMatch();
    const bet = await place([winner(match)]);
    const goal = (id: number, total: [number, number], more = {}): TimelineIncident => ({
      id,
      kind: 'goal',
      period: '2h',
      seconds: 3_000 + id,
      score: total,
      ...more,
    });
    incidents.set(match, [goal(1, [1, 0]), goal(2, [2, 0]), goal(3, [2, 1]), goal(4, [2, 2])]);
    const process = startProcess();
    process.end(match, ended(2, 2));
    await process.stop();
    expect((await find(bet)).legs[0]).toMatchObject({
      paidEarly: { lead: 2, score: '2:0', period: '2h', seconds: 3_002 },
    });
    const other = newMatch();
    const lost = await place([winner(other)]);
    incidents.set(other, [
      goal(1, [1, 0]),
      goal(2, [2, 0], { isTakenBack: true }),
      goal(3, [1, 1]),
    ]);
    const later = startProcess();
    later.end(other, ended(1, 1));
    await later.stop();
    expect((await find(lost)).status).toBe('lost');
  });

  it('a lead that is taken back before it was paid is none; one that was paid stays', async () => {
    const match = newMatch();
    const bet = await place([winner(match)]);
    let isAway = true;
    const failing = {
      payEarly: async (...paid: Parameters<Settlement['payEarly']>) => {
        if (isAway) throw new Error('the database is away');
        await settlement.payEarly(...paid);
      },
    };
    const process = startProcess({ settlement: failing });
    score(match, [2, 0]);
    await vi.waitFor(async () => expect((await find(bet)).status).toBe('open'));
    // The goal did not count.
    score(match, [1, 0]);
    isAway = false;
    process.end(match, ended(1, 1));
    await process.stop();
    expect((await find(bet)).status).toBe('lost');

    const other = newMatch();
    const paid = await place([winner(other)]);
    const second = startProcess();
    score(other, [2, 0]);
    await vi.waitFor(async () => expect((await find(paid)).status).toBe('won'), {
      timeout: 20_000,
    });
    score(other, [1, 0]);
    second.end(other, ended(1, 1));
    await second.stop();
    expect((await find(paid)).status).toBe('won');
  });

  it('a payout that fails is made with the next change of the match', async () => {
    const match = newMatch();
    const bet = await place([winner(match)]);
    const payEarly = vi
      .fn(settlement.payEarly)
      .mockRejectedValueOnce(new Error('the database is away'));
    startProcess({ settlement: { payEarly } });
    score(match, [2, 0]);
    await vi.waitFor(() => expect(payEarly).toHaveBeenCalledTimes(1));
    await vi.waitFor(async () => {
      score(match, [2, 1], 2_100 + payEarly.mock.calls.length);
      expect((await find(bet)).status).toBe('won');
    });
  });

  it('a match that is void before the lead is void; afterwards the payout stands, and only the bet can be voided', async () => {
    const match = newMatch();
    const [before, after] = [await place([winner(match)]), await place([winner(match)])];
    const actor = 'operator:test';
    await voidBet(
      { pool: test.pool, clock: clock.now },
      { betId: before.id, actor, reason: 'price-error', note: 'a test' },
    );
    await settlement.payEarly(match, [{ side: 'home', lead: 2, home: 2, away: 0 }]);
    const voidEvent = createVoidEvent({ pool: test.pool, clock: clock.now, settlement });
    const answer = await voidEvent({
      eventId: match,
      actor,
      idempotencyKey: `void-${match}`,
      requested: { reason: 'event-abandoned', note: 'floodlights', dryRun: false },
    });
    expect(answer).toMatchObject({ bets: 0, refused: [] });
    expect((await find(before)).status).toBe('refunded');
    expect((await find(after)).status).toBe('won');
    await voidBet(
      { pool: test.pool, clock: clock.now },
      { betId: after.id, actor, reason: 'price-error', note: 'another match' },
    );
    const voided = await find(after);
    expect(voided).toMatchObject({ status: 'refunded', legs: [{ result: 'void' }] });
    expect(voided.legs[0]).not.toHaveProperty('paidEarly');
    expect(await balance()).toBe(10_000);

    const other = newMatch();
    const early = await place([winner(other)]);
    await voidEvent({
      eventId: other,
      actor,
      idempotencyKey: `void-${other}`,
      requested: { reason: 'event-abandoned', note: 'floodlights', dryRun: false },
    });
    await settlement.payEarly(other, [{ side: 'home', lead: 2, home: 2, away: 0 }]);
    expect((await find(early)).status).toBe('refunded');
  });

  it('a corrected result leaves what was paid early and corrects the rest', async () => {
    const match = newMatch();
    const home = await place([winner(match)]);
    const away = await place([winner(match, 'away')]);
    await settlement.payEarly(match, [{ side: 'home', lead: 2, home: 2, away: 0 }]);
    await settlement.settleMatch(match, ended(2, 2));
    await correctResults(
      { pool: test.pool, clock: clock.now, settlement },
      {
        eventId: match,
        outcomes: [
          { outcomeId: winner(match), result: 'lost', score: '2:3' },
          { outcomeId: winner(match, 'away'), result: 'won', score: '2:3' },
        ],
        reason: 'corrected',
        actor: 'operator:test',
      },
    );
    expect(await find(home)).toMatchObject({ status: 'won', legs: [{ score: '2:0' }] });
    expect((await find(home)).corrections).toBeUndefined();
    expect((await find(away)).status).toBe('won');
  });
});

describe('a bet without an early payout', () => {
  it('a bet has none in play, on the draw, in a system, of the bonus, or while none is offered', async () => {
    const [match, second, third] = [newMatch(), newMatch(), newMatch()];
    await giveBonus(
      { pool: test.pool, clock: clock.now },
      {
        playerId: owner.playerId,
        reference: 'early',
        currency: 'EUR',
        amount: 1_000,
        wagerTimes: 3,
        minLegs: 1,
        minCoef: '1.01',
        expiresAt: clock.now() + 86_400_000,
        actor: 'operator:test',
      },
    );
    const [bonus] = await listBonuses(test.pool, owner.playerId);
    const bets = [
      await place([winner(match)], { isLive: true }),
      await place([winner(match, 'draw')]),
      await place([winner(match), winner(second), winner(third)], { typeId: 2, systemValue: 2 }),
      await place([winner(match)], { accountId: bonus?.accountId ?? '' }),
      await place([winner(match)], { settings: BettingSettings.parse({}) }),
    ];
    for (const bet of bets) {
      expect(bet.legs.filter(({ earlyPayout }) => earlyPayout !== undefined)).toEqual([]);
    }
    await settlement.payEarly(match, [
      { side: 'home', lead: 2, home: 2, away: 0 },
      { side: 'away', lead: 4, home: 2, away: 6 },
    ]);
    expect((await Promise.all(bets.map(find))).map(({ status }) => status)).toEqual(
      bets.map(() => 'open'),
    );
  });

  it('a bet needs the lead that was agreed, whatever is offered since', async () => {
    const match = newMatch();
    const three = BettingSettings.parse({
      earlyPayout: { isOffered: true, sports: [{ sport: 'football', lead: 3, champs: [1_100] }] },
    });
    const elsewhere = BettingSettings.parse({
      earlyPayout: { isOffered: true, sports: [{ sport: 'football', lead: 2, champs: [9] }] },
    });
    const bets = [
      await place([winner(match)], { settings: three }),
      await place([winner(match)], { settings: elsewhere }),
      await place([winner(match)]),
    ];
    await settlement.payEarly(match, [{ side: 'home', lead: 2, home: 2, away: 0 }]);
    const statuses = async () => (await Promise.all(bets.map(find))).map(({ status }) => status);
    expect(await statuses()).toEqual(['open', 'open', 'won']);
    await settlement.payEarly(match, [{ side: 'home', lead: 3, home: 3, away: 0 }]);
    expect(await statuses()).toEqual(['won', 'open', 'won']);
  });
});

/** What becomes of a match, in any order: goals, kills of the process, sales of the bet. */
type Step = Side | 'kill' | 'sell' | 'again';

const steps = fc.array(
  fc.constantFrom<Step>('home', 'away', 'home', 'away', 'home', 'away', 'kill', 'sell', 'again'),
  { minLength: 1, maxLength: 12 },
);

/** What the bet on the home side must come to, by counting goals: no code of the settlement. */
function expectedOf(made: readonly Step[], lead: number): 'won' | 'lost' | 'sold' {
  let ahead = 0;
  let isSold = false;
  for (const step of made) {
    ahead += step === 'home' ? 1 : step === 'away' ? -1 : 0;
    isSold ||= step === 'sell';
    if (isSold) return 'sold';
    if (ahead >= lead) return 'won';
  }
  return ahead > 0 ? 'won' : 'lost';
}

describe('any course of a match', () => {
  it('any course pays a bet once, as a plain count of its goals says, through kills and sales', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.constantFrom(2, 3), async (made, lead) => {
        const match = newMatch();
        owner = await fundedAccount(test.pool, 10_000);
        const settings = BettingSettings.parse({
          earlyPayout: { isOffered: true, sports: [{ sport: 'football', lead, champs: [] }] },
        });
        const bet = await place([winner(match)], { settings });
        const total: [number, number] = [0, 0];
        const happened: TimelineIncident[] = [];
        incidents.set(match, happened);
        let process = startProcess();
        for (const step of made) {
          if (step === 'kill') {
            await process.stop();
            process = startProcess();
          } else if (step === 'sell') {
            // Whether it is still there to be sold is for the ledger to say.
            await test.pool.query(
              'SELECT cash_out_bet($1, $2, $3, 1000, 1000, 900, 0, false, now())',
              [bet.id, owner.playerId, `sale-of-${match}`],
            );
          } else if (step === 'again') {
            await settlement.payEarly(match, []);
            score(match, [...total]);
          } else {
            total[step === 'home' ? 0 : 1] += 1;
            happened.push({ id: happened.length, kind: 'goal', period: '1h', score: [...total] });
            score(match, [...total]);
            // A sale that comes next finds it paid, as nobody is faster than the score.
            await process.stop();
            process = startProcess();
          }
        }
        const result = ended(total[0], total[1]);
        process.end(match, result);
        process.end(match, result);
        await process.stop();
        await settlement.settleMatch(match, result);
        const wanted = expectedOf(made, lead);
        const { status, endedBy, payout } = await find(bet);
        expect({ status, payout, isSold: endedBy === 'cash-out' }).toEqual(
          wanted === 'sold'
            ? { status: 'lost', payout: 900, isSold: true }
            : { status: wanted, payout: wanted === 'won' ? 2_000 : 0, isSold: false },
        );
        expect(await balance()).toBe(9_000 + (payout ?? 0));
      }),
      { numRuns: 40 },
    );
  });

  it('a lead, a result and a sale at the same moment pay a bet once', async () => {
    for (let at = 0; at < 8; at += 1) {
      const match = newMatch();
      owner = await fundedAccount(test.pool, 10_000);
      const bet = await place([winner(match)]);
      const acts = [
        () => settlement.payEarly(match, [{ side: 'home', lead: 2, home: 2, away: 0 }]),
        () => settlement.settleMatch(match, ended(2, 3)),
        () =>
          test.pool.query('SELECT cash_out_bet($1, $2, $3, 1000, 1000, 900, 0, false, now())', [
            bet.id,
            owner.playerId,
            `race-of-${match}`,
          ]),
      ];
      const order = [...acts.slice(at % 3), ...acts.slice(0, at % 3), ...acts];
      await Promise.all(order.map((act) => act()));
      const { status, payout = 0, endedBy } = await find(bet);
      expect([
        ['won', 2_000, undefined],
        ['lost', 0, undefined],
        ['lost', 900, 'cash-out'],
      ]).toContainEqual([status, payout, endedBy]);
      expect(await balance()).toBe(9_000 + payout);
    }
  });
});
