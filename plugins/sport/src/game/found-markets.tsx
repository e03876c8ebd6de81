import type { EventView } from '@touchline/live-client';
import { usePlugin } from '@touchline/plugin-api';
import { EmptyState } from '@touchline/ui';
import { searchIcon } from '@touchline/ui/icons';
import { useDeferredValue, useMemo } from 'react';
import { findMarkets } from './find-markets.ts';
import type { MarketCard } from './market-cards.ts';
import { MarketColumns } from './market-columns.tsx';
import styles from './game.module.css';

/** The markets of an event whose names a player has typed, from all tabs. */
export function FoundMarkets({
  event,
  cards,
  text,
}: {
  readonly event: EventView;
  readonly cards: readonly MarketCard[];
  readonly text: string;
}) {
  const { i18n } = usePlugin();
  const searched = useDeferredValue(text);
  const home = event.home.name;
  const away = event.away.name;
  const found = useMemo(
    () =>
      findMarkets(cards, {
        text: searched,
        titleOf: ({ marketKeys: [first = ''] }) => i18n.market(first, { home, away }),
      }),
    [cards, searched, i18n, home, away],
  );
  return (
    <>
      <output className={styles.moved}>{i18n.t('game.found', { count: found.length })}</output>
      {found.length === 0 ? (
        <EmptyState path={searchIcon} title={i18n.t('game.noneFound', { text: searched })} />
      ) : (
        <MarketColumns key={searched} event={event} cards={found} />
      )}
    </>
  );
}
