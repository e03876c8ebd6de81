import type { PlaceBet } from '@touchline/contracts/betting';
import { COUPON_TYPE } from '@touchline/domain/coupon';
import type { Grade } from '@touchline/domain/markets';
import { appendAudit } from '../../src/platform/audit/audit-log.ts';
import type { RecordAct } from '../../src/platform/audit/operator-acts.ts';
import { endBonuses, giveBonus, listBonuses } from '../../src/money/wallet/bonuses.ts';
import { withdrawBonus } from '../../src/money/wallet/withdraw-bonus.ts';
import { correctResults } from '../../src/betting/settlement/correct-results.ts';
import { givePromoCode } from '../../src/betting/promo-codes/give-promo-code.ts';
import { withdrawPromoCode } from '../../src/betting/promo-codes/promo-code-desk.ts';
import { voidBet } from '../../src/betting/settlement/void-bet.ts';
import { CODES, type Draw, type MoneyWorld, type StoredPlayer } from './money-world.ts';

const GRADES: readonly Grade[] = ['won', 'won', 'lost', 'lost', 'void', 'half-won', 'half-lost'];
const TYPES = [
  COUPON_TYPE.single,
  COUPON_TYPE.express,
  COUPON_TYPE.system,
  COUPON_TYPE.chain,
  COUPON_TYPE.lucky,
  COUPON_TYPE.patent,
  COUPON_TYPE.multipleSingles,
];
const HOUR = 60 * 60_000;
const CURRENCY = 'EUR';
const ACTOR = 'operator:chaos';

/** The world as one act meets it, with its own draws. */
export type ActingWorld = MoneyWorld & { readonly draw: Draw };

/** An act on a player's money; it may be refused. */
export type MoneyAct = (world: ActingWorld, player: StoredPlayer) => Promise<unknown>;

function drawLegs({ draw, events, book }: ActingWorld, count: number): PlaceBet['bets'] {
  const first = draw.number(events.length);
  return Array.from({ length: count }, (_, at) => {
    const event = events[(first + at) % events.length] as number;
    const outcomeId = `${event}~ft-1x2~${draw.oneOf(CODES)}`;
    return { outcomeId, price: book.getOutcome(outcomeId)?.price ?? '2.00' };
  });
}

/** A coupon of any kind, from any purse; at times the same request comes twice at the same time. */
const place: MoneyAct = async (world, { playerId, accountId }) => {
  const { draw, placeBet, pool } = world;
  const typeId = draw.oneOf(TYPES);
  const bets = drawLegs(world, typeId === COUPON_TYPE.single ? 1 : 3 + draw.number(2));
  const amount = 100 * (1 + draw.number(30));
  const isSingles = typeId === COUPON_TYPE.multipleSingles;
  const bonus = (await listBonuses(pool, playerId)).find(({ state }) => state === 'active');
  const payload: PlaceBet = {
    accountId: bonus !== undefined && draw.number(2) === 0 ? bonus.accountId : accountId,
    typeId,
    bets,
    amount: isSingles ? amount * bets.length : amount,
    changeCoefAction: 1,
    ...(isSingles
      ? { amountByBetId: Object.fromEntries(bets.map((bet) => [bet.outcomeId, amount])) }
      : {}),
    ...(typeId === COUPON_TYPE.system ? { systemValue: 2 } : {}),
    ...(draw.number(4) === 0 && !isSingles ? { promoCode: `CHAOS-${draw.number(6)}` } : {}),
    ...(draw.number(5) === 0 ? { prepaidAmount: Math.min(amount, 500) } : {}),
  };
  const requested = { playerId, idempotencyKey: world.nextKey(), payload };
  await Promise.all(
    draw.number(4) === 0 ? [placeBet(requested), placeBet(requested)] : [placeBet(requested)],
  );
};

const move: MoneyAct = async ({ draw, events, book }) => {
  const outcomeId = `${draw.oneOf(events)}~ft-1x2~${draw.oneOf(CODES)}`;
  book.offer(outcomeId, {
    price: (1.1 + draw.number(600) / 100).toFixed(2),
    status: draw.number(8) === 0 ? 'suspended' : 'open',
  });
};

const sell: MoneyAct = async ({ draw, cashOuts, nextKey }, { playerId }) => {
  const { betId, amount, quote, stake } = draw.oneOf(await cashOuts.costs(playerId)) ?? {};
  if (betId === undefined || amount === undefined || quote === undefined) return;
  const part = draw.number(2) === 0 && stake !== undefined ? Math.ceil(stake / 3) : undefined;
  const requested = { quote, amount, ...(part === undefined ? {} : { stake: part }) };
  const sale = { playerId, betId, key: nextKey(), requested };
  await Promise.all([cashOuts.sell(sale), ...(draw.number(3) === 0 ? [cashOuts.sell(sale)] : [])]);
};

