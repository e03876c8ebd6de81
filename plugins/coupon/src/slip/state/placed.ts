import { type BetAnswer, type PlaceBet, type StoredCoupon } from '@touchline/contracts/betting';
import { COUPON_TYPE } from '@touchline/domain/coupon';
import { withoutLegs } from './legs.ts';
import { emptied } from './replaced.ts';
import { changed } from './slip-state.ts';

/**
 * The slip after its bets were answered: what was taken is off it, what was refused stays with its
 * stake, so that another press places nothing a second time.
 */
export function afterPlacing(
  state: StoredCoupon,
  sent: Pick<PlaceBet, 'bets' | 'singles'>,
  { refused = [], refusedCoupon }: Pick<BetAnswer, 'refused' | 'refusedCoupon'>,
): StoredCoupon {
  const kept = new Set(refused.map(({ outcomeId }) => outcomeId));
  if (refusedCoupon !== undefined) {
    return changed(state, (slip) => {
      for (const outcomeId of Object.keys(sent.singles ?? {})) {
        if (!kept.has(outcomeId)) delete slip.amountByBetId[outcomeId];
      }
    });
  }
  const taken = sent.bets.map(({ outcomeId }) => outcomeId).filter((id) => !kept.has(id));
  const left = withoutLegs(state, taken);
  if (left.bets.length === 0) return emptied(left);
  return sent.singles === undefined ? left : asSingles(left);
}

/** Singles that were refused beside a coupon that was taken are a slip of singles, each with its stake. */
function asSingles(state: StoredCoupon): StoredCoupon {
  return changed(state, (slip) => {
    const [first] = slip.bets;
    slip.isAutoMax = false;
    slip.amount = slip.bets.length === 1 ? (slip.amountByBetId[first?.outcomeId ?? ''] ?? '') : '';
    slip.chosenTypeId = COUPON_TYPE.multipleSingles;
    delete slip.hasSingles;
  });
}
