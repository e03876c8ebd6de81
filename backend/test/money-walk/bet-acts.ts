import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type {
  BetAnswer,
  OpenBetCost,
  OpenBetCostsAnswer,
  PlaceBet,
} from '@touchline/contracts/betting';
import { cashOutPart, COUPON_TYPE } from '@touchline/domain/coupon';
import { LIMIT_TYPE } from '@touchline/domain/limits';
import { isOpen, type ModelBet, type Purse } from './player-model.ts';
import { CODES, outcomeOf } from './scripted-feed.ts';
import type { ActDraw, Walk, WalkAct } from './walk.ts';
import type { WalkPlayer } from './walk-player.ts';

/** How many legs a coupon of each type is drawn with. */
const LEGS: Readonly<Record<number, readonly number[]>> = {
  [COUPON_TYPE.single]: [1],
  [COUPON_TYPE.express]: [2, 3, 4],
  [COUPON_TYPE.system]: [3, 4],
  [COUPON_TYPE.chain]: [2, 3],
  [COUPON_TYPE.lobby]: [4],
  [COUPON_TYPE.conditional]: [3, 4],
  [COUPON_TYPE.antiExpress]: [2, 3],
  [COUPON_TYPE.lucky]: [2, 3],
  [COUPON_TYPE.patent]: [3],
  [COUPON_TYPE.multipleSingles]: [2, 3],
};
const TYPES = Object.values(COUPON_TYPE);
const CHANGED_TYPES = [COUPON_TYPE.single, COUPON_TYPE.express, COUPON_TYPE.lucky] as const;

function drawLegs(
  { feed, events, ended }: Walk,
  { number, oneOf }: ActDraw,
  count: number,
): PlaceBet['bets'] {
  const running = number(10) === 0 ? events : events.filter((id) => !ended.has(id));
  const first = number(events.length);
  return Array.from({ length: count }, (_, at) => {
    const eventId = running[(first + at) % running.length] ?? 0;
    const outcomeId = outcomeOf(eventId, oneOf(CODES) ?? 'home');
    return { outcomeId, price: feed.book.getOutcome(outcomeId)?.price ?? '2.00' };
  });
}

function couponOf(walk: Walk, draw: ActDraw): Omit<PlaceBet, 'accountId' | 'changeCoefAction'> {
  const typeId = draw.oneOf(TYPES) ?? COUPON_TYPE.single;
  const legs = drawLegs(walk, draw, draw.oneOf(LEGS[typeId] ?? [1]) ?? 1);
  const amount = 20 * (1 + draw.number(100));
  switch (typeId) {
    case COUPON_TYPE.system:
      return { typeId, amount, bets: legs, systemValue: 2 };
    case COUPON_TYPE.lobby: {
      const bets = legs.map((leg, at) => ({ ...leg, ...(at === 0 ? { lobby: true } : {}) }));
      return { typeId, amount, bets, systemValue: 2 };
    }
    case COUPON_TYPE.conditional:
      return { typeId, amount, bets: legs.map((leg, at) => ({ ...leg, blockId: at % 2 })) };
    case COUPON_TYPE.multipleSingles: {
      const amountByBetId = Object.fromEntries(legs.map(({ outcomeId }) => [outcomeId, amount]));
      return { typeId, amount: amount * legs.length, bets: legs, amountByBetId };
    }
    default:
      return { typeId, amount, bets: legs };
  }
}

function purseOf({ accounts }: WalkPlayer, accountId: string): Purse | undefined {
  return (['own', 'bonus'] as const).find((purse) => accounts[purse] === accountId);
}

/** What an accepted coupon did, by its answer. */
function take(walk: Walk, player: WalkPlayer, { bet, bets = [bet] }: BetAnswer): void {
  const { model, records } = player;
  for (const reported of bets) {
    const purse = purseOf(player, reported.accountId);
    if (purse === undefined) {
      walk.fault(`bet ${reported.id} was paid from an account of another player`);
      return;
    }
    model.place(purse, reported);
    records.staked += purse === 'own' ? reported.stake : 0;
  }
  const limit = records.limits.get(LIMIT_TYPE.wageringDay) ?? Infinity;
  if (records.isExcluded || records.staked > limit) {
    walk.fault(`bet ${bet.id} was taken although a limit or an exclusion forbids it`);
  }
}

