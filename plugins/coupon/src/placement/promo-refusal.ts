import { errorCode } from '@touchline/plugin-api';

/** Whether a refusal is about the promo code and is shown beside its field. */
export function isPromoRefusal(error: unknown): boolean {
  return errorCode(error).startsWith('promo_code_');
}
