import type { BetOffersAnswer, PlaceBet, PromoCode } from '@touchline/contracts/betting';
import { COUPON_TYPE } from '@touchline/domain/coupon';
import { BONUS_ACCOUNT, parseAmount } from '@touchline/domain/money';
import {
  type AgreedInsurance,
  EARLY_PAYOUT_SPORTS,
  earlyPayoutLead,
  type EarlyPayoutTerms,
  insuranceProgress,
} from '@touchline/domain/offers';
import type { AccountFacts } from '../../money/wallet/accounts.ts';
import type { BettingSettings } from './betting-settings.ts';
import type { OfferedLeg } from './check-legs.ts';

/** What a site pays beyond the odds. */
export interface SiteOffers {
  readonly settings: Pick<BettingSettings, 'earlyPayout' | 'insurance'>;
  /** Whether the feed reports scores: without them nobody knows who led. */
  readonly reportsScores: boolean;
}

/** Who places a bet, and with what. */
interface OfferedTo {
  readonly account: Pick<AccountFacts, 'type' | 'currency'>;
  readonly promo: Pick<PromoCode, 'kind'> | undefined;
  readonly settings: SiteOffers['settings'];
  readonly reportsScores?: boolean | undefined;
  readonly mayBeInsured?: boolean | undefined;
}

/** The early payouts in force. */
export function earlyPayoutsOf({
  settings,
  reportsScores,
}: SiteOffers): readonly EarlyPayoutTerms[] {
  const { isOffered, sports } = settings.earlyPayout;
  return isOffered && reportsScores ? sports : [];
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
    readonly context: OfferedTo;
  },
): { readonly earlyPayout?: number } {
  const { account, promo, settings, reportsScores = true } = context;
  const isSuited = type === COUPON_TYPE.single || type === COUPON_TYPE.express;
  if (!isSuited || account.type === BONUS_ACCOUNT || promo?.kind === 'free-bet') {
    return {};
  }
  const { sport, champ, section } = event;
  const earlyPayout = earlyPayoutLead(earlyPayoutsOf({ settings, reportsScores }), {
    sport,
    champId: champ.id,
    marketKey,
    outcomeCode,
    section,
  });
  return earlyPayout === undefined ? {} : { earlyPayout };
}

/** Whether a request is for a bet that the offer could insure, so that it must be known whether the player may have it. */
export function isInsuranceAsked(
  { insurance: { isOffered, minLegs } }: Pick<BettingSettings, 'insurance'>,
  { typeId, bets }: Pick<PlaceBet, 'typeId' | 'bets'>,
): boolean {
  return isOffered && typeId === COUPON_TYPE.express && bets.length >= minLegs;
}

/**
 * The insurance of an accumulator, as it is agreed when the bet is placed.
 * @returns undefined for a bet that is not insured: another type, too few legs or too low prices, money that is not the
 * player's own, or a player who may not have it
 */
export function agreedInsurance(
  legs: readonly Pick<OfferedLeg, 'price'>[],
  {
    requested,
    context,
  }: {
    readonly requested: Pick<PlaceBet, 'typeId' | 'bets' | 'prepaidAmount'>;
    readonly context: OfferedTo;
  },
): AgreedInsurance | undefined {
  const { account, promo, settings, mayBeInsured } = context;
  const { minLegs, minCoef, maximums, bonus } = settings.insurance;
  const maximum = maximums[account.currency];
  const isOwnMoney =
    account.type !== BONUS_ACCOUNT && promo === undefined && !requested.prepaidAmount;
  const isSuited = isInsuranceAsked(settings, requested) && mayBeInsured === true && isOwnMoney;
  const prices = legs.map(({ price }) => price);
  if (
    !isSuited ||
    maximum === undefined ||
    !insuranceProgress({ minLegs, minCoef }, prices).isInsured
  ) {
    return undefined;
  }
  const { wagerTimes, days, ...wagered } = bonus;
  return {
    minLegs,
    maximum: parseAmount({ text: maximum, currency: account.currency }),
    wagerTimes,
    days,
    bonus: wagered,
  };
}

function insuranceAnswer({
  isOffered,
  minLegs,
  minCoef,
  maximums,
  bonus,
}: BettingSettings['insurance']): Pick<BetOffersAnswer, 'insurance'> {
  if (!isOffered) {
    return {};
  }
  const amounts = Object.entries(maximums).map(
    ([currency, text]) => [currency, parseAmount({ text, currency })] as const,
  );
  const { wagerTimes, days } = bonus;
  return {
    insurance: { minLegs, minCoef, maximums: Object.fromEntries(amounts), wagerTimes, days },
  };
}

/** What pages show of the offers in force. */
export function betOffersAnswer(
  offers: SiteOffers,
  { mayBeInsured }: { readonly mayBeInsured: boolean },
): BetOffersAnswer {
  return {
    ...(mayBeInsured ? insuranceAnswer(offers.settings.insurance) : {}),
    earlyPayout: earlyPayoutsOf(offers).map(({ sport, lead, champs }) => ({
      sport,
      market: EARLY_PAYOUT_SPORTS[sport].market,
      lead,
      champs: [...champs],
    })),
  };
}
