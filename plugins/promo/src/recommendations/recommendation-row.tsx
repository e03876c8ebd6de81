import type { OutcomeQuote } from '@touchline/contracts/line';
import type { Selection } from '@touchline/contracts/plugins';
import { eventName } from '@touchline/domain/markets';
import { type I18n, useOdds, usePlugin } from '@touchline/plugin-api';
import { PriceButton } from '@touchline/ui';
import { selectionOf } from './selection-of.ts';
import styles from './recommendations.module.css';

function outcomeText(
  { outcomeId, home, away }: Pick<Selection, 'outcomeId' | 'home' | 'away'>,
  i18n: I18n,
): string {
  const [, marketKey = '', code = ''] = outcomeId.split('~');
  return i18n.outcome(marketKey, code, { home, away });
}

/** One outcome with its price, and which selections of the slip it was backed with. */
export function RecommendationRow({
  quote,
  because,
  isChosen,
}: {
  readonly quote: OutcomeQuote;
  /** Of the slip. */
  readonly because: readonly Selection[];
  /** It is on the slip by now. */
  readonly isChosen: boolean;
}) {
  const { bus, i18n, log } = usePlugin();
  const odds = useOdds();
  const { outcomeId, price, event } = quote;
  if (event === undefined) return undefined;
  const selection = selectionOf(quote);
  const { home, away } = event;
  const market = i18n.market(outcomeId.split('~')[1] ?? '', { home, away });
  const outcome = outcomeText({ outcomeId, home, away }, i18n);
  const suspended = selection === undefined ? i18n.t('recommend.suspended') : undefined;
  const shown = price === undefined ? undefined : odds(price);
  const reasons = because.map((bet) => `${eventName(bet)} · ${outcomeText(bet, i18n)}`);
  const choose = () => {
    if (selection === undefined) return;
    bus
      .emit('coupon.toggle', { selection })
      .catch((error: unknown) => log.error('the selection did not reach the slip', error));
  };
  return (
    <li className={styles.row} data-recommended={outcomeId}>
      <div className={styles.what}>
        <bdi className={styles.event}>{eventName(event)}</bdi>
        <span>
          {market}: <b>{outcome}</b>
        </span>
        <span className={styles.muted}>
          {i18n.t('recommend.because', { selections: reasons.join('; ') })}
        </span>
      </div>
      <PriceButton
        outcomeId={outcomeId}
        label={`${market}, ${outcome}, ${suspended ?? shown ?? ''}`}
        price={price}
        display={shown}
        selected={isChosen}
        suspended={suspended}
        onPress={choose}
      />
    </li>
  );
}
