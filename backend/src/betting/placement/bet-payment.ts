import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError, isCodedError } from '../../platform/http/api-error.ts';
import type { PlacementResult, PlacementRequest } from '../../money/wallet/bet-money.ts';
import { createPlacementBatcher } from '../../money/wallet/placement-batcher.ts';
import type { CostMemo } from '../cash-out/cost-memo.ts';
import { advanceCover } from './advances.ts';
import type { BetGuard } from './bet-guard.ts';
import type { CheckedCoupon, CouponContext } from './check-coupon.ts';
import { placeFunded } from './place-funded.ts';
import type { PriceBook } from './price-book.ts';

/** Takes the stake and writes the bet in one transaction. */
export type PayBet = (
  request: PlacementRequest,
  context: Pick<CouponContext, 'account' | 'settings' | 'promo' | 'prepaidAmount'>,
) => Promise<PlacementResult>;

/** Most bets go with others; those that need their player's lock or the house's money go alone. */
export function createBetPayment({
  pool,
  book,
  guard,
  memo,
}: {
  readonly pool: Pool;
  readonly book: PriceBook;
  readonly guard: BetGuard;
  readonly memo: CostMemo;
}): PayBet {
  const place = createPlacementBatcher(pool);
  return async (request, { account, settings, promo, prepaidAmount: amount }) => {
    const { id, currency } = account;
    if (promo !== undefined || amount !== undefined) {
      // Priced after the delay: what was open before it may have been sold since.
      const advance =
        amount === undefined
          ? undefined
          : { amount, cover: await advanceCover({ pool, book, settings, memo }, id) };
      const freeStake = promo?.kind === 'free-bet' ? request.stake : 0;
      const funding = { advance, promo: promo && { code: promo.code, freeStake } };
      return placeFunded({ pool, guard }, { request, currency, funding });
    }
    const outcome = await place(request);
    return outcome.outcome === 'guarded'
      ? placeFunded({ pool, guard }, { request, currency })
      : outcome;
  };
}

/** The refusal of a bet on what operators suspended after this process had last looked. */
export function suspendedMeanwhile({ legs }: Pick<CheckedCoupon, 'legs'>): ApiError {
  return new ApiError('outcome_suspended', `${legs.length} of the outcomes cannot be bet on`, {
    details: { outcomeIds: legs.map(({ outcomeId }) => outcomeId), reason: 'operator' },
  });
}

/** @throws ApiError `responsible_gaming_unavailable` while the player's own limits cannot be checked */
export async function assertGuarded(guard: BetGuard): Promise<void> {
  try {
    await guard.assertAvailable();
  } catch (error) {
    throw isCodedError(error)
      ? error
      : new ApiError('responsible_gaming_unavailable', 'limits cannot be checked now', {
          cause: error,
        });
  }
}
