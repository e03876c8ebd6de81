import { CodedError, hasCode } from '@touchline/domain/errors';
import type { BetAnswer, RefusedLeg } from '@touchline/contracts/betting';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { ApiError, isCodedError } from '../../platform/http/api-error.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type PlacementResult, placeBets } from '../../money/wallet/bet-money.ts';
import type { BetGuard } from './bet-guard.ts';
import { placedBet } from '../bets/bet-store.ts';
import type { CheckedCoupon } from './check-coupon.ts';

/** One of multiple singles: what may be placed, or why it may not. */
export type JudgedSingle =
  | { readonly outcomeId: string; readonly coupon: CheckedCoupon }
  | { readonly outcomeId: string; readonly refusal: unknown };

interface Taken {
  readonly coupon: CheckedCoupon;
  readonly outcome: PlacementResult;
}

/** The key of a coupon has its bets already. No code of the catalogue: it refuses no single leg. */
const REPEATED = 'coupon_repeated';

function refusedLeg(outcomeId: string, refusal: unknown): RefusedLeg {
  if (!isCodedError(refusal)) {
    throw refusal;
  }
  const { code, details } = refusal;
  return { outcomeId, code, ...(details === undefined ? {} : { details }) };
}

async function placeOne(
  client: PoolClient,
  {
    coupon,
    guard,
    currency,
  }: {
    readonly coupon: CheckedCoupon;
    readonly guard: BetGuard;
    readonly currency: string;
  },
): Promise<PlacementResult> {
  const { player: playerId, stake: amount } = coupon.request;
  await guard.checkBet(client, { playerId, amount, currency });
  const [outcome] = await placeBets(client, [{ ...coupon.request, checked: true }]);
  switch (outcome?.outcome) {
    case 'placed':
      return outcome;
    case 'insufficient':
      throw new ApiError('balance_insufficient', 'there is not enough money on the account');
    case 'repeated':
    case 'key-reused':
      throw new CodedError(REPEATED, 'the key of the coupon has its bets already');
    default:
      throw new ApiError('account_unknown', 'there is no such account');
  }
}

/**
 * Places multiple singles in one transaction, each as a separate bet: valid ones are accepted,
 * the others refused with their codes. The first bet carries the coupon's key and the answer.
 * @returns the answer, or `repeated` when the key has its bets already
 * @throws ApiError `coupon_all_refused` when none can be taken
 */
export async function placeSingles(
  { pool, guard }: { readonly pool: Pool; readonly guard: BetGuard },
  coupon: {
    readonly playerId: string;
    readonly currency: string;
    readonly singles: readonly JudgedSingle[];
  },
): Promise<BetAnswer | 'repeated'> {
  const { playerId, currency, singles } = coupon;
  try {
    return await inTransaction(pool, async (client) => {
      await guard.lock(client, playerId);
      const taken: Taken[] = [];
      const refused: RefusedLeg[] = [];
      for (const single of singles) {
        try {
          if ('refusal' in single) throw single.refusal;
          const { request, legs } = single.coupon;
          const key = taken.length === 0 ? request.key : `${request.key}#${taken.length}`;
          const keyed = { request: { ...request, key }, legs };
          taken.push({
            coupon: keyed,
            outcome: await placeOne(client, { coupon: keyed, guard, currency }),
          });
        } catch (error) {
          refused.push(refusedLeg(single.outcomeId, error));
        }
      }
      const bets = taken.map(({ coupon: placed, outcome }) => placedBet(placed, outcome));
      const [bet] = bets;
      if (bet === undefined) {
        throw new ApiError('coupon_all_refused', 'none of the singles can be accepted', {
          details: { refused },
        });
      }
      const balance = taken.at(-1)?.outcome.balance ?? 0;
      const answer: BetAnswer = { bet, balance, bets, refused };
      await client.query('INSERT INTO singles_answer (bet_id, answer) VALUES ($1, $2)', [
        bet.id,
        JSON.stringify(answer),
      ]);
      return answer;
    });
  } catch (error) {
    if (hasCode(error, REPEATED)) {
      return 'repeated';
    }
    throw error;
  }
}
