import type { Bet, PlaceBet } from '@touchline/contracts/betting';
import { COUPON_TYPE } from '@touchline/domain/coupon';
import { type FootballResult, builderOutcomeId } from '@touchline/domain/markets';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createModelBook } from '../../../test/betting/model-book.ts';
import { OPEN_GUARD } from '../../../test/betting/open-guard.ts';
import { silentLog } from '../../../test/database/test-database.ts';
import { useTestDatabase } from '../../../test/database/use-test-database.ts';
import { createTestApp, createTestClock } from '../../../test/platform/test-app.ts';
import { fundedAccount } from '../../../test/wallet/test-wallet.ts';
import { ledgerFaults } from '../../money/wallet/ledger-faults.ts';
import { findBet, findBetAsPlaced, findPlaced } from '../bets/bet-store.ts';
import { betReceipt } from '../bets/bet-receipt.ts';
import { createCashOuts } from '../cash-out/cash-out.ts';
import { correctResults } from '../settlement/correct-results.ts';
import { createSettlement } from '../settlement/settlement.ts';
import { createVoidEvent } from '../settlement/void-event.ts';
import { BettingSettings } from './betting-settings.ts';
import { registerBuilderRoutes } from './builder-routes.ts';
import { createPlaceBet } from './place-bet.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const test = useTestDatabase();
const settings = () => BettingSettings.parse({ cashOut: { marginPercent: 5 } });
const parts = {
  home: { marketKey: 'ft-1x2', outcomeCode: 'home' },
  away: { marketKey: 'ft-1x2', outcomeCode: 'away' },
  over: { marketKey: 'ft-total@2.5', outcomeCode: 'over' },
  both: { marketKey: 'ft-both-score', outcomeCode: 'yes' },
  first: { marketKey: '1h-1x2', outcomeCode: 'home' },
} as const;
type Part = keyof typeof parts;

let clock: ReturnType<typeof createTestClock>;
let feed: ReturnType<typeof createModelBook>;
let house: ReturnType<typeof open>;
let owner: Awaited<ReturnType<typeof fundedAccount>>;
/** Each test has its own events. */
let event = 60_000;
let keys = 0;

function open() {
  const { pool } = test;
  const shared = { pool, clock: clock.now, book: feed.book, settings };
  const settlement = createSettlement({ pool, clock: clock.now, log: silentLog });
  return {
    place: createPlaceBet({ ...shared, guard: OPEN_GUARD, pause: async () => undefined }),
    cashOuts: createCashOuts({ ...shared, quoteSecret: new TextEncoder().encode('secret') }),
    settlement,
    voidEvent: createVoidEvent({ pool, clock: clock.now, settlement }),
  };
}

beforeEach(async () => {
  event += 10;
  clock = createTestClock();
  feed = createModelBook(clock.now() + 3_600_000);
  feed.price(event);
  feed.price(event + 1);
  house = open();
  owner = await fundedAccount(test.pool, 100_000);
});
afterEach(async () => expect(await ledgerFaults(test.pool)).toEqual([]));

const idOf = (names: readonly Part[], at = event) =>
  builderOutcomeId(
    at,
    names.map((name) => parts[name]),
  );
const priceOf = (outcomeId: string) => feed.book.getOutcome(outcomeId)?.price ?? '2.00';

async function place(
  outcomeIds: readonly string[],
  more: Partial<PlaceBet> = {},
  key = `builder-${(keys += 1)}`,
): Promise<Bet> {
  const payload: PlaceBet = {
    accountId: owner.accountId,
    typeId: outcomeIds.length > 1 ? 1 : 0,
    amount: 1_000,
    bets: outcomeIds.map((outcomeId) => ({ outcomeId, price: priceOf(outcomeId) })),
    changeCoefAction: 0,
    ...more,
  };
  return (await house.place({ playerId: owner.playerId, idempotencyKey: key, payload })).bet;
}

const bet = async (betId: string) =>
  (await findBet(test.pool, { playerId: owner.playerId, betId })) as Bet;

function football(
  [home, away]: readonly [number, number],
  [firstHome, firstAway]: readonly [number, number],
): FootballResult {
  return {
    sport: 'football',
    status: 'finished',
    fullTime: { home, away },
    halfTime: { home: firstHome, away: firstAway },
  };
}

/** What is paid for a stake of 10 at a price, in cents. */
const tenAt = (price: string | undefined) => Math.floor(1_000 * Number(price) + 1e-9);

