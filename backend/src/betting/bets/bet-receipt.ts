import {
  AgreedBet,
  type Bet,
  type BetReceipt,
  RECEIPT_VERSION,
} from '@touchline/contracts/betting';
import { canonicalJson } from '@touchline/domain/canonical-json';
import { createHash } from 'node:crypto';

/** The receipt of a bet. @param placed the bet as it was when it was placed, whatever has become of it */
export function betReceipt(placed: Bet): BetReceipt {
  // The schema leaves out what is no part of the agreement.
  const agreed = AgreedBet.parse({ ...placed, version: RECEIPT_VERSION });
  const text = canonicalJson(agreed);
  return { agreed, text, hash: createHash('sha256').update(text).digest('hex') };
}
