import {
  type Bet,
  DayExpressesAnswer,
  type PlaceBet,
  type PromoCode,
} from '@touchline/contracts/betting';
import { settleCoupon } from '@touchline/domain/coupon';
import type { Grade, Sport } from '@touchline/domain/markets';
import { currencyCode, minorUnits } from '@touchline/domain/money';
import { decimalOdds } from '@touchline/domain/odds';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../../../test/database/test-database.ts';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';
import { createMarketBook } from '../../pricing/book/market-book.ts';
import type { App } from '../../platform/http/app.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { ledgerFaults } from '../../money/wallet/ledger-faults.ts';
import { fundedAccount } from '../../../test/wallet/test-wallet.ts';
import { findBet } from '../bets/bet-store.ts';
import { BettingSettings } from '../placement/betting-settings.ts';
import { givePromoCode } from '../promo-codes/give-promo-code.ts';
import { createPlaceBet, type PlaceBetService } from '../placement/place-bet.ts';
import { createSettlement, type Settlement } from '../settlement/settlement.ts';
import { registerShareRoutes } from '../share/share-routes.ts';
import { registerDayExpressRoutes } from './day-express-routes.ts';
import { OPEN_GUARD } from '../../../test/betting/open-guard.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const HOUR = 60 * 60_000;
const LINE_EVENTS = 20;
const LIVE_EVENTS = 6;

const test = useTestDatabase();
let app: App;
let clock: ReturnType<typeof createTestClock>;
let book: ReturnType<typeof createMarketBook>;
let settings: BettingSettings;
let settlement: Settlement;
let placeBet: PlaceBetService;
let owner: Awaited<ReturnType<typeof fundedAccount>>;
let keys = 0;

function add(id: number, startsAt: number, tier = 1, sport: Sport = 'football'): void {
  const side = (name: string) => ({ id: id * 2, name: `${name} ${id}` });
  book.add(
    {
      id,
      sport,
      sportId: 1,
      champ: { id: 9, name: 'Cup', slug: 'cup', country: 'ES', tier },
      slug: `event-${id}`,
      home: side('Home'),
      away: side('Away'),
      startsAt,
    },
    { status: 'scheduled' },
  );
  offer(id, ['1.80', '3.40', '4.50']);
}

function offer(id: number, prices: readonly (string | undefined)[]): void {
  book.offer(id, [{ key: 'ft-1x2', codes: ['home', 'draw', 'away'], prices }]);
}

async function start(): Promise<App> {
  const started = await createTestApp();
  const options = { pool: test.pool, clock: clock.now, book, settings: () => settings };
  registerDayExpressRoutes(started, options);
  registerShareRoutes(started, { ...options, eventOf: () => undefined });
  await started.ready();
  return started;
}

beforeEach(async () => {
  clock = createTestClock();
  book = createMarketBook();
  settings = BettingSettings.parse({});
  for (let id = 1; id <= LINE_EVENTS; id += 1) add(id, clock.now() + id * HOUR);
  for (let id = 101; id <= 100 + LIVE_EVENTS; id += 1) {
    add(id, clock.now() - HOUR);
    book.goLive(id, { status: 'live', period: '1h' });
    offer(id, ['2.10', '3.20', '3.30']);
  }
  const options = { pool: test.pool, clock: clock.now };
  settlement = createSettlement({ ...options, log: silentLog });
  placeBet = createPlaceBet({
    ...options,
    book,
    guard: OPEN_GUARD,
    settings: () => settings,
    pause: async () => undefined,
  });
  owner = await fundedAccount(test.pool, 100_000);
  app = await start();
});
afterEach(async () => {
  await app.close();
  expect(await ledgerFaults(test.pool)).toEqual([]);
});

async function expresses(of = app) {
  const answer = await of.inject('/betting-api/v1/day-expresses');
  return DayExpressesAnswer.parse(answer.json()).expresses;
}

async function lineExpress() {
  const [first] = await expresses();
  if (first === undefined) throw new Error('nothing is offered');
  return first;
}

