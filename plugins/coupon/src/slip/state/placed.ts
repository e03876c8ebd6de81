import { type BetAnswer, type PlaceBet, type StoredCoupon } from '@touchline/contracts/betting';
import { COUPON_TYPE } from '@touchline/domain/coupon';
import { amountText } from '@touchline/domain/money';
import { isOfSingles } from '../../compose/split-stake.ts';
import { withoutLegs } from './legs.ts';
import { emptied } from './replaced.ts';
import { changed } from './slip-state.ts';

/** What of an answer decides what remains on the slip. */
export type PlacedParts = Pick<BetAnswer, 'refused' | 'refusedCoupon'> & {
  readonly bet: Pick<BetAnswer['bet'], 'currency'>;
};

/**
 * The slip after its bets were answered: what was taken is off it, what was refused stays with its
 * stake, so that another press places nothing a second time.
 */
export function afterPlacing(
  state: StoredCoupon,
  sent: Pick<PlaceBet, 'bets' | 'singles' | 'amountByBetId'>,
  { refused = [], refusedCoupon, bet }: PlacedParts,
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
  if (sent.singles !== undefined) return asSingles(left);
  const own = isOfSingles(state) ? ownStakes(state, sent.amountByBetId, bet.currency) : undefined;
  return own === undefined
    ? left
    : asSingles({ ...left, amountByBetId: { ...own, ...left.amountByBetId } });
}

/** What each of several singles was sent with, as typed; nothing where all of them had the same amount. */
function ownStakes(
  { isStakeSplit, amountByBetId }: StoredCoupon,
  sent: PlaceBet['amountByBetId'],
  currency: string,
): StoredCoupon['amountByBetId'] | undefined {
  if (sent === undefined || (isStakeSplit !== true && Object.keys(amountByBetId).length === 0)) {
    return undefined;
  }
  return Object.fromEntries(
    Object.entries(sent).map(([id, amount]) => [id, amountText({ amount, currency })]),
  );
}

/** Singles that were refused are a slip of singles, each with its stake. */
function asSingles(state: StoredCoupon): StoredCoupon {
  return changed(state, (slip) => {
    const [first] = slip.bets;
    slip.isAutoMax = false;
    slip.amount = slip.bets.length === 1 ? (slip.amountByBetId[first?.outcomeId ?? ''] ?? '') : '';
    slip.chosenTypeId = COUPON_TYPE.multipleSingles;
    delete slip.hasSingles;
  });
}
