import type { EventView } from '@touchline/live-client';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { EmptyState } from '@touchline/ui';
import { historyIcon } from '@touchline/ui/icons';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { favouriteMarketsOf } from './favourite-markets.store.ts';
import { FoundMarkets } from './found-markets.tsx';
import { marketCards } from './market-cards.ts';
import { MarketColumns } from './market-columns.tsx';
import { MarketHead } from './market-head.tsx';
import { tabName } from './market-tab-bar.tsx';
import {
  cardsOfTab,
  firstTab,
  type MarketTab,
  nextTab,
  type OpenTab,
  tabsOf,
  withBuilder,
} from './market-tabs.ts';
import { StickyHead, scrollToHead } from './sticky-head.tsx';
import styles from './game.module.css';

/** Comes when its tab is opened. */
const BuilderTab = lazy(async () => ({
  default: (await import('../builder/builder-tab.tsx')).BuilderTab,
}));

/** Everything an event can be bet on, in tabs. */
export function Markets({
  event,
  asked,
  whole,
}: {
  readonly event: EventView;
  /** The tab that the address names. */
  readonly asked: string | undefined;
  /** All markets of the event are known, not only those that lists show. */
  readonly whole: boolean;
}) {
  const context = usePlugin();
  const { i18n, navigation } = context;
  const { marketKeys, sport } = event;
  const cards = useMemo(() => marketCards(marketKeys), [marketKeys]);
  const favourites = useStore(favouriteMarketsOf(context).store, ({ codes }) => codes);
  const tabs = useMemo(
    () => withBuilder(tabsOf(sport, cards, favourites), cards),
    [sport, cards, favourites],
  );
  const start = useRef<HTMLDivElement>(null);
  // A link to one kind of market opens its search.
  const [search, setSearch] = useState(() => {
    const { market } = navigation.current.get().query;
    return market && i18n.market(market, { home: event.home.name, away: event.away.name });
  });
  const [open, setOpen] = useState<OpenTab>();
  // Until all are known, main is what will be there.
  const first = whole || !tabs.includes('main') ? firstTab(sport, cards) : 'main';
  const next = nextTab(open, { asked, tabs, first });
  if (whole && next !== open) {
    setOpen(next);
  }
  const { tab, closed } = next;
  function choose(chosen: MarketTab): void {
    scrollToHead(start);
    if (chosen === asked) {
      // The address has it already; the player was redirected from it.
      setOpen({ tab: chosen, asked });
    } else {
      void navigation.setQuery({ group: chosen }, { replace: true });
    }
  }
  if (cards.length === 0) {
    return <EmptyState path={historyIcon} title={i18n.t('game.noMarkets')} />;
  }
  return (
    <div className={styles.body} data-chosen={asked !== undefined}>
      <StickyHead event={event} start={start}>
        {tabs.length > 1 || search !== undefined ? (
          <MarketHead
            tabs={tabs}
            tab={tab}
            onChoose={choose}
            search={search}
            onSearch={(text) => {
              scrollToHead(start);
              setSearch(text);
            }}
          />
        ) : undefined}
      </StickyHead>
      {search !== undefined && search.trim() !== '' ? (
        <FoundMarkets event={event} cards={cards} text={search.trim()} />
      ) : (
        <>
          <output className={styles.moved}>
            {closed === undefined
              ? undefined
              : i18n.t('game.tabClosed', { tab: tabName(i18n, closed) })}
          </output>
          {tab === 'builder' ? (
            <Suspense>
              <BuilderTab event={event} cards={cardsOfTab({ sport, tab, cards, favourites })} />
            </Suspense>
          ) : (
            <MarketColumns
              key={tab}
              event={event}
              cards={cardsOfTab({ sport, tab, cards, favourites })}
            />
          )}
        </>
      )}
    </div>
  );
}
