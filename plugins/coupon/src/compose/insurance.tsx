import type { BetOffersAnswer } from '@touchline/contracts/betting';
import { COUPON_TYPE } from '@touchline/domain/coupon';
import { BONUS_ACCOUNT } from '@touchline/domain/money';
import { insuranceProgress } from '@touchline/domain/offers';
import { type I18n, useOdds, usePlugin, useResource } from '@touchline/plugin-api';
import { Badge } from '@touchline/ui';
import { betOffersResource } from './bet-offers.resource.ts';
import { isConflicting } from './figures.ts';
import type { Composition } from './use-composition.ts';
import styles from './choices.module.css';

type Offer = NonNullable<BetOffersAnswer['insurance']>;

/** From so many missing selections on the slip says how to be insured. */
const NEAR = 2;

/** Whether the slip would be a bet of the player's own money alone. */
function isOwnMoney({ state, account, prepaid }: Composition): boolean {
  return account?.type !== BONUS_ACCOUNT && state.promoCode === '' && prepaid.amount === 0;
}

/** @returns undefined for a slip that is far from being insured */
function textOf(
  { coupon, currency }: Composition,
  {
    offer,
    i18n,
    odds,
  }: { readonly offer: Offer; readonly i18n: I18n; readonly odds: (price: string) => string },
): string | undefined {
  const { isInsured, missing } = insuranceProgress(
    offer,
    coupon.legs.map((leg) => leg.odds),
  );
  if (isInsured) {
    return i18n.t('insurance.covered', {
      count: offer.days,
      times: offer.wagerTimes,
      maximum: i18n.money(offer.maximums[currency] ?? 0, currency),
    });
  }
  return missing > NEAR
    ? undefined
    : i18n.t('insurance.needs', { legs: offer.minLegs, price: odds(offer.minCoef) });
}

/** Whether the stake of an accumulator would come back where one selection loses, or what it lacks for that. */
export function Insurance({ composition }: { readonly composition: Composition }) {
  const { i18n } = usePlugin();
  const odds = useOdds();
  const offer = useResource(betOffersResource, {}).data?.insurance;
  const { coupon, currency } = composition;
  const isSuited =
    coupon.type === COUPON_TYPE.express && isOwnMoney(composition) && !isConflicting(coupon);
  if (offer?.maximums[currency] === undefined || !isSuited) return undefined;
  const text = textOf(composition, { offer, i18n, odds });
  return text === undefined ? undefined : (
    <div className={styles.offer} data-insurance>
      <Badge tone="accent">{i18n.t('insurance.title')}</Badge>
      <p className={styles.insurance}>{text}</p>
    </div>
  );
}
