import type { EventView } from '@touchline/live-client';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { useCallback, useState } from 'react';
import { MarketCard } from './market-card.tsx';
import { cardColumns, type MarketCard as Card } from './market-cards.ts';
import { closedAtFirst } from './market-tabs.ts';
import { useColumnCount } from './use-column-count.ts';
import styles from './game.module.css';

/** The cards of one tab or search; those far down are closed until they are touched. */
export function MarketColumns({
  event,
  cards,
}: {
  readonly event: EventView;
  readonly cards: readonly Card[];
}) {
  const columnCount = useColumnCount();
  const { preferences } = usePlugin();
  const isLight = useStore(preferences, ({ isAppLightVersion }) => isAppLightVersion === 1);
  const [closed, setClosed] = useState(() => closedAtFirst(cards, { isLight }));
  const toggle = useCallback(
    (code: string) =>
      setClosed((before) => {
        const after = new Set(before);
        if (!after.delete(code)) {
          after.add(code);
        }
        return after;
      }),
    [],
  );
  return (
    <div className={styles.columns}>
      {cardColumns(cards, columnCount).map((column, index) => (
        // Columns have a place and nothing else.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={styles.markets}>
          {column.map((card) => (
            <MarketCard
              key={card.code}
              event={event}
              markets={card}
              expanded={!closed.has(card.code)}
              onToggle={toggle}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
