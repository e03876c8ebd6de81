import { legName } from '@touchline/domain/markets';
import { momentText } from '@touchline/domain/offers';
import type { OperatorBet } from '@touchline/contracts/betting';
import { useTexts } from '../texts/texts-context.ts';
import styles from './bets.module.css';

/** The selections of a bet with their prices and results. */
export function BetLegs({ bet }: { readonly bet: OperatorBet }) {
  const { t, moment } = useTexts();
  return (
    <ol className={styles.legs} aria-label={t('bets.legs')}>
      {bet.legs.map((leg) => (
        <li key={leg.outcomeId} className={styles.leg}>
          <p className={styles.match}>
            <bdi>{legName(leg)}</bdi>
          </p>
          <p>
            <bdi>
              {leg.marketKey} · {leg.outcomeCode} · {leg.price}
            </bdi>
          </p>
          <p className={styles.muted}>
            {[
              moment(leg.startsAt),
              t(`bets.result.${leg.result}`),
              ...(leg.paidEarly === undefined
                ? []
                : [
                    t('bets.paidEarly', {
                      lead: leg.paidEarly.lead,
                      moment: momentText(leg.paidEarly),
                    }),
                  ]),
              ...(leg.voidReason === undefined ? [] : [t(`void.reasons.${leg.voidReason}`)]),
            ].join(' · ')}
          </p>
        </li>
      ))}
    </ol>
  );
}
