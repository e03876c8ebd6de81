import { randomUUID } from 'node:crypto';
import type { MatchResult } from '@touchline/domain/markets';
import { totoOf } from '@touchline/domain/pools';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { OPEN_GUARD } from '../../../test/betting/open-guard.ts';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';
import { createTestClock } from '../../../test/platform/test-app.ts';
import { fundedAccount } from '../../../test/wallet/test-wallet.ts';
import { balances } from '../../money/wallet/accounts.ts';
import { ledgerFaults } from '../../money/wallet/ledger-faults.ts';
import { addMatches, recordResults } from '../../results/archive/archive-store.ts';
import { buyTicket } from '../buy-ticket.ts';
import { cancelDraw } from '../cancel-draw.ts';
import { payTickets } from '../pay-tickets.ts';
import { currentRounds, endedRounds, findRound } from './list-rounds.ts';
import { findTotoTicket, listTotoTickets } from './list-toto-tickets.ts';
import { openRounds } from './open-rounds.ts';
import { settleRounds } from './settle-rounds.ts';
import { linesOfToto } from './totos.ts';

const test = useTestDatabase();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MATCHES = 15;
const PRICE = 100;
const START = 1_000_000;

// One for all tests: rounds of the file's database are played in its order.
const clock = createTestClock();
afterEach(async () => expect(await ledgerFaults(test.pool)).toEqual([]));

let lastEvent = 0;

/** Announces as many matches as a round has, all an hour from now on, a minute apart. */
async function announce(count = MATCHES): Promise<readonly number[]> {
  const ids = Array.from({ length: count }, () => (lastEvent += 1));
  await addMatches(
    test.pool,
    ids.map((id, at) => ({
      id,
      sport: 'football',
      sportId: 1,
      champ: { id: 9, name: 'Copa', slug: 'copa', country: 'ES', tier: 1 },
      slug: `home-${id}`,
      home: { id: id * 2, name: `Home ${id}` },
      away: { id: id * 2 + 1, name: `Away ${id}` },
      startsAt: clock.now() + HOUR + at * MINUTE,
    })),
    clock.now(),
  );
  return ids;
}

const open = () => openRounds({ pool: test.pool, clock: clock.now, leadMinutes: 10 });
const settle = (correctionMinutes = 10) =>
  settleRounds({ pool: test.pool, clock: clock.now, correctionMinutes });
const pay = () => payTickets({ pool: test.pool, clock: clock.now, onMoved: () => undefined });
const roundOf = async (id: string) => {
  const round = await findRound(test.pool, { id, now: clock.now() });
  if (round === undefined) {
    throw new Error('there is no such round');
  }
  return round;
};

/** The round of toto-15 that takes tickets. */
async function nextRound() {
  const events = await announce();
  await open();
  const { rounds } = await currentRounds(test.pool);
  const round = rounds.find(({ toto, closesAt }) => toto === 'toto-15' && closesAt > clock.now());
  if (round === undefined) {
    throw new Error('no round was opened');
  }
  expect((await roundOf(round.id)).matches.map(({ eventId }) => eventId)).toEqual(events);
  return { ...round, events };
}

const seller = (given: Partial<Parameters<typeof buyTicket>[0]> = {}) => ({
  pool: test.pool,
  clock: clock.now,
  guard: OPEN_GUARD,
  isOffered: async () => true,
  linesOf: linesOfToto,
  onMoved: () => undefined,
  ...given,
});

async function player(balance = START) {
  const { playerId } = await fundedAccount(test.pool, balance);
  return {
    playerId,
    balance: async () => (await balances(test.pool, playerId))[0]?.balance ?? 0,
    buy: (drawId: string, marks: number[][], key: string = randomUUID()) =>
      buyTicket(seller(), { playerId, key, drawId, marks }),
    tickets: async () =>
      (await listTotoTickets(test.pool, { playerId, cursor: undefined })).tickets,
    ticket: (id: string) => findTotoTicket(test.pool, { playerId, id, now: clock.now() }),
  };
}

const SCORES = [
  { home: 1, away: 0 },
  { home: 1, away: 1 },
  { home: 0, away: 2 },
] as const;
const HOME: MatchResult = { sport: 'football', status: 'finished', fullTime: SCORES[0] };
const CANCELLED: MatchResult = { sport: 'football', status: 'cancelled' };
const result = (outcome: number): MatchResult => ({
  ...HOME,
  fullTime: SCORES[outcome as 0 | 1 | 2],
});
const report = (events: readonly number[], resultOf: (at: number) => MatchResult) =>
  recordResults(
    test.pool,
    events.map((eventId, at) => ({ eventId, result: resultOf(at) })),
    clock.now(),
  );

