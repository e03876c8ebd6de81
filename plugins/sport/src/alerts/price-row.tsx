import type { PriceAlert } from '@touchline/contracts/alerts';
import { useOdds, usePlugin } from '@touchline/plugin-api';
import { Badge, IconButton, NoticeBanner } from '@touchline/ui';
import { trashIcon } from '@touchline/ui/icons';
import { awaitPrice } from './alerts.resource.ts';
import { MatchLink } from './match-link.tsx';
import { useAct } from './use-act.ts';
import styles from './alerts.module.css';

interface PriceRowProps {
  readonly alert: PriceAlert;
  /** Where the match is not known from what is above. */
  readonly withMatch?: boolean;
}

/** One price that the player waits for, or has been notified of, with its removal. */
export function PriceRow({ alert, withMatch = false }: PriceRowProps) {
  const { http, i18n } = usePlugin();
  const odds = useOdds();
  const { busy, error, run } = useAct();
  const { outcomeId, match, marketKey, outcomeCode, direction, price, reached } = alert;
  const names = { home: match.home.name, away: match.away.name };
  const outcome = i18n.outcome(marketKey, outcomeCode, names);
  const wanted = i18n.t(`alerts.wanted.${direction}`, { price: odds(price) });
  return (
    <li className={styles.row} data-price-alert={outcomeId}>
      <span className={styles.text}>
        <span>
          {outcome} · {wanted}
        </span>
        <span className={styles.muted}>{i18n.market(marketKey, names)}</span>
        {withMatch ? <MatchLink match={match} /> : undefined}
        {reached === undefined ? undefined : (
          <span>
            <Badge tone="success">{i18n.t('alerts.reached', { price: odds(reached.price) })}</Badge>{' '}
            <span className={styles.muted}>{i18n.dateTime(reached.at, 'date-time')}</span>
          </span>
        )}
        {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      </span>
      <IconButton
        label={i18n.t('alerts.removePrice', { outcome: `${outcome}, ${wanted}` })}
        path={trashIcon}
        disabled={busy}
        onClick={() => void run(() => awaitPrice(http, { outcomeId, key: crypto.randomUUID() }))}
      />
    </li>
  );
}
