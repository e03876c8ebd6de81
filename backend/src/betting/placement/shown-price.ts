import type { PlaceBet } from '@touchline/contracts/betting';
import {
  CHANGE_COEF_ACTION,
  changeCoefAction,
  findCouponTraits,
  decidePriceChange,
} from '@touchline/domain/coupon';
import { ApiError } from '../../platform/http/api-error.ts';

/**
 * Compares the price of an anti-express with the one that the player saw. It depends on all prices
 * of its legs' markets, so that it may have changed while the legs' own prices have not.
 * @throws ApiError `price_changed` without differences, when the player wants to be asked
 */
export function assertShownPrice(requested: PlaceBet, totalOdds: string): void {
  const { typeId, coef, exactCoef } = requested;
  if (!findCouponTraits(typeId)?.isAgainst || coef === undefined) {
    return;
  }
  const action = exactCoef
    ? CHANGE_COEF_ACTION.alwaysAsk
    : changeCoefAction(requested.changeCoefAction);
  if (decidePriceChange({ action, oldPrice: coef, newPrice: totalOdds }) === 'ask') {
    throw new ApiError('price_changed', `the price is ${totalOdds} now, not ${coef}`, {
      details: { differences: [] },
    });
  }
}
