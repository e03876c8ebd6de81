import type { EventView } from '@touchline/live-client';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { Card, SectionHeader } from '@touchline/ui';
import { memo, useId } from 'react';
import { OutcomeButton } from '../event-row/outcome-button.tsx';
import type { MarketCard as Markets } from './market-cards.ts';
import styles from './game.module.css';

/** Two teams in one name do not fit on a button, nor does a team with its handicap; 1X does. */
const NAMED_SHORT = /double-chance$|handicap$/;

/** Results and scores are in threes; combinations and over–under in pairs. */
function columnsOf(codes: readonly string[]): 2 | 3 {
  const areScores = codes.some((code) => /^\d+-\d+$/.test(code));
  return areScores || codes.length === 3 || codes.length === 9 ? 3 : 2;
}

const MarketLine = memo(function MarketLine({
  event,
  marketKey,
  code,
}: {
  readonly event: EventView;
  readonly marketKey: string;
  /** The market's code without its line. */
  readonly code: string;
}) {
  const { live } = usePlugin();
  const market = useStore(live.market(`${event.id}~${marketKey}`));
  if (market === undefined) {
    return undefined;
  }
  return (
    <div className={styles.outcomes} data-columns={columnsOf(market.outcomeCodes)}>
      {market.outcomeCodes.map((outcome) => (
        <OutcomeButton
          key={outcome}
          event={event}
          marketKey={marketKey}
          code={outcome}
          naming={NAMED_SHORT.test(code) ? 'short' : 'full'}
        />
      ))}
    </div>
  );
});

/** Who the 1 and the 2 on the buttons of a handicap are. */
function Sides({ event, marketKey }: { readonly event: EventView; readonly marketKey: string }) {
  const { i18n, live } = usePlugin();
  const codes = useStore(live.market(`${event.id}~${marketKey}`))?.outcomeCodes ?? [];
  const names = { home: event.home.name, away: event.away.name };
  return (
    <div
      className={`${styles.outcomes} ${styles.heads}`}
      data-columns={codes.length}
      aria-hidden="true"
    >
      {codes.map((code) => (
        <span key={code}>
          {code === 'home' || code === 'away' ? names[code] : i18n.outcome('ft-1x2', code, names)}
        </span>
      ))}
    </div>
  );
}

export interface MarketCardProps {
  readonly event: EventView;
  readonly markets: Markets;
  readonly expanded: boolean;
  readonly onToggle: (key: string) => void;
}

/** One kind of market with all its lines, which opens and closes. */
export const MarketCard = memo(function MarketCard(props: MarketCardProps) {
  const { event, markets, expanded, onToggle } = props;
  const { i18n } = usePlugin();
  const id = useId();
  const [first = ''] = markets.marketKeys;
  const code = first.split('@')[0] ?? first;
  const title = i18n.market(first, { home: event.home.name, away: event.away.name });
  return (
    <Card>
      <SectionHeader
        title={title}
        level={2}
        size="medium"
        expanded={expanded}
        onToggle={() => onToggle(markets.code)}
        controls={id}
      />
      <div id={id} className={styles.lines} hidden={!expanded}>
        {expanded ? (
          <>
            {code.endsWith('handicap') ? <Sides event={event} marketKey={first} /> : undefined}
            {markets.marketKeys.map((marketKey) => (
              <MarketLine key={marketKey} event={event} marketKey={marketKey} code={code} />
            ))}
          </>
        ) : undefined}
      </div>
    </Card>
  );
});
