import type { OutcomeState, Selection } from '@touchline/contracts';
import { useOdds, usePlugin, useStore } from '@touchline/plugin-api';
import { Badge, IconButton, Odds } from '@touchline/ui';
import { closeIcon } from '@touchline/ui/icons';
import type { PriceMove } from './price-agreement.ts';
import { slipOf } from './slip.store.ts';
import styles from './slip.module.css';

export interface LegRowProps {
  readonly bet: Selection;
  readonly move: PriceMove | undefined;
  readonly closed: OutcomeState | undefined;
  /** Shares its event with another leg, which no express may. */
  readonly isRelated: boolean;
}

/** One selection of the slip: what it is, its price, what has changed, and the way to take it off. */
export function LegRow({ bet, move, closed, isRelated }: LegRowProps) {
  const context = usePlugin();
  const { i18n, live } = context;
  const odds = useOdds();
  const event = useStore(live.event(bet.eventId));
  const [, marketKey = '', code = ''] = bet.outcomeId.split('~');
  const names = { home: bet.home, away: bet.away };
  const outcome = i18n.outcome(marketKey, code, names);
  const score = event?.state.score?.total.join(':');
  const reason =
    closed === undefined
      ? undefined
      : closed.status === 'closed'
        ? i18n.error({ code: 'outcome_closed' })
        : closed.reason === undefined
          ? i18n.error({ code: 'outcome_suspended' })
          : i18n.suspension(closed.reason);
  return (
    <li className={styles.leg} data-outcome={bet.outcomeId}>
      <div className={styles.what}>
        <span className={styles.outcome}>{outcome}</span>
        <span className={styles.muted}>{i18n.market(marketKey, names)}</span>
        <span className={styles.muted}>
          {bet.home} – {bet.away}
          {score === undefined ? '' : ` · ${score}`}
        </span>
        {reason === undefined ? undefined : (
          <output>
            <Badge tone="warning">{reason}</Badge>
          </output>
        )}
        {isRelated ? (
          <output>
            <Badge tone="danger">{i18n.t('related')}</Badge>
          </output>
        ) : undefined}
      </div>
      <span className={styles.price} data-move={move?.better}>
        <Odds
          text={odds(move?.current ?? bet.price)}
          was={move === undefined ? undefined : odds(move.agreed)}
          strong
        />
        {move === undefined ? undefined : (
          <span className={styles.muted}>{i18n.t(move.better ? 'price.up' : 'price.down')}</span>
        )}
      </span>
      <IconButton
        label={i18n.t('remove', { outcome })}
        path={closeIcon}
        onClick={() => slipOf(context).remove(bet.outcomeId)}
      />
    </li>
  );
}
