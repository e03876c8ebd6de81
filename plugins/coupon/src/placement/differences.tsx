import { eventName } from '@touchline/domain/markets';
import type { OpenCoupon, PlacedLeg } from '@touchline/domain/coupon';
import { decimalOdds } from '@touchline/domain/odds';
import { useOdds, usePlugin } from '@touchline/plugin-api';
import { shownTotal } from '../compose/figures.ts';
import type { Composition } from '../compose/use-composition.ts';
import { memo, useMemo } from 'react';
import { outcomeText } from '../slip/outcome-text.ts';
import { useCurrentNames } from '../slip/use-current-names.ts';
import { type ChangedLeg, newPrices } from './changed-legs.ts';
import styles from './differences.module.css';

export interface DifferencesProps {
  readonly changed: readonly ChangedLeg[];
  readonly composition: Composition;
}

/** The one block that says everything the player must agree to before the bet can be placed. */
export function Differences({ changed, composition }: DifferencesProps) {
  const { i18n } = usePlugin();
  const shown = useOdds();
  const { coupon, state } = composition;
  const prices = newPrices(changed);
  const oldTotal = useMemo(() => shownTotal(coupon), [coupon]);
  const newTotal = shownTotal(
    withPrices(
      coupon,
      state.bets.map(({ outcomeId }) => prices.get(outcomeId)),
    ),
  );
  const isTotalShown = oldTotal !== undefined && newTotal !== undefined && oldTotal !== newTotal;
  return (
    <section className={styles.changes} aria-label={i18n.t('changes')}>
      <strong>{i18n.t('priceChanged', { count: changed.length })}</strong>
      <ul>
        {changed.map(({ bet, price, score }) => (
          <Difference
            key={bet.outcomeId}
            bet={bet}
            oldPrice={price?.oldPrice}
            newPrice={price?.newPrice}
            score={score}
          />
        ))}
      </ul>
      {isTotalShown ? (
        <p className={styles.totalChange}>
          {i18n.t('changedTotal')}
          <bdi>
            <s>{shown(oldTotal)}</s> → <b>{shown(newTotal)}</b>
          </bdi>
        </p>
      ) : undefined}
    </section>
  );
}

/** What has changed about one leg; the others move without it. */
const Difference = memo(function Difference({
  bet: chosen,
  oldPrice,
  newPrice,
  score,
}: Pick<ChangedLeg, 'bet' | 'score'> & {
  readonly oldPrice: string | undefined;
  readonly newPrice: string | undefined;
}) {
  const context = usePlugin();
  const odds = useOdds();
  const bet = useCurrentNames(chosen);
  return (
    <li>
      <span>
        {eventName(bet)} · {outcomeText(context, bet)}
      </span>
      {oldPrice === undefined || newPrice === undefined ? undefined : (
        <bdi>
          <s>{odds(oldPrice)}</s> → <b>{odds(newPrice)}</b>
        </bdi>
      )}
      {score === undefined ? undefined : (
        <bdi>
          {context.i18n.t('score')} <s>{score.oldScore}</s> → <b>{score.newScore}</b>
        </bdi>
      )}
    </li>
  );
});

function withPrices(
  coupon: OpenCoupon<PlacedLeg>,
  prices: readonly (string | undefined)[],
): OpenCoupon<PlacedLeg> {
  const legs = coupon.legs.map((leg, index) => {
    const price = prices[index];
    return price === undefined ? leg : { ...leg, odds: decimalOdds(price) };
  });
  return { ...coupon, legs };
}