const betsOf = ({ legs }: { legs: readonly { outcomeId: string; price?: string | undefined }[] }) =>
  legs.map(({ outcomeId, price = '1.80' }) => ({ outcomeId, price }));

function place(payload: Partial<PlaceBet> & Pick<PlaceBet, 'bets'>) {
  keys += 1;
  return placeBet({
    playerId: owner.playerId,
    idempotencyKey: `express-${keys}`,
    payload: {
      accountId: owner.accountId,
      amount: 1_000,
      typeId: 1,
      changeCoefAction: 0,
      ...payload,
    },
  });
}

async function settle({ id, legs }: Bet, results: readonly Grade[]): Promise<Bet> {
  for (const [at, { eventId }] of legs.entries()) {
    await settlement.settleLegs(eventId, () => ({ result: results[at] as Grade, score: '2:1' }));
  }
  return (await findBet(test.pool, { playerId: owner.playerId, betId: id })) as Bet;
}

describe('accumulators of the day', () => {
  it('accumulators of the day are drawn from the line and from what is live, with no event twice', async () => {
    const offered = await expresses();
    expect(offered.map(({ section, legs }) => [section, legs.length])).toEqual([
      ['line', 3],
      ['line', 4],
      ['line', 5],
      ['live', 3],
    ]);
    const events = offered.flatMap(({ legs }) => legs.map(({ eventId }) => eventId));
    expect(new Set(events).size).toBe(events.length);
    const [first] = offered;
    expect(first).toMatchObject({ bonusPercent: 10, totalOdds: '5.832', boostedOdds: '6.315' });
    expect(first?.bonusUntil).toBe(Math.min(...(first?.legs ?? []).map((leg) => leg.startsAt)));
  });

  it('accumulators of the day are the same on every instance and after a restart, and others tomorrow', async () => {
    const offered = await expresses();
    const other = await start();
    expect(await expresses(other)).toEqual(offered);
    await other.close();
    const codes = offered.map(({ code }) => code);
    clock.advance(24 * HOUR);
    for (let id = 31; id <= 50; id += 1) add(id, clock.now() + HOUR);
    for (const { code } of await expresses()) expect(codes).not.toContain(code);
  });

  it('accumulators of the day replace a leg that starts or finishes, and no other', async () => {
    const before = await lineExpress();
    const [soonest] = before.legs;
    clock.advance((soonest?.startsAt ?? 0) - clock.now());
    const after = await lineExpress();
    const retained = after.legs.filter((leg) =>
      before.legs.some((old) => old.eventId === leg.eventId),
    );
    expect(after.legs).toHaveLength(3);
    expect(retained).toHaveLength(2);
    expect(after.code).not.toBe(before.code);

    const live = (await expresses()).at(-1);
    const over = live?.legs[0]?.eventId ?? 0;
    book.close(over, { status: 'finished' }, 'finished');
    clock.advance(2_000);
    const renewed = (await expresses()).at(-1);
    expect(renewed?.section).toBe('live');
    expect(renewed?.legs.map(({ eventId }) => eventId)).not.toContain(over);
  });

  it('accumulators of the day remain without odds while a leg is suspended', async () => {
    const before = await lineExpress();
    book.suspend(before.legs[0]?.eventId ?? 0, 'operator');
    clock.advance(2_000);
    const { code, totalOdds, boostedOdds, legs } = await lineExpress();
    expect({ code, totalOdds, boostedOdds }).toEqual({ code: before.code });
    expect(legs.filter(({ price }) => price === undefined)).toHaveLength(1);
  });

  it('accumulators of the day omit excluded prices and markets, and are empty when disabled', async () => {
    settings = BettingSettings.parse({ dayExpresses: { minCoef: '3.30', maxCoef: '3.50' } });
    const drawn = (await expresses()).flatMap(({ legs }) => legs);
    expect(drawn.length).toBeGreaterThan(0);
    for (const { price } of drawn) expect(['3.30', '3.40']).toContain(price);
    clock.advance(2_000);
    settings = BettingSettings.parse({ dayExpresses: { isOffered: false } });
    expect(await expresses()).toEqual([]);
  });

  it('accumulators of the day have no esports, which have a home of their own', async () => {
    for (let id = 201; id <= 260; id += 1) {
      add(id, clock.now() + HOUR, 1, 'cs2');
      book.offer(id, [{ key: 'cs2-winner', codes: ['home', 'away'], prices: ['1.80', '1.95'] }]);
    }
    const ids = (await expresses()).flatMap(({ legs }) => legs.map(({ eventId }) => eventId));
    expect(Math.max(...ids)).toBeLessThan(200);
  });

  it('accumulators of the day load as slips by their code, with their bonus', async () => {
    const express = await lineExpress();
    const answer = await app.inject(`/betting-api/v1/shared-slips/${express.code}`);
    expect(answer.json()).toMatchObject({
      slip: { typeId: 1, bets: betsOf(express) },
      express: { bonusPercent: 10, bonusUntil: express.bonusUntil },
    });
    clock.advance(express.bonusUntil - clock.now());
    const later = await app.inject(`/betting-api/v1/shared-slips/${express.code}`);
    expect(later.json().express).toBeUndefined();
  });
});