/** A coupon of any type from any of the player's purses, or from another player's. */
export const place: WalkAct = async (walk, draw) => {
  const { player, number, oneOf, spoil } = draw;
  const { own = '', bonus = own } = player.accounts;
  const others = walk.players.flatMap(({ accounts }) => accounts.own ?? []);
  const hasBonus = player.model.balances.bonus > 0;
  const coupon = couponOf(walk, draw);
  const payload = spoil({
    ...coupon,
    accountId: oneOf([own, hasBonus ? bonus : own, hasBonus ? bonus : own, own, own, ...others]),
    changeCoefAction: 1,
    ...(player.records.mayOwe && number(3) === 0
      ? { prepaidAmount: Math.min(coupon.amount, 50) }
      : {}),
  });
  const key = randomUUID();
  const call = { method: 'POST', url: '/betting-api/v1/bets', payload, key } as const;
  const answers = await Promise.all(Array.from({ length: 1 + number(2) }, () => player.call(call)));
  const done = answers.filter(({ status }) => status === 200);
  const [first] = done;
  if (done.some(({ json }) => !isDeepStrictEqual(json, first?.json))) {
    walk.fault(`one key has two responses: ${JSON.stringify(done.map(({ json }) => json))}`);
  }
  if (first !== undefined) {
    const { bet, bets = [bet], refused = [] } = first.json as BetAnswer;
    const staked = bets.reduce((sum, { stake }) => sum + stake, 0);
    if (refused.length === 0 && staked !== payload.amount) {
      walk.fault(`a coupon of ${payload.amount} was taken as one of ${staked}`);
    }
    take(walk, player, first.json as BetAnswer);
  }
  return first ?? answers[0];
};

interface Priced {
  readonly cost: OpenBetCost;
  readonly bet: ModelBet;
}

/** One of the player's open bets with what it costs now. */
async function drawPriced({ player, oneOf }: ActDraw): Promise<Priced | undefined> {
  const { status, json } = await player.call({
    method: 'GET',
    url: '/betting-api/v1/opened-costs',
  });
  const costs = status === 200 ? (json as OpenBetCostsAnswer).costs : [];
  const cost = oneOf(costs.filter(({ amount }) => amount !== undefined));
  const bet = player.model.bets.find(({ reported }) => reported.id === cost?.betId);
  return cost && bet && { cost, bet };
}

/** Sells a bet or a part of it; at times twice at the same time under one key, at times with an old quote. */
export const sell: WalkAct = async (walk, draw) => {
  const { player, number, spoil } = draw;
  const priced = await drawPriced(draw);
  if (priced === undefined) return undefined;
  const { cost, bet } = priced;
  const { amount = 0, quote } = cost;
  const { stake: held } = bet;
  if (number(8) === 0) walk.clock.advance(60_000);
  const payload: { quote: unknown; amount: number; stake?: number } = spoil({
    quote,
    amount,
    ...(number(2) === 0 ? { stake: Math.ceil(held / 3) } : {}),
  });
  const url = `/betting-api/v1/bets/${bet.reported.id}/cash-out`;
  const call = { method: 'POST', url, payload, key: randomUUID() } as const;
  const answers = await Promise.all(Array.from({ length: 1 + number(2) }, () => player.call(call)));
  const done = answers.find(({ status }) => status === 200);
  if (done !== undefined) {
    const stake = payload.stake ?? held;
    player.model.sell(bet, {
      stake,
      amount: cashOutPart({ whole: amount, sold: stake, stake: held }),
    });
  }
  return done ?? answers[0];
};

/** Sells a bet for another one, with an addition or without. */
export const change: WalkAct = async (walk, draw) => {
  const { player, number, oneOf, spoil } = draw;
  const priced = await drawPriced(draw);
  if (priced === undefined) return undefined;
  const { cost, bet } = priced;
  const { amount = 0, quote } = cost;
  const typeId = oneOf(CHANGED_TYPES) ?? COUPON_TYPE.single;
  const payload: { addition?: number } = spoil({
    quote,
    amount,
    typeId,
    bets: drawLegs(walk, draw, oneOf(LEGS[typeId] ?? [1]) ?? 1),
    changeCoefAction: 1,
    ...(number(2) === 0 ? { addition: 20 * number(20) } : {}),
  });
  const url = `/betting-api/v1/bets/${bet.reported.id}/changes`;
  const answer = await player.call({ method: 'POST', url, payload });
  if (answer.status === 200) {
    const { addition = 0 } = payload;
    const { bet: reported } = answer.json as BetAnswer;
    if (reported.stake !== amount + addition) {
      walk.fault(`bet ${reported.id} stakes ${reported.stake}, not ${amount} and ${addition}`);
    }
    player.model.exchange(bet, amount);
    take(walk, player, answer.json as BetAnswer);
  }
  return answer;
};

/** Names the value at which a bet is sold without its player, or takes it back. */
export const setAutomatic: WalkAct = async (_walk, draw) => {
  const { player, number, oneOf, spoil } = draw;
  const bet = oneOf(player.model.bets.filter(isOpen));
  if (bet === undefined) return undefined;
  const payload: { amount?: number } = spoil(
    number(4) === 0 ? {} : { amount: Math.floor((bet.stake * (50 + number(150))) / 100) },
  );
  const url = `/betting-api/v1/bets/${bet.reported.id}/automatic-cash-out`;
  const answer = await player.call({ method: 'PUT', url, payload });
  if (answer.status === 200) {
    const { amount } = payload;
    bet.automaticAt = amount === 0 ? undefined : amount;
  }
  return answer;
};