describe('placing a builder', () => {
  it('a builder is placed as one leg at the joint price, with its parts and what is left of it', async () => {
    const outcomeId = idOf(['over', 'home', 'first']);
    const price = priceOf(outcomeId);
    const placed = await place([outcomeId]);
    const alone = (name: Part) => priceOf(idOf([name]));
    expect(placed).toMatchObject({
      typeId: 0,
      totalOdds: `${price}0`,
      possibleReturn: tenAt(price),
      legs: [{ outcomeId, marketKey: 'builder', price, result: 'open' }],
    });
    expect(placed.legs[0]?.builder?.parts).toEqual([
      { ...parts.first, price: alone('first') },
      { ...parts.home, price: alone('home') },
      { ...parts.over, price: alone('over') },
    ]);
    expect(placed.legs[0]?.builder?.reduced).toMatchObject({
      1: alone('home'),
      '1,2': priceOf(idOf(['home', 'over'])),
    });
    expect(await bet(placed.id)).toEqual(placed);
  });

  it('a retried request gets the bet as it was placed, whatever has become of it', async () => {
    const outcomeId = idOf(['home', 'over']);
    const placed = await place([outcomeId], {}, 'builder-once');
    await house.settlement.settleMatch(event, football([2, 1], [1, 0]));
    const again = await findPlaced(test.pool, { playerId: owner.playerId, key: 'builder-once' });
    expect(again?.answer.bet).toEqual(placed);
  });

  it('the receipt of a builder has its parts, and its hash stays when they are decided', async () => {
    const { id } = await place([idOf(['home', 'over'])]);
    const receipt = async () =>
      betReceipt(
        (await findBetAsPlaced(test.pool, { playerId: owner.playerId, betId: id })) as Bet,
      );
    const before = await receipt();
    expect(before.agreed.legs[0]?.builder?.parts).toHaveLength(2);
    await house.settlement.settleMatch(event, football([2, 1], [1, 0]));
    expect((await receipt()).hash).toBe(before.hash);
  });

  it('a price that has become worse prompts as that of any leg', async () => {
    const outcomeId = idOf(['home', 'over']);
    const newPrice = priceOf(outcomeId);
    const bets = [{ outcomeId, price: '99.00' }];
    await expect(place([outcomeId], { bets, changeCoefAction: 2 })).rejects.toMatchObject({
      code: 'price_changed',
      details: { differences: [{ outcomeId, oldPrice: '99.00', newPrice }] },
    });
  });

  it.each([
    [['home', 'away'], 'builder_contradictory', { parts: [parts.away, parts.home], by: [] }],
    [
      ['home', 'away', 'over'],
      'builder_contradictory',
      { parts: [parts.away, parts.home], by: [] },
    ],
  ] as const)('the selections %j are refused as %s', async (names, code, builder) => {
    await expect(place([idOf(names)])).rejects.toMatchObject({ code, details: { builder } });
  });

  it('a selection that the others imply is refused by name', async () => {
    const low = { marketKey: 'ft-total@1.5', outcomeCode: 'over' };
    await expect(place([builderOutcomeId(event, [parts.over, low])])).rejects.toMatchObject({
      code: 'builder_redundant',
      details: { builder: { parts: [low], by: [parts.over] } },
    });
  });

  it('a builder is no part of an anti-express', async () => {
    const outcomeIds = [idOf(['home', 'over']), idOf(['home'], event + 1)];
    await expect(place(outcomeIds, { typeId: COUPON_TYPE.antiExpress })).rejects.toMatchObject({
      code: 'builder_unsuited',
      details: { outcomeIds: [outcomeIds[0]] },
    });
  });

  it('a builder is refused while its match is suspended, and beside another leg of its match', async () => {
    const outcomeId = idOf(['home', 'over']);
    await expect(place([outcomeId, idOf(['both'])])).rejects.toMatchObject({
      code: 'coupon_related_legs',
    });
    feed.writable.suspend(event, 'goal');
    await expect(place([outcomeId])).rejects.toMatchObject({
      code: 'outcome_suspended',
      details: { outcomeIds: [outcomeId], reason: 'goal' },
    });
  });
});

