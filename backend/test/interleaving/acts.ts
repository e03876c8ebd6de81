import type { PlaceBet } from '@touchline/contracts/betting';
import { COUPON_TYPE } from '@touchline/domain/coupon';
import { LIMIT_TYPE } from '@touchline/domain/limits';
import type { Grade } from '@touchline/domain/markets';
import { HOUR } from '@touchline/domain/time';
import { appendAudit } from '../../src/platform/audit/audit-log.ts';
import { correctResults } from '../../src/betting/settlement/correct-results.ts';
import { withdrawPromoCode } from '../../src/betting/promo-codes/promo-code-desk.ts';
import { voidBet } from '../../src/betting/settlement/void-bet.ts';
import type { PaymentEvent } from '../../src/money/payments/payment-event.ts';
import { createTransfers } from '../../src/identity/player-configuration/transfers.ts';
import { endBonus, giveBonus } from '../../src/money/wallet/bonuses.ts';
import { withdrawBonus } from '../../src/money/wallet/withdraw-bonus.ts';
import type { MoneyServices } from './services.ts';
import { CURRENCY, type OpenBetName, WITHDRAWN, type World, type WorldEvent } from './world.ts';

/** Something that happens to the money of a player, with its own key. */
export type MoneyAct = (
  services: MoneyServices,
  world: World,
  /** Distinguishes the two acts of a pair. */
  key: string,
) => Promise<unknown>;

const ACTOR = 'operator:interleaving';

function placing(payload: (world: World) => PlaceBet): MoneyAct {
  return ({ placeBet }, world, key) =>
    placeBet({ playerId: world.playerId, idempotencyKey: key, payload: payload(world) });
}

function selling(bet: OpenBetName, stake?: number): MoneyAct {
  return ({ cashOuts }, world, key) =>
    cashOuts.sell({
      playerId: world.playerId,
      betId: world[bet],
      key,
      requested: { ...world.quotes[bet], ...(stake === undefined ? {} : { stake }) },
    });
}

function changing(bet: OpenBetName, event: WorldEvent): MoneyAct {
  return ({ changeBet }, world, key) =>
    changeBet({
      playerId: world.playerId,
      betId: world[bet],
      key,
      requested: {
        ...world.quotes[bet],
        typeId: COUPON_TYPE.single,
        bets: [{ outcomeId: world.outcomeOf(event), price: '2.00' }],
        changeCoefAction: 1,
      },
    });
}

function settling(event: WorldEvent, result: Grade): MoneyAct {
  return ({ settlement }, world) => settlement.settleLegs(world.eventOf(event), () => ({ result }));
}

function telling(outcome: PaymentEvent['outcome']): MoneyAct {
  return ({ handleCallback }, { pendingPayment: paymentId }, key) => {
    const event: PaymentEvent = {
      eventId: `${paymentId}-${key}`,
      paymentId,
      outcome,
      amount: 4_000,
      currency: CURRENCY,
    };
    return handleCallback({ provider: 'bank', headers: {}, body: JSON.stringify(event) });
  };
}

/** A provider's report about the withdrawal that is on its way. */
function reporting(outcome: 'succeeded' | 'failed'): MoneyAct {
  return ({ handleCallback }, { sentWithdrawal: paymentId }, key) => {
    const event: PaymentEvent = {
      eventId: `${paymentId}-${key}`,
      paymentId,
      outcome,
      amount: WITHDRAWN.sent,
      currency: CURRENCY,
    };
    return handleCallback({ provider: 'bank', headers: {}, body: JSON.stringify(event) });
  };
}

function limiting(type: number, value: number): MoneyAct {
  return ({ limits }, { playerId }) => limits.set(playerId, [{ type, value }]);
}

/** All of an account into another currency, as it was quoted. */
function converting(account: 'foreign' | 'further', currency: string): MoneyAct {
  return async ({ conversions }, { playerId, [account]: accountId }, key) => {
    const { amount, converted } = await conversions.quote(playerId, { accountId, currency });
    const form = { accountId, currency, amount, converted };
    await conversions.convert({ playerId, key, form });
  };
}