describe('a bet on an accumulator of the day', () => {
  it.each<[string, readonly Grade[]]>([
    ['won', ['won', 'won', 'won']],
    ['with a void leg', ['won', 'void', 'won']],
    ['with a half-lost leg', ['won', 'half-lost', 'won']],
    ['lost', ['won', 'lost', 'won']],
  ])(
    'an accumulator of the day %s pays the bonus by the rules of the domain',
    async (_name, results) => {
      const express = await lineExpress();
      const { bet } = await place({ refId: express.code, bets: betsOf(express) });
      expect(bet.terms).toMatchObject({ refId: express.code, winBoost: { percent: '10' } });
      expect(bet.possibleReturn).toBe(6_315);
      const settled = await settle(bet, results);
      const expected = settleCoupon({
        type: 1,
        stake: minorUnits(bet.stake),
        currency: currencyCode('EUR'),
        legs: bet.legs.map(({ price }, at) => ({
          odds: decimalOdds(price),
          result: results[at] as Grade,
        })),
        winBoost: { percent: 10 },
      });
      expect(settled.payout).toBe(expected.payout);
      expect(settled.settlement?.adjustments).toEqual(expected.adjustments);
    },
  );

  it('an accumulator of the day with an added, removed or exchanged leg earns no bonus', async () => {
    const express = await lineExpress();
    const bets = betsOf(express);
    const others = (await expresses())[1];
    const [added] = betsOf({ legs: others?.legs ?? [] });
    for (const changed of [bets.slice(1), [...bets, added as (typeof bets)[number]]]) {
      const { bet } = await place({ refId: express.code, bets: changed });
      expect(bet.terms?.winBoost).toBeUndefined();
    }
    const { bet } = await place({ bets });
    expect(bet.terms?.winBoost).toBeUndefined();
  });

  it('a bet on an expired accumulator of the day is refused with its bonus, and accepted without', async () => {
    settings = BettingSettings.parse({ dayExpresses: { line: [], live: [3] } });
    const express = await lineExpress();
    clock.advance(express.bonusUntil - clock.now());
    const bets = betsOf(express);
    await expect(place({ refId: express.code, bets })).rejects.toMatchObject({
      code: 'express_ended',
    });
    expect((await place({ bets })).bet.terms?.winBoost).toBeUndefined();
  });

  it('an accumulator of the day accepts a free bet along with its bonus, and no second boost', async () => {
    const express = await lineExpress();
    const give = (promo: Pick<PromoCode, 'code' | 'kind' | 'amount' | 'percent'>) =>
      givePromoCode(
        { pool: test.pool, clock: clock.now },
        {
          promo: { ...promo, currency: 'EUR', expiresAt: clock.now() + HOUR },
          playerId: owner.playerId,
          actor: 'test',
        },
      );
    await give({ code: `BOOST-${owner.playerId}`, kind: 'win-boost', percent: 50 });
    await give({ code: `FREE-${owner.playerId}`, kind: 'free-bet', amount: 1_000 });
    const bets = betsOf(express);
    await expect(
      place({ refId: express.code, bets, promoCode: `BOOST-${owner.playerId}` }),
    ).rejects.toMatchObject({ code: 'promo_code_unsuited', details: { reason: 'express' } });
    const { bet } = await place({ refId: express.code, bets, promoCode: `FREE-${owner.playerId}` });
    expect(bet.terms).toMatchObject({ isFreeBet: true, winBoost: { percent: '10' } });
    expect((await settle(bet, ['won', 'won', 'won'])).payout).toBe(5_315);
  });
});

