import { useOdds, usePlugin } from '@touchline/plugin-api';
import { useTotalOdds } from '../compose/use-total-odds.ts';
import { outcomeText } from '../slip/outcome-text.ts';
import type { ChangedLeg } from './changed-legs.ts';
import styles from './placement.module.css';

export interface DifferencesProps {
  readonly changed: readonly ChangedLeg[];
  readonly oldTotal: string | undefined;
  readonly newTotal: string | undefined;
}

/** The one block that says everything the player must agree to before the bet can be placed. */
export function Differences({ changed, oldTotal, newTotal }: DifferencesProps) {
  const context = usePlugin();
  const { i18n } = context;
  const odds = useOdds();
  const shown = useTotalOdds();
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
                <s>{odds(bet.price)}</s> → <b>{odds(price)}</b>
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
