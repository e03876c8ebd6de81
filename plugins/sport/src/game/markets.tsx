import type { EventView } from '@touchline/live-client';
import { type I18n, usePlugin, useStore } from '@touchline/plugin-api';
import { Chip, ChipBar, EmptyState } from '@touchline/ui';
import { historyIcon } from '@touchline/ui/icons';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { MarketCard } from './market-card.tsx';
import { cardColumns, type MarketCard as Card, marketCards } from './market-cards.ts';
import {
  cardsOfTab,
  closedAtFirst,
  firstTab,
  type MarketTab,
  nextTab,
  type OpenTab,
  tabsOf,
} from './market-tabs.ts';
import { useColumnCount } from './use-column-count.ts';
import styles from './game.module.css';

/** The cards of one tab; those far down are closed until they are touched. */
function Cards({ event, cards }: { readonly event: EventView; readonly cards: readonly Card[] }) {
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

function tabName(i18n: I18n, tab: MarketTab): string {
  return tab === 'all' ? i18n.t('game.all') : i18n.marketGroup(tab);
}

interface MarketTabsProps {
  readonly tabs: readonly MarketTab[];
  readonly tab: MarketTab;
  readonly onChoose: (tab: MarketTab) => void;
}

/** The tabs; the focus of a chip that vanishes goes to the one that takes its place. */
function MarketTabs({ tabs, tab, onChoose }: MarketTabsProps) {
  const { i18n } = usePlugin();
  const bar = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(undefined);
  useLayoutEffect(() => {
    if (focused.current?.isConnected === false) {
      focused.current = undefined;
      bar.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    }
  });
  return (
    <div
      ref={bar}
      className={styles.groups}
      onFocus={({ target }) => {
        focused.current = target;
      }}
      onBlur={({ relatedTarget }) => {
        // Without a successor the window has lost the focus, or the chip was removed.
        focused.current = relatedTarget === null ? focused.current : undefined;
      }}
    >
      <ChipBar label={i18n.t('game.groups')}>
        {tabs.map((each) => (
          <Chip key={each} selected={each === tab} onClick={() => onChoose(each)}>
            {tabName(i18n, each)}
          </Chip>
        ))}
      </ChipBar>
    </div>
  );
}

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
  const { i18n, navigation } = usePlugin();
  const { marketKeys, sport } = event;
  const cards = useMemo(() => marketCards(marketKeys), [marketKeys]);
  const tabs = useMemo(() => tabsOf(sport, cards), [sport, cards]);
  const [open, setOpen] = useState<OpenTab>();
  // Until all are known, main is what will be there.
  const first = whole || !tabs.includes('main') ? firstTab(sport, cards) : 'main';
  const next = nextTab(open, { asked, tabs, first });
  if (whole && next !== open) {
    setOpen(next);
  }
  const { tab, closed } = next;
  function choose(chosen: MarketTab): void {
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
    <>
      {tabs.length > 1 ? <MarketTabs tabs={tabs} tab={tab} onChoose={choose} /> : undefined}
      <output className={styles.moved}>
        {closed === undefined
          ? undefined
          : i18n.t('game.tabClosed', { tab: tabName(i18n, closed) })}
      </output>
      <Cards key={tab} event={event} cards={cardsOfTab({ sport, tab, cards })} />
    </>
  );
}
