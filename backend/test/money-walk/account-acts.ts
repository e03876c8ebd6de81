import { randomUUID } from 'node:crypto';
import type { SetLimitsAnswer } from '@touchline/contracts/limits';
import type { BonusesAnswer } from '@touchline/contracts/money';
import { LIMIT_TYPE } from '@touchline/domain/limits';
import type { WalkAct } from './walk.ts';

const HOUR = 3_600_000;
const LIMITS = '/limit-service-api/api/external/web/v3/limits';
const BLOCK = '/limit-service-api/limit/external/web/api/v1/BlockUser';

/** An operator gives a bonus; at times under a reference that was used before. */
export const giveBonus: WalkAct = async (walk, { player, number, oneOf, spoil }) => {
  const { model, accounts } = player;
  const reference = number(6) === 0 ? `again-${player.id}` : randomUUID();
  const hadBonus = model.hasBonus();
  const payload = spoil({
    currency: 'EUR',
    amount: 100 * (1 + number(30)),
    wagerTimes: 1 + number(2),
    minLegs: 1 + number(2),
    minCoef: oneOf(['1.01', '1.50']) ?? '1.01',
    expiresAt: walk.clock.now() + (1 + number(3)) * HOUR,
  });
  const answer = await walk.asOperator({
    method: 'PUT',
    url: `/wallet-api/v1/operator/players/${player.id}/bonuses/${reference}`,
    payload,
  });
  if (answer.status !== 200) {
    return answer;
  }
  const [given] = (answer.json as BonusesAnswer).bonuses;
  if (hadBonus || given === undefined) {
    walk.fault(`a second bonus was given to player ${player.id}`);
    return answer;
  }
  accounts.bonus = given.accountId;
  const { amount, wagerTimes, minLegs, minCoef, expiresAt } = payload;
  model.giveBonus(amount, {
    required: Math.ceil(amount * wagerTimes),
    minLegs,
    minCoef,
    types: undefined,
    expiresAt,
  });
  return answer;
};

/** The player gives a bonus up. */
export const dropBonus: WalkAct = async (_walk, { player }) => {
  const listed = await player.call({ method: 'GET', url: '/wallet-api/v1/bonuses' });
  if (listed.status !== 200) return listed;
  const [bonus] = (listed.json as BonusesAnswer).bonuses;
  if (bonus === undefined) return undefined;
  const answer = await player.call({
    method: 'DELETE',
    url: `/wallet-api/v1/bonuses/${bonus.id}`,
  });
  if (answer.status === 200 && player.model.hasBonus()) player.model.endBonus();
  return answer;
};

/** The player limits what they deposit or stake in a day. */
export const setLimit: WalkAct = async (_walk, { player, number, oneOf, spoil }) => {
  const limit = spoil({
    limitType: oneOf([LIMIT_TYPE.depositDay, LIMIT_TYPE.wageringDay]) ?? LIMIT_TYPE.depositDay,
    limitValue: 1_000 * (1 + number(60)),
  });
  const answer = await player.call({ method: 'POST', url: LIMITS, payload: { limits: [limit] } });
  if (answer.status === 200) {
    player.records.limits.clear();
    for (const held of (answer.json as SetLimitsAnswer).limitsData) {
      if (held.limitState === 'ACTIVE' && held.limitValue > 0) {
        player.records.limits.set(held.limitType, held.limitValue);
      }
    }
  }
  return answer;
};

/** The player takes a break from deposits, or excludes themselves for a while or permanently. */
export const exclude: WalkAct = async (_walk, { player, number }) => {
  const kind = number(3);
  const limitType = kind === 0 ? LIMIT_TYPE.depositTimeOut : LIMIT_TYPE.selfExclusion;
  const answer = await (kind === 1
    ? player.call({ method: 'POST', url: BLOCK })
    : player.call({
        method: 'POST',
        url: LIMITS,
        payload: { limits: [{ limitType, limitValue: kind === 0 ? 7 : 184 }] },
      }));
  if (answer.status === 200) {
    player.records.isOnBreak = true;
    player.records.isExcluded ||= kind !== 0;
  }
  return answer;
};
