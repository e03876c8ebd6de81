import type { EventView } from '@touchline/live-client';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { Card, SectionHeader } from '@touchline/ui';
import { lazy, memo, Suspense, useId, useState } from 'react';
import type { MarketCard as Markets } from './market-cards.ts';
import { MarketLines } from './market-lines.tsx';
import { MarketStar } from './market-star.tsx';
import { hasScores } from './score-columns.ts';
import { ScoreGrid } from './score-grid.tsx';
import styles from './game.module.css';

/** Come once the prices of a match to come are shown. */
const EarlyPayout = lazy(async () => ({
  default: (await import('./early-payout.tsx')).EarlyPayout,
}));
const EarlyPayoutNote = lazy(async () => ({
  default: (await import('./early-payout.tsx')).EarlyPayoutNote,
}));

/** Comes with the first card of players that is open. */
const PlayerLines = lazy(async () => ({
  default: (await import('./player-lines.tsx')).PlayerLines,
}));

export interface MarketCardProps {
  readonly event: EventView;
  readonly markets: Markets;
  readonly expanded: boolean;
  readonly onToggle: (key: string) => void;
}

/** One kind of market with all its lines, which opens and closes. */
export const MarketCard = memo(function MarketCard(props: MarketCardProps) {
  const { event, markets, expanded, onToggle } = props;
  const { i18n, config } = usePlugin();
  const isEarlyOffered = useStore(
    config.core,
    ({ flags }) => flags['betting.earlyPayout'] === true,
  );
  const id = useId();
  const [first = ''] = markets.marketKeys;
  const { type } = markets;
  const [isExplained, setExplained] = useState(false);
  const mayBeEarly =
    isEarlyOffered && expanded && event.section === 'line' && markets.group === 'main';
  const title = i18n.market(first, { home: event.home.name, away: event.away.name });
  return (
    <Card>
      <SectionHeader
        title={<span className={styles.title}>{title}</span>}
        level={2}
        size="medium"
        expanded={expanded}
        onToggle={() => onToggle(markets.code)}
        controls={id}
        action={
          <span className={styles.star}>
            {mayBeEarly ? (
              <Suspense>
                <EarlyPayout
                  event={event}
                  market={first}
                  explainedBy={`${id}-early`}
                  isExplained={isExplained}
                  onToggle={() => setExplained(!isExplained)}
                />
              </Suspense>
            ) : undefined}
            <MarketStar code={type} title={title} />
          </span>
        }
      />
      <div id={id} className={styles.content} hidden={!expanded}>
        {!expanded ? undefined : hasScores(type) ? (
          <ScoreGrid event={event} marketKey={first} />
        ) : markets.group === 'players' ? (
          <Suspense>
            <PlayerLines event={event} marketKey={first} />
          </Suspense>
        ) : (
          <>
            <MarketLines event={event} code={type} marketKeys={markets.marketKeys} />
            <div id={`${id}-early`}>
              {mayBeEarly && isExplained ? (
                <Suspense>
                  <EarlyPayoutNote event={event} market={first} />
                </Suspense>
              ) : undefined}
            </div>
          </>
        )}
      </div>
    </Card>
  );
});
