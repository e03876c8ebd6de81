import type { Selection } from '@touchline/contracts';
import { useOdds, usePlugin, useStore } from '@touchline/plugin-api';
import { Badge, IconButton, Odds } from '@touchline/ui';
import { closeIcon } from '@touchline/ui/icons';
import { memo } from 'react';
import { LegTools } from '../compose/leg-tools.tsx';
import { couponSettingsOf } from '../settings/settings.store.ts';
import { legStatus } from './leg-status.ts';
import { outcomeText } from './outcome-text.ts';
import { askingAction, priceMoves } from './price-agreement.ts';
import { slipOf } from './slip.store.ts';
import styles from './slip.module.css';

export interface LegRowProps {
  readonly bet: Selection;
  /** Shares its event with another leg of a type that combines them. */
  readonly isRelated: boolean;
  /** Why the server did not take it, where it said so. */
  readonly refusal?: unknown;
  /** What is wrong with the leg's own stake. */
  readonly stakeError?: string | undefined;
}

/**
 * One selection of the slip: what it is, its price, what has changed, and the way to take it off. It
 * hears its own price alone, and keeps its height whatever becomes of it.
 */
export const LegRow = memo(function LegRow({ bet, isRelated, refusal, stakeError }: LegRowProps) {
  const context = usePlugin();
  const { i18n, live } = context;
  const odds = useOdds();
  const event = useStore(live.event(bet.eventId));
  const closing = useStore(live.outcome(bet.outcomeId));
  const action = askingAction(useStore(couponSettingsOf(context)));
  const [move] = priceMoves({ bets: [bet], current: () => closing, action });
  const [, marketKey = ''] = bet.outcomeId.split('~');
  const outcome = outcomeText(context, bet);
  const status = legStatus({ i18n, bet, outcome: closing, event, isRelated, refusal });
  return (
    <div className={styles.leg} data-outcome={bet.outcomeId}>
      <div className={styles.what}>
        <span className={styles.outcome}>{outcome}</span>
        <span className={styles.muted}>
          {i18n.market(marketKey, { home: bet.home, away: bet.away })}
        </span>
        <span className={styles.muted}>
          {bet.home} – {bet.away}
        </span>
        <span className={styles.status}>
          {status.tone === undefined ? (
            status.text
          ) : (
            <Badge tone={status.tone}>{status.text}</Badge>
          )}
        </span>
      </div>
      <span className={styles.price} data-move={move?.better}>
        <Odds text={odds(move?.current ?? bet.price)} strong />
        <span className={styles.was}>
          {move === undefined ? undefined : (
            <>
              <s>{odds(move.agreed)}</s> {i18n.t(move.better ? 'price.up' : 'price.down')}
            </>
          )}
        </span>
      </span>
      <IconButton
        label={i18n.t('remove', { outcome })}
        path={closeIcon}
        onClick={() => slipOf(context).remove(bet.outcomeId)}
      />
      <LegTools bet={bet} outcome={outcome} stakeError={stakeError} />
    </div>
  );
});
