import {
  type GivePromoCode,
  OperatorPromoCodesAnswer,
  PromoCode,
} from '@touchline/contracts/betting';
import { call } from './call.ts';
import { addressOf } from './query.ts';

const CODES = '/betting-api/v1/operator/promo-codes';

/** Promo codes of all players, those that end last first, a page at a time. */
export function readPromoCodes({ cursor }: { readonly cursor: string | undefined }) {
  return call({ path: addressOf(CODES, { cursor }), answer: OperatorPromoCodesAnswer });
}

/** Makes a code; the same sent again is made once. @throws CallError `bad_request` where the code is taken */
export function givePromoCode({ code, ...body }: GivePromoCode & { readonly code: string }) {
  return call({
    path: `${CODES}/${encodeURIComponent(code)}`,
    method: 'PUT',
    body,
    answer: PromoCode,
  });
}

/** Ends a code now; bets that were placed with it keep its benefit. */
export function endPromoCode({ code, reason }: { readonly code: string; readonly reason: string }) {
  return call({
    path: addressOf(`${CODES}/${encodeURIComponent(code)}`, { reason }),
    method: 'DELETE',
    answer: OperatorPromoCodesAnswer,
  });
}
