import { findMarketType } from '@touchline/domain/markets';
import type { EventView } from '@touchline/live-client';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { memo, useId, useState } from 'react';
import { OutcomeButton } from '../event-row/outcome-button.tsx';
import { handicapText } from './handicap-text.ts';
import { useShownLines } from './use-shown-lines.ts';
import styles from './game.module.css';

/** Results are in threes; combinations and over–under in pairs. */
function columnsOf(codes: readonly string[]): 2 | 3 {
  return codes.length === 3 || codes.length === 9 ? 3 : 2;
}

function isHandicap(kind: string | undefined): boolean {
  return kind === 'handicap' || kind === 'european-handicap';
}

const MarketLine = memo(function MarketLine({
  event,
  marketKey,
  kind,
}: {
  readonly event: EventView;
  readonly marketKey: string;
  readonly kind: string | undefined;
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
          // Two teams in one name do not fit on a button; 1X does.
          naming={kind === 'double-chance' ? 'short' : 'full'}
          name={isHandicap(kind) ? handicapText(marketKey, outcome) : undefined}
        />
      ))}
    </div>
  );
});

/** Who the handicaps below are of. */
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

/** The lines of a market: the main one with its neighbours, the others behind a button. */
export function MarketLines({
  event,
  code,
  marketKeys,
}: {
  readonly event: EventView;
  readonly code: string;
  readonly marketKeys: readonly string[];
}) {
  const { i18n } = usePlugin();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const shown = useShownLines(event, marketKeys);
  const [first = ''] = marketKeys;
  const kind = findMarketType(code)?.kindName;
  return (
    <>
      <div id={id} className={styles.lines}>
        {isHandicap(kind) ? <Sides event={event} marketKey={first} /> : undefined}
        {(isOpen ? marketKeys : shown).map((marketKey) => (
          <MarketLine key={marketKey} event={event} marketKey={marketKey} kind={kind} />
        ))}
      </div>
      {shown.length < marketKeys.length ? (
        <div className={styles.more}>
          <Button
            variant="quiet"
            size="small"
            wide
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {i18n.t(isOpen ? 'game.fewerLines' : 'game.moreLines')}
          </Button>
        </div>
      ) : undefined}
    </>
  );
}