/** Every act by its name. Amounts in minor units. */
export const MONEY_ACTS = {
  'place a bet': placing(({ singleOn }) => singleOn('free')),
  'place a live bet': placing(({ singleOn }) => singleOn('live')),
  'place a system': placing(({ singleOn, outcomeOf }) =>
    singleOn('free', {
      typeId: COUPON_TYPE.system,
      systemValue: 2,
      amount: 900,
      bets: (['free', 'other', 'third'] as const).map((event) => ({
        outcomeId: outcomeOf(event),
        price: '2.00',
      })),
    }),
  ),
  'place several singles': placing(({ singleOn, outcomeOf }) => {
    const bets = (['free', 'other'] as const).map((event) => outcomeOf(event));
    return singleOn('free', {
      typeId: COUPON_TYPE.multipleSingles,
      amount: 1_400,
      amountByBetId: Object.fromEntries(bets.map((outcomeId) => [outcomeId, 700])),
      bets: bets.map((outcomeId) => ({ outcomeId, price: '2.00' })),
    });
  }),
  'place a bet with an advance': placing(({ singleOn }) =>
    singleOn('free', { amount: 400, prepaidAmount: 200 }),
  ),
  'place a live bet with an advance': placing(({ singleOn }) =>
    singleOn('live', { amount: 400, prepaidAmount: 200 }),
  ),
  'place a bet with a promo code': placing(({ singleOn, promoCode }) =>
    singleOn('free', { amount: 400, promoCode }),
  ),
  'place a bet from the bonus': placing(({ singleOn, bonusAccount: accountId }) =>
    singleOn('free', { amount: 200, accountId }),
  ),
  'sell a bet': selling('ownBet'),
  'sell a part of a bet': selling('ownBet', 400),
  'sell a bet staked with an advance': selling('lentBet'),
  'sell a bet of the bonus': selling('bonusBet'),
  'sell a bet at its value': async ({ cashOuts }, { playerId, ownBet: betId }) => {
    await cashOuts.setAutomatic({ playerId, betId, amount: 900 });
    await cashOuts.sellDue();
  },
  'change a bet': changing('ownBet', 'other'),
  'change a bet staked with an advance': changing('lentBet', 'other'),
  'pay a bet early': ({ settlement }, { eventOf }) =>
    settlement.payEarly(eventOf('own'), [{ side: 'home', lead: 2, home: 2, away: 0 }]),
  'win a bet': settling('own', 'won'),
  'lose a bet': settling('own', 'lost'),
  'win a bet staked with an advance': settling('lent', 'won'),
  'lose a bet staked with an advance': settling('lent', 'lost'),
  'win a bet of the bonus': settling('bonus', 'won'),
  'lose a bet of the bonus': settling('bonus', 'lost'),
  'correct a result': ({ pool, clock, settlement }, { eventOf, outcomeOf }) =>
    correctResults(
      { pool, clock, settlement },
      {
        eventId: eventOf('settled'),
        outcomes: [{ outcomeId: outcomeOf('settled'), result: 'won' }],
        reason: 'wrong result',
        actor: ACTOR,
      },
    ),
  'void a bet': ({ pool, clock }, { ownBet: betId }) =>
    voidBet({ pool, clock }, { betId, actor: ACTOR, reason: 'price-error', note: 'wrong price' }),
  'open a deposit': ({ deposits }, { playerId, main: accountId }, key) =>
    deposits.create({
      playerId,
      key,
      form: { accountId, methodId: 'card', amount: 7_000, language: 'en' },
    }),
  'confirm a deposit': telling('succeeded'),
  'fail a deposit': telling('failed'),
  'give up deposits': ({ deposits }) => deposits.cancelAbandoned(),
  'request a withdrawal': ({ withdrawals }, { playerId, main: accountId }, key) =>
    withdrawals.request({
      playerId,
      key,
      form: { accountId, methodId: 'card', meansId: 'own', amount: 1_000, language: 'en' },
    }),
  'send withdrawals': ({ withdrawals }) => withdrawals.send(),
  'pay a withdrawal': reporting('succeeded'),
  'fail a withdrawal': reporting('failed'),
  'approve a withdrawal': ({ decideWithdrawal }, { reviewedWithdrawal }) =>
    decideWithdrawal(reviewedWithdrawal, 'approved'),
  'reject a withdrawal': ({ decideWithdrawal }, { reviewedWithdrawal }) =>
    decideWithdrawal(reviewedWithdrawal, 'rejected'),
  'give a bonus': ({ pool, clock }, { playerId }, key) =>
    giveBonus(
      { pool, clock },
      {
        playerId,
        reference: key,
        currency: CURRENCY,
        amount: 700,
        wagerTimes: 2,
        minLegs: 1,
        minCoef: '1.01',
        expiresAt: clock() + HOUR,
        actor: ACTOR,
      },
    ),
  'forfeit a bonus': ({ pool, clock }, { playerId, bonusId }) =>
    withdrawBonus({ pool, clock }, { playerId, bonusId, actor: `player:${playerId}` }),
  'end a bonus': ({ pool, clock }, { bonusId: id }) =>
    endBonus(pool, { id, at: new Date(clock() + 2 * HOUR) }),
  'withdraw a promo code': ({ pool, clock }, { promoCode: code }) =>
    withdrawPromoCode(
      { pool, clock },
      {
        code,
        audit: async ({ client, ...act }) => {
          await appendAudit(client, { actor: ACTOR, action: 'promo-code.withdraw', ...act });
        },
      },
    ),
  'lower the deposit limit': limiting(LIMIT_TYPE.depositDay, 8_000),
  'lower the wagering limit': limiting(LIMIT_TYPE.wageringDay, 3_000),
  'confirm the raised limit': ({ pendingLimits }, { playerId }) =>
    pendingLimits.act(playerId, { action: 'approve' }),
  'exclude oneself': limiting(LIMIT_TYPE.selfExclusion, 184),
  'take a time-out': limiting(LIMIT_TYPE.selfExclusion, 1),
  'close the player account': ({ returns }, { playerId }) => returns.close(playerId, 'unused'),
  'switch to another account': ({ accounts }, { playerId, further }) =>
    accounts.activate(playerId, further),
  'close an account': ({ accounts }, { playerId, further }) => accounts.remove(playerId, further),
  'convert an account into the further one': converting('foreign', 'USD'),
  'convert the further account': converting('further', 'EUR'),
  'agree to a transfer': ({ pool, clock }, { playerId }) =>
    createTransfers({ pool, clock }).agree(playerId),
} as const satisfies Readonly<Record<string, MoneyAct>>;

export type ActName = keyof typeof MONEY_ACTS;
