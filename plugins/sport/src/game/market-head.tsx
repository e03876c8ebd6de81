import { usePlugin } from '@touchline/plugin-api';
import { IconButton } from '@touchline/ui';
import { searchIcon } from '@touchline/ui/icons';
import { useEffect, useRef } from 'react';
import { MarketSearch } from './market-search.tsx';
import { MarketTabBar, type MarketTabBarProps } from './market-tab-bar.tsx';
import styles from './game.module.css';

/** The tabs of an event with the way to search its markets, or the field for that in their place. */
export function MarketHead({
  search,
  onSearch,
  ...tabs
}: MarketTabBarProps & {
  /** What is searched for; undefined while the tabs are there. */
  readonly search: string | undefined;
  readonly onSearch: (search: string | undefined) => void;
}) {
  const { i18n } = usePlugin();
  const button = useRef<HTMLButtonElement>(null);
  const isSearching = search !== undefined;
  const wasSearching = useRef(false);
  useEffect(() => {
    if (wasSearching.current && !isSearching) {
      button.current?.focus({ preventScroll: true });
    }
    wasSearching.current = isSearching;
  }, [isSearching]);
  return (
    <div className={styles.head}>
      {isSearching ? (
        <MarketSearch text={search} onType={onSearch} onClose={() => onSearch(undefined)} />
      ) : (
        <>
          <MarketTabBar {...tabs} />
          <IconButton
            ref={button}
            label={i18n.t('game.search')}
            path={searchIcon}
            onClick={() => onSearch('')}
          />
        </>
      )}
    </div>
  );
}