/** A single line of home wins, but for some matches. */
const line = (...wrong: number[]) =>
  Array.from({ length: MATCHES }, (_nothing, match) => [wrong.includes(match) ? 2 : 0]);

/** Plays a round that is closed: results, the time for corrections, settlement and payment. */
async function play(
  round: { readonly closesAt: number; readonly events: readonly number[] },
  resultOf: (at: number) => MatchResult = () => HOME,
) {
  clock.advance(round.closesAt + 3 * HOUR - clock.now());
  await report(round.events, resultOf);
  clock.advance(10 * MINUTE);
  await settle();
  await pay();
}

const refusal = (code: string) => expect.objectContaining({ code });

describe('a round', () => {
  it('a round is opened once of the next matches, however many processes open it, and closes at the first', async () => {
    const events = await announce();
    await Promise.all([open(), open(), open()]);
    const { rounds } = await currentRounds(test.pool);
    const own = rounds.filter(({ toto }) => toto === 'toto-15');
    expect(own).toHaveLength(1);
    const round = await roundOf(own[0]?.id ?? '');
    expect(round.matches.map(({ eventId }) => eventId)).toEqual(events);
    expect(round.closesAt).toBe(round.matches[0]?.startsAt);
    await play({ ...round, events });
    expect((await roundOf(round.id)).status).toBe('held');
  });

  it('a round is not opened of fewer matches than it has', async () => {
    await announce(MATCHES - 1);
    await open();
    const { rounds } = await currentRounds(test.pool);
    expect(
      rounds.filter(({ toto, closesAt }) => toto === 'toto-15' && closesAt > clock.now()),
    ).toEqual([]);
    clock.advance(2 * HOUR);
  });

  it('a round shares each category among all lines with enough hits, and is paid once', async () => {
    const round = await nextRound();
    const [best, good, poor] = [await player(), await player(), await player()];
    await best.buy(round.id, line());
    // Two outcomes of two matches: one line has 15 hits, two have 14, one has 13.
    await good.buy(
      round.id,
      line().map((marks, match) => (match < 2 ? [0, 1] : marks)),
    );
    await poor.buy(round.id, line(0, 1, 2, 3, 4, 5, 6));
    const staked = 6 * PRICE;
    const before = (await roundOf(round.id)).jackpots[0]?.amount ?? 0;
    await play(round);
    const held = await roundOf(round.id);
    expect(held.pools).toMatchObject([{ staked, categories: { length: 7 } }]);
    // By hand: 90 % of 600 by 5, 5, 5, 5, 10, 20 and 40 parts of 90; the jackpot is the best category's.
    const [first = 0, ...rest] = [30, 30, 30, 30, 60, 120, 240];
    const prizes = [
      Math.floor((first + before) / 2),
      ...rest.map((part, at) => Math.floor(part / (at === 0 ? 4 : 5))),
    ];
    expect(held.pools[0]?.categories.map(({ lines }) => lines)).toEqual([2, 4, 5, 5, 5, 5, 5]);
    expect(held.pools[0]?.categories.map(({ prize }) => prize)).toEqual(prizes);
    expect(await best.balance()).toBe(START - PRICE + prizes.reduce((sum, one) => sum + one, 0));
    const [ticket] = await good.tickets();
    expect(await good.ticket(ticket?.id ?? '')).toMatchObject({ won: [1, 3, 4, 4, 4, 4, 4] });
    expect(await poor.tickets()).toMatchObject([{ status: 'lost', prize: 0 }]);
    await Promise.all([settle(), settle(), pay(), pay()]);
    expect(await poor.balance()).toBe(START - PRICE);
  });

  it('a round that nobody wins leaves its fund to the jackpot of the next one', async () => {
    const round = await nextRound();
    const jackpot = (await roundOf(round.id)).jackpots[0]?.amount ?? 0;
    const own = await player();
    await own.buy(round.id, line(0, 1, 2, 3, 4, 5, 6));
    await play(round);
    expect((await roundOf(round.id)).pools).toMatchObject([{ jackpot: jackpot + 90 }]);
    const next = await nextRound();
    expect((await roundOf(next.id)).jackpots).toEqual([{ currency: 'EUR', amount: jackpot + 90 }]);
    await play(next);
  });

  it('a void match is a hit for every line, and a part of the jackpot is kept', async () => {
    const own = await player();
    const before = await nextRound();
    await own.buy(before.id, line(0, 1, 2, 3, 4, 5, 6));
    await play(before);
    const round = await nextRound();
    const jackpot = (await roundOf(round.id)).jackpots[0]?.amount ?? 0;
    expect(jackpot).toBeGreaterThan(0);
    await own.buy(round.id, line(3));
    await play(round, (at) => (at === 3 ? CANCELLED : HOME));
    const held = await roundOf(round.id);
    expect(held.matches[3]?.outcome).toBe('void');
    const offered = Math.floor((jackpot * 3_500) / 10_000);
    expect(held.pools).toMatchObject([{ jackpot: jackpot - offered }]);
    expect((await own.tickets())[0]).toMatchObject({ status: 'won', prize: 90 + offered });
    expect(await own.balance()).toBe(START - 2 * PRICE + 90 + offered);
  });

  it('a round with too many void matches returns every stake', async () => {
    const round = await nextRound();
    const own = await player();
    await own.buy(round.id, line());
    await play(round, (at) => (at < 6 ? CANCELLED : HOME));
    expect((await roundOf(round.id)).status).toBe('cancelled');
    expect(await own.tickets()).toMatchObject([{ status: 'refunded', prize: PRICE }]);
    expect(await own.balance()).toBe(START);
  });

  it('a round waits for a postponed match until it has been awaited for a day, and not longer', async () => {
    const round = await nextRound();
    const own = await player();
    await own.buy(round.id, line(0));
    const [postponed, ...others] = round.events;
    clock.advance(round.closesAt + 3 * HOUR - clock.now());
    await report(others, () => HOME);
    clock.advance(20 * HOUR);
    await settle();
    expect((await roundOf(round.id)).status).toBe('open');
    clock.advance(HOUR);
    await settle();
    const held = await roundOf(round.id);
    expect(held).toMatchObject({ status: 'held', matches: { 0: { outcome: 'void' } } });
    // It is played after all, and changes nothing.
    await report([postponed ?? 0], () => HOME);
    await pay();
    expect((await roundOf(round.id)).matches[0]?.outcome).toBe('void');
  });

  it('a match that was moved and starts before its round is closed is void', async () => {
    const round = await nextRound();
    const last = round.events.at(-1) ?? 0;
    await test.pool.query('UPDATE match_result SET starts_at = $2 WHERE event_id = $1', [
      last,
      new Date(round.closesAt - MINUTE),
    ]);
    await play(round);
    expect((await roundOf(round.id)).matches.at(-1)?.outcome).toBe('void');
  });

  it('a result that is corrected in time counts as corrected, and later not any more', async () => {
    const round = await nextRound();
    const own = await player();
    const { id } = await own.buy(round.id, line());
    clock.advance(round.closesAt + 3 * HOUR - clock.now());
    await report(round.events, (at) => result(at === 0 ? 2 : 0));
    clock.advance(9 * MINUTE);
    await report(round.events.slice(0, 1), () => result(0));
    clock.advance(9 * MINUTE);
    await settle();
    expect((await roundOf(round.id)).status).toBe('open');
    clock.advance(MINUTE);
    await settle();
    await pay();
    const held = await roundOf(round.id);
    expect(held).toMatchObject({ status: 'held', matches: { 0: { outcome: 0 } } });
    const balance = await own.balance();
    expect((await own.ticket(id))?.won?.[0]).toBe(1);
    await report(round.events.slice(0, 1), () => result(2));
    clock.advance(HOUR);
    await settle();
    await pay();
    expect(await roundOf(round.id)).toEqual(held);
    expect(await own.balance()).toBe(balance);
  });

  it('a round that an operator cancels after its closing returns every stake, once', async () => {
    const round = await nextRound();
    const own = await player();
    await own.buy(round.id, line());
    clock.advance(round.closesAt - clock.now());
    const by = { id: round.id, actor: 'operator:anna', reason: 'matches were moved' };
    expect(await cancelDraw(seller(), by)).toBe(1);
    await expect(cancelDraw(seller(), by)).rejects.toEqual(refusal('draw_closed'));
    await play(round);
    expect(await own.balance()).toBe(START);
    expect((await endedRounds(test.pool, undefined)).rounds).toContainEqual(
      expect.objectContaining({ id: round.id, status: 'cancelled' }),
    );
  });

  it('a settlement that is cut off leaves the round as it was, and is made the next time', async () => {
    const round = await nextRound();
    const own = await player();
    await own.buy(round.id, line());
    clock.advance(round.closesAt + 3 * HOUR - clock.now());
    await report(round.events, () => HOME);
    clock.advance(10 * MINUTE);
    // The last statement of the settlement fails, as if the process had been killed before it.
    await test.pool.query(
      `ALTER TABLE lottery_draw ADD CONSTRAINT cut_off CHECK (status <> 'held') NOT VALID`,
    );
    await expect(settle()).rejects.toThrow('cut_off');
    await test.pool.query('ALTER TABLE lottery_draw DROP CONSTRAINT cut_off');
    expect(await ledgerFaults(test.pool)).toEqual([]);
    expect(await own.tickets()).toMatchObject([{ status: 'open', prize: 0 }]);
    await Promise.all([settle(), settle(), settle()]);
    const paid = await Promise.all([pay(), pay(), pay()]);
    expect(paid.reduce((sum, count) => sum + count, 0)).toBe(1);
    const [ticket] = await own.tickets();
    expect(ticket).toMatchObject({ status: 'won' });
    expect(await own.balance()).toBe(START - PRICE + (ticket?.prize ?? 0));
  });

  it('a round keeps the books right for any tickets and results', async () => {
    const marks = fc.array(
      fc.uniqueArray(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 2 }),
      { minLength: MATCHES, maxLength: MATCHES },
    );
    const outcomes = fc.array(fc.integer({ min: 0, max: 20 }), {
      minLength: MATCHES,
      maxLength: MATCHES,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(marks, { maxLength: 3 }), outcomes, async (bought, drawn) => {
        const round = await nextRound();
        const own = await player(100_000_000);
        const sold = [];
        for (const one of bought) {
          const lines = one.reduce((product, { length }) => product * length, 1);
          if (lines <= 10_000) {
            sold.push(await own.buy(round.id, one));
          }
        }
        await play(round, (at) =>
          (drawn[at] ?? 0) > 18 ? CANCELLED : result((drawn[at] ?? 0) % 3),
        );
        expect(await ledgerFaults(test.pool)).toEqual([]);
        const tickets = await own.tickets();
        expect(tickets.length).toBe(sold.length);
        const balance = tickets.reduce((sum, { stake, prize }) => sum - stake + prize, 100_000_000);
        expect(await own.balance()).toBe(balance);
      }),
      { numRuns: 10 },
    );
  });
});

