import { eventName } from '@touchline/domain/markets';
import type { BetLeg } from '@touchline/contracts/betting';
import { useOdds, usePlugin } from '@touchline/plugin-api';
import { Odds } from '@touchline/ui';
import { Checkbox, SelectField } from '@touchline/ui/forms';
import type { PricedOutcome } from './changed-bet.ts';
import styles from './power-bet.module.css';

export interface EditedLegProps {
  readonly leg: BetLeg;
  /** Of now. */
  readonly price: string | undefined;
  readonly isKept: boolean;
  /** Absent where legs cannot be left out. */
  readonly onKeep: ((keep: boolean) => void) | undefined;
  /** The other outcomes of its match that can be bet on. */
  readonly others: readonly PricedOutcome[];
  /** The one that takes its place. */
  readonly swapped: PricedOutcome | undefined;
  readonly onSwap: (by: PricedOutcome | undefined) => void;
}

/** One leg of the bet: kept, left out, or given up for another outcome of the same match. */
export function EditedLeg(props: EditedLegProps) {
  const { leg, price, isKept, onKeep, others, swapped, onSwap } = props;
  const { i18n } = usePlugin();
  const odds = useOdds();
  const names = { home: leg.home, away: leg.away, player: leg.player };
  const nameOf = (marketKey: string, code: string) => i18n.outcome(marketKey, code, names);
  const outcome = nameOf(leg.marketKey, leg.outcomeCode);
  const event = `${i18n.market(leg.marketKey, names)} · ${eventName(leg)}`;
  const now = swapped?.price ?? price ?? leg.price;
  const options = others.map((other) => {
    const [, marketKey = '', code = ''] = other.outcomeId.split('~');
    const name = `${i18n.market(marketKey, names)}: ${nameOf(marketKey, code)}`;
    return { value: other.outcomeId, text: `${name} · ${odds(other.price)}` };
  });
  return (
    <li className={styles.edited} data-leg={leg.outcomeId}>
      <div className={styles.leg} data-kept={isKept && swapped === undefined}>
        {onKeep === undefined ? (
          <span className={styles.what}>
            <strong>{outcome}</strong>
            <span className={styles.muted}>{event}</span>
          </span>
        ) : (
          <Checkbox
            label={outcome}
            hint={event}
            checked={isKept}
            onChange={({ target }) => onKeep(target.checked)}
          />
        )}
        <bdi className={styles.prices}>
          {now === leg.price ? undefined : <s className={styles.muted}>{odds(leg.price)}</s>}{' '}
          <Odds text={odds(now)} strong />
        </bdi>
      </div>
      {isKept && options.length > 0 ? (
        <SelectField
          label={i18n.t('power.swap', { outcome })}
          value={swapped?.outcomeId ?? ''}
          options={[{ value: '', text: i18n.t('power.noSwap') }, ...options]}
          onChange={({ target }) =>
            onSwap(others.find(({ outcomeId }) => outcomeId === target.value))
          }
        />
      ) : undefined}
    </li>
  );
}
