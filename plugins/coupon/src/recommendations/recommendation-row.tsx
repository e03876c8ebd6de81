import type { OutcomeQuote } from '@touchline/contracts/line';
import type { Selection } from '@touchline/contracts/plugins';
import { eventName } from '@touchline/domain/markets';
import { useOdds, usePlugin, useStore } from '@touchline/plugin-api';
import { PriceButton } from '@touchline/ui';
import { selectionOf } from '../share/reconcile.ts';
import { outcomeText } from '../slip/outcome-text.ts';
import { slipOf } from '../slip/slip.store.ts';
import styles from './recommendations.module.css';

/** One outcome with its price, and which selections of the slip it was backed with. */
export function RecommendationRow({
  quote,
  because,
}: {
  readonly quote: OutcomeQuote;
  /** Of the slip. */
  readonly because: readonly Selection[];
}) {
  const context = usePlugin();
  const { i18n } = context;
  const odds = useOdds();
  const slip = slipOf(context);
  const { outcomeId, price, status } = quote;
  const isChosen = useStore(slip.store, ({ bets }) =>
    bets.some((bet) => bet.outcomeId === outcomeId),
  );
  const selection = selectionOf(quote, price ?? '');
  if (selection === undefined) {
    return undefined;
  }
  const [, marketKey = ''] = outcomeId.split('~');
  const { home, away } = selection;
  const market = i18n.market(marketKey, { home, away });
  const outcome = outcomeText(context, selection);
  const isOpen = status === 'open' && price !== undefined;
  const shown = isOpen ? odds(price) : i18n.t('recommend.suspended');
  const reasons = because.map((bet) => `${eventName(bet)} · ${outcomeText(context, bet)}`);
  return (
    <li className={styles.row} data-recommended={outcomeId}>
      <div className={styles.what}>
        <bdi className={styles.event}>{eventName(selection)}</bdi>
        <span>
          {market}: <b>{outcome}</b>
        </span>
        <span className={styles.muted}>
          {i18n.t('recommend.because', { selections: reasons.join('; ') })}
        </span>
      </div>
      <PriceButton
        outcomeId={outcomeId}
        label={`${market}, ${outcome}, ${shown}`}
        price={price}
        display={price === undefined ? undefined : odds(price)}
        selected={isChosen}
        suspended={isOpen ? undefined : i18n.t('recommend.suspended')}
        onPress={() => slip.toggle(selection)}
      />
    </li>
  );
}