describe('settling a builder', () => {
  it('a builder is won once all its parts are, also as a leg of an accumulator', async () => {
    const [one, other] = [idOf(['home', 'over']), idOf(['home'], event + 1)];
    const { id, possibleReturn } = await place([one, other]);
    await house.settlement.settleMatch(event, football([2, 1], [1, 0]));
    expect(await bet(id)).toMatchObject({
      status: 'open',
      legs: [
        {
          result: 'won',
          score: '2:1',
          builder: { parts: [{ result: 'won' }, { result: 'won' }] },
        },
        { result: 'open' },
      ],
    });
    await house.settlement.settleMatch(event + 1, football([1, 0], [1, 0]));
    expect(await bet(id)).toMatchObject({ status: 'won', payout: possibleReturn });
  });

  it('a builder is lost with one of its parts, and the history says with which', async () => {
    const { id } = await place([idOf(['home', 'over'])]);
    await house.settlement.settleMatch(event, football([1, 0], [1, 0]));
    expect(await bet(id)).toMatchObject({
      status: 'lost',
      payout: 0,
      legs: [{ result: 'lost', builder: { parts: [{ result: 'won' }, { result: 'lost' }] } }],
    });
  });

  it('an abandoned match settles a builder at the agreed price of the parts that were decided', async () => {
    const { id, legs } = await place([idOf(['first', 'over'])]);
    await house.settlement.settleMatch(event, {
      sport: 'football',
      status: 'abandoned',
      halfTime: { home: 1, away: 0 },
    });
    const reduced = legs[0]?.builder?.reduced['0'];
    expect(reduced).toBe(priceOf(idOf(['first'])));
    expect(await bet(id)).toMatchObject({
      status: 'won',
      payout: tenAt(reduced),
      legs: [
        {
          result: 'won',
          price: legs[0]?.price,
          settledPrice: reduced,
          builder: { parts: [{ result: 'won' }, { result: 'void' }] },
        },
      ],
    });
  });

  it('a cancelled match returns the stake of a builder', async () => {
    const { id } = await place([idOf(['first', 'over'])]);
    await house.settlement.settleMatch(event, { sport: 'football', status: 'cancelled' });
    expect(await bet(id)).toMatchObject({
      status: 'refunded',
      payout: 1_000,
      legs: [{ result: 'void' }],
    });
  });

  it('a corrected result settles a builder again by its parts', async () => {
    const { id, possibleReturn } = await place([idOf(['home', 'over'])]);
    await house.settlement.settleMatch(event, football([1, 0], [1, 0]));
    const { pool } = test;
    const report = await correctResults(
      { pool, clock: clock.now, settlement: house.settlement },
      {
        eventId: event,
        outcomes: [{ outcomeId: idOf(['over']), result: 'won', score: '3:0' }],
        reason: 'two more goals',
        actor: 'operator:test',
      },
    );
    expect(report).toEqual({ corrected: 1, refused: [] });
    expect(await bet(id)).toMatchObject({
      status: 'won',
      payout: possibleReturn,
      legs: [{ result: 'won', score: '3:0' }],
      corrections: [{ status: 'lost', payout: 0 }],
    });
  });
});

describe('voiding a part of a builder', () => {
  const command = (marketKeys: string[] | undefined) => ({
    eventId: event,
    idempotencyKey: `void-part-${(keys += 1)}`,
    actor: 'operator:test',
    requested: {
      reason: 'price-error' as const,
      note: 'wrong line',
      dryRun: false,
      ...(marketKeys === undefined ? {} : { marketKeys }),
    },
  });

  it('a part that is void leaves an open builder the agreed price of the others', async () => {
    const { id, legs } = await place([idOf(['home', 'first', 'both'])]);
    const voided = await house.voidEvent(command(['ft-both-score']));
    expect(voided).toMatchObject({ bets: 1, legs: 1, refused: [] });
    // The parts are in the order of the code: first half, match result, both score.
    const left = legs[0]?.builder?.reduced['0,1'];
    expect(await bet(id)).toMatchObject({
      status: 'open',
      legs: [{ result: 'open', settledPrice: left }],
    });
    const [cost] = await house.cashOuts.costs(owner.playerId);
    expect(cost?.amount).toBe(Math.floor(1_000 * 0.95));
    await house.settlement.settleMatch(event, football([3, 0], [1, 0]));
    expect(await bet(id)).toMatchObject({ status: 'won', payout: tenAt(left) });
  });

  it('a builder that was lost by the part is settled again without it, once', async () => {
    const { id, legs } = await place([idOf(['home', 'over'])]);
    await house.settlement.settleMatch(event, football([1, 0], [1, 0]));
    expect((await bet(id)).status).toBe('lost');
    const again = command(['ft-total@2.5']);
    await house.voidEvent(again);
    await house.voidEvent(again);
    await house.voidEvent(command(['ft-total@2.5']));
    const reduced = legs[0]?.builder?.reduced['0'];
    expect(await bet(id)).toMatchObject({
      status: 'won',
      payout: tenAt(reduced),
      corrections: [{ status: 'lost' }],
    });
    expect((await bet(id)).corrections).toHaveLength(1);
  });

  it('a builder whose parts are all void returns the stake with the reason', async () => {
    const { id } = await place([idOf(['home', 'over'])]);
    await house.voidEvent(command(['ft-1x2', 'ft-total@2.5']));
    expect(await bet(id)).toMatchObject({
      status: 'refunded',
      legs: [{ result: 'void', voidReason: 'price-error' }],
    });
  });
});

