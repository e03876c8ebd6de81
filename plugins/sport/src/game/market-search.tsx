import { usePlugin } from '@touchline/plugin-api';
import { Icon, IconButton } from '@touchline/ui';
import { closeIcon, searchIcon } from '@touchline/ui/icons';
import { useEffect, useRef } from 'react';
import styles from './market-search.module.css';

/** The field in the place of the tabs in which a player types the name of a market. */
export function MarketSearch({
  text,
  onType,
  onClose,
}: {
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onClose: () => void;
}) {
  const { i18n } = usePlugin();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return (
    <search className={styles.search}>
      <Icon path={searchIcon} />
      <input
        ref={field}
        type="search"
        className={styles.field}
        aria-label={i18n.t('game.search')}
        placeholder={i18n.t('game.search')}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={40}
        value={text}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') {
            onClose();
          }
        }}
      />
      <IconButton label={i18n.t('game.searchEnd')} path={closeIcon} onClick={onClose} />
    </search>
  );
}
