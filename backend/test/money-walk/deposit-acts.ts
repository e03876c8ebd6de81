import { randomUUID } from 'node:crypto';
import type { DepositAnswer } from '@touchline/contracts/money';
import { LIMIT_TYPE } from '@touchline/domain/limits';
import type { WalkAct, WalkPayment } from './walk.ts';
import type { WalkPlayer } from './walk-player.ts';

/** The bonus of a first deposit, as `WALK_SETTINGS` offers it. */
export const FIRST_DEPOSIT = { percent: 100, minimum: 1_000, maximum: 10_000, wagerTimes: 1 };

const OUTCOMES = ['succeeded', 'succeeded', 'succeeded', 'failed', 'cancelled'] as const;
const MINUTE = 60_000;
const BONUS_DAYS = 30;
const DAY = 86_400_000;

function creditedOf(payments: readonly WalkPayment[], player: WalkPlayer): number {
  return payments
    .filter((payment) => payment.player === player && payment.state === 'credited')
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** Opens a deposit; at times the same request comes twice at the same time. */
export const openDeposit: WalkAct = async (walk, { player, number, spoil }) => {
  const { payments } = walk;
  const payload = spoil({
    accountId: player.accounts.own,
    methodId: 'test-card',
    amount: 100 * (50 + number(300)),
    limitAnswer: 'none',
    language: 'en',
  });
  const call = {
    method: 'POST',
    url: '/payments-api/v1/deposits',
    payload,
    key: randomUUID(),
  } as const;
  const answers = await Promise.all(Array.from({ length: 1 + number(2) }, () => player.call(call)));
  const done = answers.filter(({ status }) => status === 200);
  const ids = new Set(done.map(({ json }) => (json as DepositAnswer).payment.id));
  if (ids.size > 1) {
    walk.fault('one key opened two deposits');
  }
  const [id] = ids;
  if (id !== undefined) {
    const limit = player.records.limits.get(LIMIT_TYPE.depositDay) ?? Infinity;
    if (player.records.isOnBreak || creditedOf(payments, player) + payload.amount > limit) {
      walk.fault('a deposit was taken that a limit or a break forbids');
    }
    payments.push({ id, player, amount: payload.amount, state: 'open' });
  }
  return done[0] ?? answers[0];
};

function credit({ player, amount, state }: WalkPayment, now: number): WalkPayment['state'] {
  const { model, records } = player;
  if (state !== 'open') {
    return state;
  }
  if (records.isOnBreak) {
    return 'refunded';
  }
  model.credit('own', amount);
  const isFirst = !records.hasDeposited;
  records.hasDeposited = true;
  if (isFirst && records.wantsBonus && !model.hasBonus() && amount >= FIRST_DEPOSIT.minimum) {
    const bonus = Math.min(amount, FIRST_DEPOSIT.maximum);
    model.giveBonus(bonus, {
      required: bonus * FIRST_DEPOSIT.wagerTimes,
      minLegs: 1,
      minCoef: '1.01',
      types: undefined,
      expiresAt: now + BONUS_DAYS * DAY,
    });
  }
  return 'credited';
}

/** The provider reports how a deposit ended: in time or late, once or twice at the same time, truly or not. */
export const callBack: WalkAct = async (walk, { number, oneOf, spoil }) => {
  const payment = oneOf(walk.payments);
  if (payment === undefined) {
    return undefined;
  }
  const outcome = oneOf(OUTCOMES);
  const reported = { paymentId: payment.id, outcome, amount: payment.amount, currency: 'EUR' };
  const body = JSON.stringify(spoil({ eventId: randomUUID(), ...reported }));
  const headers = number(12) === 0 ? {} : walk.sign(body);
  const call = { method: 'POST', url: '/payments-api/v1/callbacks/test', payload: body } as const;
  const answers = await Promise.all(
    Array.from({ length: 1 + number(2) }, () => walk.send(call, headers)),
  );
  const done = answers.find(({ status }) => status === 200);
  if (done !== undefined && (JSON.parse(body) as { outcome: string }).outcome === 'succeeded') {
    payment.state = credit(payment, walk.clock.now());
  }
  return done ?? answers[0];
};

/** Time passes, so that quotes expire and deposits are given up; money may still arrive later. */
export const wait: WalkAct = async ({ clock }, { oneOf }) => {
  clock.advance(oneOf([1_000, 30_000, 10 * MINUTE, 36 * MINUTE]) ?? 0);
  return { status: 200, json: undefined };
};

/** Wants the bonus of the first deposit, or no longer. */
export const chooseBonus: WalkAct = async (_walk, { player, number }) => {
  const accepted = number(4) > 0;
  const answer = await player.call({
    method: 'PUT',
    url: '/wallet-api/v1/deposit-bonus',
    payload: { accepted },
  });
  if (answer.status === 200) player.records.wantsBonus = accepted;
  return answer;
};
