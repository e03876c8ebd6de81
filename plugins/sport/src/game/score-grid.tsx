import type { EventView } from '@touchline/live-client';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { OutcomeButton } from '../event-row/outcome-button.tsx';
import { scoreColumns } from './score-columns.ts';
import styles from './game.module.css';

/** A correct score in columns: home wins, draws, away wins. */
export function ScoreGrid({
  event,
  marketKey,
}: {
  readonly event: EventView;
  readonly marketKey: string;
}) {
  const { i18n, live } = usePlugin();
  const market = useStore(live.market(`${event.id}~${marketKey}`));
  const columns = scoreColumns(market?.outcomeCodes ?? []);
  const names = { home: event.home.name, away: event.away.name };
  return (
    <div className={styles.scores} data-columns={columns.length}>
      {columns.map(({ result, codes }) => {
        const heading = i18n.outcome('ft-1x2', result, names);
        return (
          <fieldset key={result} aria-label={heading} className={styles.score}>
            <span className={styles.result} aria-hidden="true">
              {heading}
            </span>
            {codes.map((code) => (
              <OutcomeButton
                key={code}
                event={event}
                marketKey={marketKey}
                code={code}
                naming="full"
                name={code.endsWith('-other') ? i18n.t('game.otherScore') : undefined}
              />
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}
