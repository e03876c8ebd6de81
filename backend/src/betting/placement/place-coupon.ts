import type { BetAnswer, PlaceBet } from '@touchline/contracts/betting';
import { COUPON_TYPE } from '@touchline/domain/coupon';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { placedBet } from '../bets/bet-store.ts';
import type { BetGuard } from './bet-guard.ts';
import { assertGuarded, type PayBet } from './bet-payment.ts';
import { checkCoupon, type CouponContext, singleRequests } from './check-coupon.ts';
import type { JudgeAfterDelay } from './live-delay.ts';
import { type JudgedSingle, placeSingles } from './place-singles.ts';
import type { PriceBook } from './price-book.ts';

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
    case 'guarded':
    case 'account-unknown':
      throw new ApiError('account_unknown', 'there is no such account');
  }
}

function judgeSingle(
  { book, clock }: Placing,
  requested: PlaceBet,
  context: CouponContext,
): JudgedSingle {
  const outcomeId = requested.bets[0]?.outcomeId ?? '';
  try {
    const limitsType = COUPON_TYPE.multipleSingles;
    return {
      outcomeId,
      coupon: checkCoupon({ requested, context, limitsType, book, now: clock() }),
    };
  } catch (refusal) {
    return { outcomeId, refusal };
  }
}

/** Places each leg as a separate bet: those that are refused keep none of the others. */
export async function placeEachLeg(
  placing: Placing,
  requested: PlaceBet,
  context: CouponContext,
): Promise<BetAnswer | 'repeated'> {
  const { pool, guard, afterDelay } = placing;
  const requests = singleRequests(requested);
  const singles = await afterDelay(context, () => {
    const verdict = requests.map((single) => judgeSingle(placing, single, context));
    const hasLive = verdict.some(
      (single) => 'coupon' in single && single.coupon.legs[0]?.section === 'live',
    );
    return { verdict, hasLive };
  });
  await assertGuarded(guard);
  const { playerId, account } = context;
  return placeSingles({ pool, guard }, { playerId, currency: account.currency, singles });
}