describe('a toto ticket', () => {
  it('a toto ticket is sold once for a key, and shown to its player alone with its matches', async () => {
    const round = await nextRound();
    const [own, other] = [await player(1_000), await player()];
    const key = randomUUID();
    const all = await Promise.all([1, 2, 3].map(() => own.buy(round.id, line(), key)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(await own.balance()).toBe(900);
    await expect(own.buy(round.id, line(1), key)).rejects.toEqual(
      refusal('idempotency_key_reused'),
    );
    const id = all[0]?.id ?? '';
    expect(await other.ticket(id)).toBeUndefined();
    clock.advance(round.closesAt + HOUR - clock.now());
    await report(round.events.slice(0, 2), () => result(2));
    expect(await own.ticket(id)).toMatchObject({
      status: 'open',
      marks: line(),
      matches: { 0: { outcome: 2 }, 1: { outcome: 2 }, length: MATCHES },
    });
    expect((await own.ticket(id))?.matches[2]).not.toHaveProperty('outcome');
    await play(round);
  });

  it('a toto ticket is refused without the money, with wrong marks, after the first kick-off and for lotteries', async () => {
    const round = await nextRound();
    const own = await player(50);
    await expect(own.buy(round.id, line())).rejects.toEqual(refusal('balance_insufficient'));
    await expect(own.buy(round.id, line().slice(1))).rejects.toEqual(refusal('bad_request'));
    await expect(own.buy('999999', line())).rejects.toEqual(refusal('not_found'));
    await expect(
      buyTicket(seller({ linesOf: () => undefined }), {
        playerId: own.playerId,
        key: randomUUID(),
        drawId: round.id,
        marks: line(),
      }),
    ).rejects.toEqual(refusal('not_found'));
    clock.advance(round.closesAt - clock.now());
    const rich = await player();
    await expect(rich.buy(round.id, line())).rejects.toEqual(refusal('draw_closed'));
    expect(await own.balance()).toBe(50);
    await play(round);
  });

  it('a ticket on exact scores hits by the score and by what is beyond the listed ones', async () => {
    await announce();
    await open();
    const { rounds } = await currentRounds(test.pool);
    const found = rounds.find(({ toto, closesAt }) => toto === 'score-8' && closesAt > clock.now());
    const round = await roundOf(found?.id ?? '');
    const { outcomes = [] } = totoOf('score-8') ?? {};
    const own = await player();
    const sold = await own.buy(
      round.id,
      Array.from({ length: 8 }, (_nothing, match) => [
        outcomes.indexOf(match === 0 ? 'home-other' : '1-0'),
      ]),
    );
    const events = round.matches.map(({ eventId }) => eventId);
    await play({ ...round, events }, (at) =>
      at === 0 ? { ...HOME, fullTime: { home: 5, away: 1 } } : HOME,
    );
    expect(await own.ticket(sold.id)).toMatchObject({
      status: 'won',
      won: [1, 1, 1, 1, 1, 1, 1],
      prize: 90,
    });
  });
});
