import type { EventView } from '@touchline/contracts';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { Card, SectionHeader } from '@touchline/ui';
import { memo, useId, useState } from 'react';
import { OutcomeButton } from '../event-row/outcome-button.tsx';
import type { MarketCard as Markets } from './market-cards.ts';
import styles from './game.module.css';

const MarketLine = memo(function MarketLine({
  event,
  marketKey,
}: {
  readonly event: EventView;
  readonly marketKey: string;
}) {
  const { live } = usePlugin();
  const market = useStore(live.market(`${event.id}~${marketKey}`));
  if (market === undefined) {
    return undefined;
  }
  const count = market.outcomeCodes.length;
  // Two teams in one name do not fit on a button; 1X does.
  const naming = marketKey.endsWith('double-chance') ? 'short' : 'full';
  return (
    <div className={styles.outcomes} data-columns={count % 3 === 0 && count <= 9 ? 3 : 2}>
      {market.outcomeCodes.map((code) => (
        <OutcomeButton key={code} event={event} marketKey={marketKey} code={code} naming={naming} />
      ))}
    </div>
  );
});

/** One kind of market with all its lines, which opens and closes. */
export const MarketCard = memo(function MarketCard({
  event,
  markets,
}: {
  readonly event: EventView;
  readonly markets: Markets;
}) {
  const { i18n } = usePlugin();
  const [expanded, setExpanded] = useState(true);
  const id = useId();
  const names = { home: event.home.name, away: event.away.name };
  const title = i18n.market(markets.marketKeys[0] ?? markets.code, names);
  return (
    <Card>
      <SectionHeader
        title={title}
        level={2}
        size="medium"
        expanded={expanded}
        onToggle={() => setExpanded(!expanded)}
        controls={id}
      />
      <div id={id} className={styles.lines} hidden={!expanded}>
        {expanded
          ? markets.marketKeys.map((marketKey) => (
              <MarketLine key={marketKey} event={event} marketKey={marketKey} />
            ))
          : undefined}
      </div>
    </Card>
  );
});