const sellAutomatically: MoneyAct = async ({ draw, cashOuts }, { playerId }) => {
  const { betId, amount } = draw.oneOf(await cashOuts.costs(playerId)) ?? {};
  if (betId === undefined || amount === undefined) return;
  await cashOuts.setAutomatic({ playerId, betId, amount: amount + 1 + draw.number(100) });
  await cashOuts.sellDue();
};

const change: MoneyAct = async (world, { playerId }) => {
  const { draw, cashOuts, nextKey } = world;
  const { betId, amount, quote } = draw.oneOf(await cashOuts.costs(playerId)) ?? {};
  if (betId === undefined || amount === undefined || quote === undefined) return;
  const bets = drawLegs(world, 1 + draw.number(3));
  const typeId = bets.length === 1 ? COUPON_TYPE.single : COUPON_TYPE.express;
  const requested = { quote, amount, typeId, bets, changeCoefAction: 1 as const };
  await world.change({
    playerId,
    betId,
    key: nextKey(),
    requested: { ...requested, ...(draw.number(2) === 0 ? { addition: 100 } : {}) },
  });
};

const settle: MoneyAct = async ({ draw, events, settlement }) => {
  await settlement.settleLegs(draw.oneOf(events), () => ({ result: draw.oneOf(GRADES) }));
};

const resettle: MoneyAct = async ({ draw, events, pool, clock, settlement }) => {
  const eventId = draw.oneOf(events);
  const outcomes = CODES.map((code) => ({
    outcomeId: `${eventId}~ft-1x2~${code}`,
    result: draw.oneOf(GRADES),
  }));
  await correctResults(
    { pool, clock, settlement },
    { eventId, outcomes, reason: 'chaos', actor: ACTOR },
  );
};

const makeVoid: MoneyAct = async ({ draw, openBets, pool, clock }, { playerId }) => {
  const { id } = draw.oneOf(await openBets(playerId)) ?? {};
  if (id !== undefined) {
    await voidBet(
      { pool, clock },
      { betId: id, actor: ACTOR, reason: 'price-error', note: 'chaos' },
    );
  }
};

const giveCode: MoneyAct = async ({ draw, pool, clock }) => {
  const isFree = draw.number(2) === 0;
  await givePromoCode(
    { pool, clock },
    {
      promo: {
        code: `CHAOS-${draw.number(6)}`,
        kind: isFree ? 'free-bet' : 'win-boost',
        currency: CURRENCY,
        expiresAt: clock() + HOUR,
        ...(isFree ? { amount: 100 * (1 + draw.number(30)) } : { percent: 25 }),
      },
      playerId: undefined,
      actor: ACTOR,
    },
  );
};

const endCode: MoneyAct = async ({ draw, pool, clock }) => {
  const audit: RecordAct = async ({ client, ...act }) => {
    await appendAudit(client, { actor: ACTOR, action: 'promo-code.withdraw', ...act });
  };
  await withdrawPromoCode({ pool, clock }, { code: `CHAOS-${draw.number(6)}`, audit });
};

const reward: MoneyAct = async ({ draw, pool, clock, nextKey }, { playerId }) => {
  await giveBonus(
    { pool, clock },
    {
      playerId,
      reference: nextKey(),
      currency: CURRENCY,
      amount: 500 * (1 + draw.number(6)),
      wagerTimes: 1 + draw.number(3),
      minLegs: 1,
      minCoef: '1.01',
      expiresAt: clock() + HOUR,
      actor: ACTOR,
    },
  );
};

const takeBack: MoneyAct = async ({ pool, clock }, { playerId }) => {
  const [bonus] = await listBonuses(pool, playerId);
  if (bonus !== undefined) {
    await withdrawBonus({ pool, clock }, { playerId, bonusId: bonus.id, actor: ACTOR });
  }
};

const goOn: MoneyAct = async ({ draw, pool, clock, advance }) => {
  advance(draw.number(HOUR / 4));
  await endBonuses(pool, clock());
};

/** Every act with how often it is drawn. */
export const MONEY_ACTS: readonly (readonly [name: string, act: MoneyAct, weight: number])[] = [
  ['place', place, 30],
  ['move', move, 15],
  ['settle', settle, 10],
  ['sell', sell, 10],
  ['change', change, 8],
  ['resettle', resettle, 6],
  ['sell automatically', sellAutomatically, 4],
  ['void', makeVoid, 3],
  ['give a code', giveCode, 4],
  ['end a code', endCode, 2],
  ['give a bonus', reward, 5],
  ['take a bonus back', takeBack, 2],
  ['go on', goOn, 3],
];
