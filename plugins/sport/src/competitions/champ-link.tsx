import type { ChampSummary } from '@touchline/contracts/line';
import { usePlugin } from '@touchline/plugin-api';
import { IconButton } from '@touchline/ui';
import { starIcon, starOutlineIcon } from '@touchline/ui/icons';
import { use } from 'react';
import { EventAddresses } from '../event/event-addresses.ts';
import { pinnedChampsOf } from './pinned-champs.store.ts';
import styles from './competitions.module.css';

export interface ChampLinkProps {
  readonly champ: ChampSummary;
  readonly section: 'live' | 'line';
  readonly isPinned: boolean;
  /** Its page is the one below the sheet. */
  readonly isOpen: boolean;
}

/** A competition with the number of its events: the way to its page, and its pin. */
export function ChampLink({ champ, section, isPinned, isOpen }: ChampLinkProps) {
  const context = usePlugin();
  const { i18n, navigation } = context;
  const addresses = use(EventAddresses);
  return (
    <li className={styles.champ}>
      <a
        className={styles.link}
        aria-current={isOpen ? 'page' : undefined}
        href={navigation.href(addresses.champ({ section, sport: champ.sport, champ }))}
      >
        <span className={styles.name}>
          <bdi>{champ.name}</bdi>
        </span>{' '}
        <span className={styles.count}>{champ[section]}</span>
      </a>
      <IconButton
        label={i18n.t('competitions.pin', { name: champ.name })}
        path={isPinned ? starIcon : starOutlineIcon}
        pressed={isPinned}
        onClick={() => pinnedChampsOf(context).toggle(champ.id)}
      />
    </li>
  );
}
