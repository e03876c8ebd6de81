import { CodedError, hasCode } from '@touchline/domain/errors';
import type { BetAnswer, RefusedCoupon, RefusedLeg } from '@touchline/contracts/betting';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { ApiError, isCodedError } from '../../platform/http/api-error.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type PlacementResult, placeBets } from '../../money/wallet/bet-money.ts';
import type { BetGuard } from './bet-guard.ts';
import { suspendedMeanwhile } from './bet-payment.ts';
import { placedBet } from '../bets/bet-store.ts';
import type { CheckedCoupon } from './check-coupon.ts';

/** One bet of several that are sent together: what may be placed, or why it may not. */
export type JudgedPart = {
  /** The leg of a single; absent for the coupon that singles are placed with. */
  readonly outcomeId?: string | undefined;
} & ({ readonly coupon: CheckedCoupon } | { readonly refusal: unknown });

interface Taken {
  readonly coupon: CheckedCoupon;
  readonly outcome: PlacementResult;
}

/** The key of a coupon has its bets already. No code of the catalogue: it refuses no single part. */
const REPEATED = 'coupon_repeated';

function refusedPart(refusal: unknown): RefusedCoupon {
  if (!isCodedError(refusal)) {
    throw refusal;
  }
  const { code, details } = refusal;
  return { code, ...(details === undefined ? {} : { details }) };
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
    case 'suspended':
      throw suspendedMeanwhile(coupon);
    case 'repeated':
    case 'key-reused':
      throw new CodedError(REPEATED, 'the key of the coupon has its bets already');
    default:
      throw new ApiError('account_unknown', 'there is no such account');
  }
}

interface Parts {
  readonly playerId: string;
  readonly currency: string;
  readonly parts: readonly JudgedPart[];
}

async function placeEach(
  client: PoolClient,
  guard: BetGuard,
  { currency, parts }: Parts,
): Promise<{
  readonly taken: readonly Taken[];
  readonly refused: readonly RefusedLeg[];
  readonly refusedCoupon: RefusedCoupon | undefined;
}> {
  const taken: Taken[] = [];
  const refused: RefusedLeg[] = [];
  let refusedCoupon: RefusedCoupon | undefined;
  for (const part of parts) {
    try {
      if ('refusal' in part) throw part.refusal;
      const { request, legs } = part.coupon;
      const key = taken.length === 0 ? request.key : `${request.key}#${taken.length}`;
      const coupon = { request: { ...request, key }, legs };
      taken.push({ coupon, outcome: await placeOne(client, { coupon, guard, currency }) });
    } catch (error) {
      const refusal = refusedPart(error);
      if (part.outcomeId === undefined) {
        refusedCoupon = refusal;
      } else {
        refused.push({ outcomeId: part.outcomeId, ...refusal });
      }
    }
  }
  return { taken, refused, refusedCoupon };
}

/**
 * Places several bets in one transaction: valid ones are accepted, the others refused with their
 * codes. The first bet carries the key and the answer.
 * @returns the answer, or `repeated` when the key has its bets already
 * @throws ApiError `coupon_all_refused` when none can be taken
 */
export async function placeParts(
  { pool, guard }: { readonly pool: Pool; readonly guard: BetGuard },
  sent: Parts,
): Promise<BetAnswer | 'repeated'> {
  try {
    return await inTransaction(pool, async (client) => {
      await guard.lock(client, sent.playerId);
      const { taken, refused, refusedCoupon } = await placeEach(client, guard, sent);
      const bets = taken.map(({ coupon, outcome }) => placedBet(coupon, outcome));
      const [bet] = bets;
      if (bet === undefined) {
        const coupon = refusedCoupon === undefined ? {} : { coupon: refusedCoupon };
        throw new ApiError('coupon_all_refused', 'none of the bets can be accepted', {
          details: { refused, ...coupon },
        });
      }
      const balance = taken.at(-1)?.outcome.balance ?? 0;
      const answer: BetAnswer = {
        bet,
        balance,
        bets,
        refused: [...refused],
        ...(refusedCoupon === undefined ? {} : { refusedCoupon }),
      };
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
