import type { BetAnswer, PlaceBet } from '@touchline/contracts/betting';
import { COUPON_TYPE } from '@touchline/domain/coupon';
import { hasCode } from '@touchline/domain/errors';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { placedBet } from '../bets/bet-store.ts';
import type { BetGuard } from './bet-guard.ts';
import { assertGuarded, type PayBet, suspendedMeanwhile } from './bet-payment.ts';
import { checkCoupon, type CheckedCoupon, type CouponContext } from './check-coupon.ts';
import type { JudgeAfterDelay } from './live-delay.ts';
import { type JudgedPart, placeParts } from './place-parts.ts';
import type { PriceBook } from './price-book.ts';
import { partRequests, singleRequests } from './single-requests.ts';

/** What places bets once their context is known. */
export interface Placing {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly book: PriceBook;
  readonly guard: BetGuard;
  readonly afterDelay: JudgeAfterDelay;
  readonly pay: PayBet;
}

/** Places a coupon with one stake; `repeated` where its key has a bet already. */
export async function placeCoupon(
  { clock, book, guard, afterDelay, pay }: Placing,
  requested: PlaceBet,
  context: CouponContext,
): Promise<BetAnswer | 'repeated'> {
  const checked = await afterDelay(context, () => {
    const limitsType = requested.typeId;
    const verdict = checkCoupon({ requested, context, limitsType, book, now: clock() });
    return { verdict, hasLive: verdict.legs.some(({ section }) => section === 'live') };
  });
  await assertGuarded(guard);
  const outcome = await pay(checked.request, context);
  switch (outcome.outcome) {
    case 'placed':
      return { bet: placedBet(checked, outcome), balance: outcome.balance ?? 0 };
    case 'repeated':
    case 'key-reused':
      return 'repeated';
    case 'insufficient':
      throw new ApiError('balance_insufficient', 'there is not enough money on the account');
    case 'suspended':
      throw suspendedMeanwhile(checked);
    case 'guarded':
    case 'account-unknown':
      throw new ApiError('account_unknown', 'there is no such account');
  }
}

function judge(
  { book, clock }: Placing,
  context: CouponContext,
  request: { readonly requested: PlaceBet; readonly limitsType: number },
): { readonly coupon: CheckedCoupon } | { readonly refusal: unknown } {
  try {
    return { coupon: checkCoupon({ ...request, context, book, now: clock() }) };
  } catch (refusal) {
    return { refusal };
  }
}

function judgeSingle(placing: Placing, requested: PlaceBet, context: CouponContext): JudgedPart {
  const limitsType = COUPON_TYPE.multipleSingles;
  return {
    outcomeId: requested.bets[0]?.outcomeId ?? '',
    ...judge(placing, context, { requested, limitsType }),
  };
}

const isLive = (part: JudgedPart): boolean =>
  'coupon' in part && part.coupon.legs.some(({ section }) => section === 'live');

/** Places each leg as a separate bet: those that are refused keep none of the others. */
export async function placeEachLeg(
  placing: Placing,
  requested: PlaceBet,
  context: CouponContext,
): Promise<BetAnswer | 'repeated'> {
  const requests = singleRequests(requested);
  return placeJudged(placing, context, () =>
    requests.map((single) => judgeSingle(placing, single, context)),
  );
}

/**
 * Places a coupon and singles on its legs in one act, each as a separate bet. A price or score that the
 * player must agree to is prompted about before anything is placed.
 * @throws ApiError `price_changed`, `score_changed`
 */
export async function placeWithSingles(
  placing: Placing,
  requested: PlaceBet,
  context: CouponContext,
): Promise<BetAnswer | 'repeated'> {
  const { coupon, singles } = partRequests(requested);
  const limitsType = coupon.typeId;
  return placeJudged(placing, context, () => {
    const combined = judge(placing, context, { requested: coupon, limitsType });
    if ('refusal' in combined && isToAgreeTo(combined.refusal)) {
      throw combined.refusal;
    }
    return [combined, ...singles.map((single) => judgeSingle(placing, single, context))];
  });
}

function isToAgreeTo(refusal: unknown): boolean {
  return hasCode(refusal, 'price_changed') || hasCode(refusal, 'score_changed');
}

async function placeJudged(
  { pool, guard, afterDelay }: Placing,
  context: CouponContext,
  judgeAll: () => readonly JudgedPart[],
): Promise<BetAnswer | 'repeated'> {
  const parts = await afterDelay(context, () => {
    const verdict = judgeAll();
    return { verdict, hasLive: verdict.some(isLive) };
  });
  await assertGuarded(guard);
  const { playerId, account } = context;
  return placeParts({ pool, guard }, { playerId, currency: account.currency, parts });
}
