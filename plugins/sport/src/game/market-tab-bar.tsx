import { type I18n, usePlugin } from '@touchline/plugin-api';
import { Chip, ChipBar, Icon } from '@touchline/ui';
import { starIcon } from '@touchline/ui/icons';
import { useLayoutEffect, useRef } from 'react';
import type { MarketTab } from './market-tabs.ts';
import styles from './game.module.css';

/** The name of a tab in the page's language. */
export function tabName(i18n: I18n, tab: MarketTab): string {
  switch (tab) {
    case 'all':
      return i18n.t('game.all');
    case 'builder':
      return i18n.t('builder.title');
    case 'favourites':
      return i18n.t('title.favourites');
    default:
      return i18n.marketGroup(tab);
  }
}

export interface MarketTabBarProps {
  readonly tabs: readonly MarketTab[];
  readonly tab: MarketTab;
  readonly onChoose: (tab: MarketTab) => void;
}

/** The tabs; the focus of a chip that vanishes goes to the one that takes its place. */
export function MarketTabBar({ tabs, tab, onChoose }: MarketTabBarProps) {
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
          <Chip
            key={each}
            selected={each === tab}
            icon={each === 'favourites' ? <Icon path={starIcon} size={16} /> : undefined}
            onClick={() => onChoose(each)}
          >
            {tabName(i18n, each)}
          </Chip>
        ))}
      </ChipBar>
    </div>
  );
}