describe('cashing out a builder', () => {
  it('a builder is offered what its joint price now makes of it', async () => {
    const outcomeId = idOf(['home', 'over']);
    const { legs } = await place([outcomeId]);
    const [before] = await house.cashOuts.costs(owner.playerId);
    expect(before?.amount).toBe(950);
    feed.price(event, feed.inFirstHalf(2, 0, 20));
    const now = Number(priceOf(outcomeId));
    const [after] = await house.cashOuts.costs(owner.playerId);
    expect(now).toBeLessThan(Number(legs[0]?.price));
    expect(after?.amount).toBe(Math.floor(((1_000 * Number(legs[0]?.price)) / now) * 0.95));
  });

  it('a builder with a part that is decided is sold by what is open; suspended it is not', async () => {
    const outcomeId = idOf(['home', 'both']);
    await place([outcomeId]);
    feed.price(event, feed.inFirstHalf(1, 1, 30));
    // Both have scored: that market is gone, and the builder is the home win alone.
    expect(feed.book.getOutcome(idOf(['both']))?.status).toBe('closed');
    const [cost] = await house.cashOuts.costs(owner.playerId);
    const agreed = Number((await bet(cost?.betId ?? '')).legs[0]?.price);
    const home = Number(priceOf(idOf(['home'])));
    expect(cost?.amount).toBeGreaterThan(((1_000 * agreed) / home) * 0.95 * 0.93);
    expect(cost?.amount).toBeLessThan(((1_000 * agreed) / home) * 0.95 * 1.07);
    feed.writable.suspend(event, 'goal');
    const [stopped] = await house.cashOuts.costs(owner.playerId);
    expect(stopped?.refusal).toBe('market-suspended');
  });

  it('a builder that cannot win any more is not bought back', async () => {
    await place([idOf(['away', 'over'])]);
    feed.price(event, {
      ...feed.inFirstHalf(0, 0, 0),
      phase: 'second-half',
      phaseSeconds: 45 * 60,
      halfTime: { home: 6, away: 0 },
      score: { home: 30, away: 0 },
    });
    const [cost] = await house.cashOuts.costs(owner.playerId);
    expect(cost?.amount).toBeUndefined();
  });
});

describe('the prices of builders over HTTP', () => {
  it('the answer has the leg, the price and how it compares; a refusal names the selections', async () => {
    const app = await createTestApp();
    registerBuilderRoutes(app, { book: feed.book, clock: clock.now });
    const ask = (outcomeId: string) =>
      app.inject({ url: '/betting-api/v1/builder-prices', query: { outcomeId } });
    const outcomeId = idOf(['home', 'over']);
    const answer = await ask(outcomeId);
    expect(answer.statusCode).toBe(200);
    const singles = [priceOf(idOf(['home'])), priceOf(idOf(['over']))].map(Number);
    const product = (singles[0] ?? 0) * (singles[1] ?? 0);
    expect(answer.json()).toEqual({
      outcomeId,
      price: priceOf(outcomeId),
      parts: [
        { ...parts.home, price: priceOf(idOf(['home'])) },
        { ...parts.over, price: priceOf(idOf(['over'])) },
      ],
      percent: Math.round((1 - Number(priceOf(outcomeId)) / product) * 100),
      relation: 'together',
      mostMargin: 6,
    });
    const refused = await ask(idOf(['home', 'away']));
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      error: {
        code: 'builder_contradictory',
        details: { builder: { parts: [parts.away, parts.home] } },
      },
    });
    for (const unknown of [idOf(['home']), `${event}~builder~ft-1x2:home`, 'builder']) {
      expect((await ask(unknown)).json(), unknown).toMatchObject({
        error: { code: 'outcome_unknown' },
      });
    }
    expect((await ask('x'.repeat(301))).statusCode).toBe(400);
    await app.close();
  });
});
