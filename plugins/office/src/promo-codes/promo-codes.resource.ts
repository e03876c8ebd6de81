import {
  PromoCheckAnswer,
  PromoCodesAnswer,
  PromoHistoryAnswer,
} from '@touchline/contracts/betting';
import { defineResource, type Http } from '@touchline/plugin-api';

const CODES = '/betting-api/v1/promo-codes';

/** The codes that were given to the player and can still be used. */
export const ownPromoCodes = defineResource({
  name: 'office.promo-codes',
  path: (_parameters: Record<string, never>) => CODES,
  schema: PromoCodesAnswer,
  authentication: 'required',
});

/** The codes that the player's bets were placed with. */
export const promoHistory = defineResource({
  name: 'office.promo-history',
  path: (_parameters: Record<string, never>) => `${CODES}/history`,
  schema: PromoHistoryAnswer,
  authentication: 'required',
});

/** Whether the player may use a code, and what it gives. */
export function checkPromoCode(http: Http, code: string) {
  return http.request({
    path: `${CODES}/check?code=${encodeURIComponent(code)}`,
    schema: PromoCheckAnswer,
    authentication: 'required',
  });
}
