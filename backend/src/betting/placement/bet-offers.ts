import type { BetOffersAnswer } from '@touchline/contracts/betting';
import { COUPON_TYPE } from '@touchline/domain/coupon';
import { BONUS_ACCOUNT } from '@touchline/domain/money';
import {
  EARLY_PAYOUT_SPORTS,
  earlyPayoutLead,
  type EarlyPayoutTerms,
} from '@touchline/domain/offers';
import type { BettingSettings } from './betting-settings.ts';
import type { CouponContext } from './check-coupon.ts';
import type { OfferedLeg } from './check-legs.ts';

/** What a site pays beyond the odds. */
export interface SiteOffers {
  readonly settings: Pick<BettingSettings, 'earlyPayout'>;
  /** Whether the feed tells of scores: without them nobody knows who led. */
  readonly tellsScores: boolean;
}

/** The early payouts in force. */
export function earlyPayoutsOf({ settings, tellsScores }: SiteOffers): readonly EarlyPayoutTerms[] {
  const { isOffered, sports } = settings.earlyPayout;
  return isOffered && tellsScores ? sports : [];
}

/**
 * The lead that pays a leg early, as it is agreed when the bet is placed: later changes of the offer leave it.
 * Singles and accumulators of the player's own money have it.
 */
export function agreedEarlyPayout(
  { event, marketKey, outcomeCode }: OfferedLeg,
  {
    type,
    context,
  }: {
    readonly type: number;
    readonly context: Pick<CouponContext, 'account' | 'promo' | 'settings' | 'tellsScores'>;
  },
): { readonly earlyPayout?: number } {
  const { account, promo, settings, tellsScores = true } = context;
  const isSuited = type === COUPON_TYPE.single || type === COUPON_TYPE.express;
  if (!isSuited || account.type === BONUS_ACCOUNT || promo?.kind === 'free-bet') {
    return {};
  }
  const { sport, champ, section } = event;
  const earlyPayout = earlyPayoutLead(earlyPayoutsOf({ settings, tellsScores }), {
    sport,
    champId: champ.id,
    marketKey,
    outcomeCode,
    section,
  });
  return earlyPayout === undefined ? {} : { earlyPayout };
}

/** What pages show of the offers in force. */
export function betOffersAnswer(offers: SiteOffers): BetOffersAnswer {
  return {
    earlyPayout: earlyPayoutsOf(offers).map(({ sport, lead, champs }) => ({
      sport,
      market: EARLY_PAYOUT_SPORTS[sport].market,
      lead,
      champs: [...champs],
    })),
  };
}
