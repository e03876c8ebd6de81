import type { PlaceBet } from '@touchline/contracts/betting';
import { COUPON_TYPE, takesSingles } from '@touchline/domain/coupon';
import { ApiError } from '../../platform/http/api-error.ts';

/** @throws ApiError `promo_code_unsuited`, `vip_unavailable` */
function refuseAdditions({ promoCode, isVip }: PlaceBet): void {
  if (promoCode !== undefined) {
    throw new ApiError('promo_code_unsuited', 'multiple singles take no promo code', {
      details: { reason: 'type' },
    });
  }
  if (isVip) {
    throw new ApiError('vip_unavailable', 'multiple singles cannot be a VIP bet');
  }
}

/**
 * The requests of multiple singles, one a leg, each with its own stake.
 * @throws ApiError `stake_invalid` when the stakes do not add up to the amount, `validation_failed`
 * when an outcome comes twice, `promo_code_unsuited`, `vip_unavailable`
 */
export function singleRequests(requested: PlaceBet): readonly PlaceBet[] {
  const { bets, amount, amountByBetId = {} } = requested;
  refuseAdditions(requested);
  if (new Set(bets.map(({ outcomeId }) => outcomeId)).size < bets.length) {
    throw new ApiError('validation_failed', 'duplicate outcome');
  }
  const stakes = bets.map(({ outcomeId }) => amountByBetId[outcomeId] ?? 0);
  const total = stakes.reduce((sum, stake) => sum + stake, 0);
  if (total !== amount) {
    throw new ApiError('stake_invalid', `the singles cost ${total}, not ${amount}`);
  }
  return bets.map((bet, at) => ({
    ...requested,
    typeId: COUPON_TYPE.single,
    amount: stakes[at] ?? 0,
    bets: [bet],
  }));
}

/**
 * The requests of a coupon that is sent with singles: it alone, and the singles in the order of its legs.
 * @throws ApiError `coupon_type_unsupported` for a type without singles, `validation_failed` when a
 * single is on none of its legs, `promo_code_unsuited`, `vip_unavailable`, `prepaid_unavailable`
 */
export function partRequests(requested: PlaceBet): {
  readonly coupon: PlaceBet;
  readonly singles: readonly PlaceBet[];
} {
  const { singles = {}, ...coupon } = requested;
  refuseAdditions(requested);
  if (!takesSingles(coupon.typeId)) {
    throw new ApiError(
      'coupon_type_unsupported',
      `coupons of type ${coupon.typeId} take no singles`,
    );
  }
  if ((coupon.prepaidAmount ?? 0) > 0) {
    throw new ApiError('prepaid_unavailable', 'no advance is given on a coupon with singles');
  }
  const staked = coupon.bets.filter(({ outcomeId }) => singles[outcomeId] !== undefined);
  if (staked.length !== Object.keys(singles).length) {
    throw new ApiError('validation_failed', 'each single is on one leg of the coupon');
  }
  const { accountId, changeCoefAction, coefViewId, exactCoef, isDropOnScoreChange } = coupon;
  return {
    coupon,
    singles: staked.map(({ outcomeId, price, score }) => ({
      accountId,
      typeId: COUPON_TYPE.single,
      amount: singles[outcomeId] ?? 0,
      bets: [{ outcomeId, price, ...(score === undefined ? {} : { score }) }],
      changeCoefAction,
      coefViewId,
      exactCoef,
      isDropOnScoreChange,
    })),
  };
}
