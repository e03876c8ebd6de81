import { BonusCostsAnswer } from '@touchline/contracts/money';
import { call } from './call.ts';
import { addressOf } from './query.ts';

/** What promotions cost in a period: moments in ms since epoch, the second is not part of it. */
export function readBonusCosts(period: { readonly from: number; readonly to: number }) {
  return call({
    path: addressOf('/wallet-api/v1/operator/bonuses', period),
    answer: BonusCostsAnswer,
  });
}
