import { decimalOdds, type OpenCoupon, type PlacedLeg } from '@touchline/domain';
import { useOdds, usePlugin } from '@touchline/plugin-api';
import { shownTotal } from '../compose/figures.ts';
import type { Composition } from '../compose/use-composition.ts';
import { useMemo } from 'react';
import { outcomeText } from '../slip/outcome-text.ts';
import { type ChangedLeg, newPrices } from './changed-legs.ts';
import styles from './differences.module.css';

export interface DifferencesProps {
  readonly changed: readonly ChangedLeg[];
  readonly composition: Composition;
}

/** The one block that says everything the player must agree to before the bet can be placed. */
export function Differences({ changed, composition }: DifferencesProps) {
  const context = usePlugin();
  const { i18n } = context;
  const odds = useOdds();
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
      <ul>
        {changed.map(({ bet, price, score }) => (
          <li key={bet.outcomeId}>
            <span>
              {bet.home} – {bet.away} · {outcomeText(context, bet)}
            </span>
            {price === undefined ? undefined : (
              <bdi>
                <s>{odds(price.oldPrice)}</s> → <b>{odds(price.newPrice)}</b>
              </bdi>
            )}
            {score === undefined ? undefined : (
              <bdi>
                {i18n.t('score')} <s>{score.oldScore}</s> → <b>{score.newScore}</b>
              </bdi>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.totalChange}>
        <strong>{i18n.t('priceChanged', { count: changed.length })}</strong>
        {isTotalShown ? (
          <bdi>
            <s>{shown(oldTotal)}</s> → <b>{shown(newTotal)}</b>
          </bdi>
        ) : undefined}
      </p>
    </section>
  );
}

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
