import type { ReactNode } from 'react';
import { PlayerLink } from '../players/player-link.tsx';
import lists from '../list/list.module.css';
import styles from './protection.module.css';

/** Entries about players, each with the way to the player and what can be done. */
export function EntryList<Entry extends { readonly playerId: string }>({
  entries,
  keyOf,
  renderFacts,
  renderActions,
}: {
  readonly entries: readonly Entry[];
  readonly keyOf: (entry: Entry) => string;
  readonly renderFacts: (entry: Entry) => ReactNode;
  readonly renderActions?: (entry: Entry) => ReactNode;
}) {
  return (
    <ul className={lists.list}>
      {entries.map((entry) => (
        <li key={keyOf(entry)} className={lists.entry}>
          {renderFacts(entry)}
          <div className={styles.actions}>
            <PlayerLink playerId={entry.playerId} />
            {renderActions?.(entry)}
          </div>
        </li>
      ))}
    </ul>
  );
}