describe('boosted prices', () => {
  beforeEach(() => {
    settings = BettingSettings.parse({ boosts: { maxCoef: '2.00' } });
  });

  const boosts = async () => {
    const answer = await app.inject('/betting-api/v1/day-expresses');
    return DayExpressesAnswer.parse(answer.json()).boosts;
  };
  const firstBoost = async () => {
    const [first] = await boosts();
    if (first === undefined) throw new Error('nothing is boosted');
    return first;
  };

  it('boosted prices are single outcomes of the line whose margin covers the boost', async () => {
    const offered = await boosts();
    expect(offered).toHaveLength(4);
    expect(new Set(offered.map(({ legs }) => legs[0]?.eventId)).size).toBe(4);
    for (const { legs, section, bonusPercent, totalOdds, boostedOdds } of offered) {
      expect([legs.length, section, bonusPercent]).toEqual([1, 'line', 4]);
      expect([totalOdds, boostedOdds]).toEqual(['1.800', '1.832']);
    }
  });

  it('boosted prices are drawn from the best known competitions that have enough of them', async () => {
    for (let id = 41; id <= 43; id += 1) add(id, clock.now() + HOUR, 0);
    expect(await boosts()).toHaveLength(4);
    clock.advance(24 * HOUR);
    for (let id = 51; id <= 60; id += 1) add(id, clock.now() + HOUR, id <= 56 ? 0 : 1);
    const ids = (await boosts()).map(({ legs }) => legs[0]?.eventId ?? 0);
    expect(ids.toSorted()[0]).toBeGreaterThan(50);
    expect(Math.max(...ids)).toBeLessThan(57);
  });

  it('boosted prices are missing where no margin covers them', async () => {
    for (let id = 1; id <= LINE_EVENTS; id += 1) offer(id, ['1.99', '4.20', '4.60']);
    expect(await boosts()).toEqual([]);
  });

  it('a boosted single pays the boost, as the slip of its code shows it', async () => {
    const boost = await firstBoost();
    const answer = await app.inject(`/betting-api/v1/shared-slips/${boost.code}`);
    expect(answer.json()).toMatchObject({
      slip: { typeId: 0, bets: betsOf(boost) },
      express: { bonusPercent: 4, bonusUntil: boost.bonusUntil },
    });
    const { bet } = await place({ typeId: 0, refId: boost.code, bets: betsOf(boost) });
    expect(bet.terms).toMatchObject({ refId: boost.code, winBoost: { percent: '4' } });
    expect(bet.possibleReturn).toBe(1_832);
    expect((await settle(bet, ['won'])).payout).toBe(1_832);
  });

  it('a boosted single is refused once the margin of its market does not cover the boost', async () => {
    const boost = await firstBoost();
    const [leg] = boost.legs;
    offer(leg?.eventId ?? 0, ['1.80', '4.90', '6.50']);
    const bets = betsOf(boost);
    await expect(place({ typeId: 0, refId: boost.code, bets })).rejects.toMatchObject({
      code: 'express_ended',
    });
    expect((await boosts()).map(({ code }) => code)).toContain(boost.code);
    clock.advance(2_000);
    expect((await boosts()).map(({ code }) => code)).not.toContain(boost.code);
  });

  it('boosted prices are not offered where the operator wants none', async () => {
    settings = BettingSettings.parse({ boosts: { count: 0 } });
    expect(await boosts()).toEqual([]);
  });
});
