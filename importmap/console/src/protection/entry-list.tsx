import type { ReactNode } from 'react';
import { ViewLink } from '../app/address.tsx';
import { useTexts } from '../texts/texts-context.ts';
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
  const { t } = useTexts();
  return (
    <ul className={lists.list}>
      {entries.map((entry) => (
        <li key={keyOf(entry)} className={lists.entry}>
          {renderFacts(entry)}
          <div className={styles.actions}>
            <ViewLink path={`/protection/${entry.playerId}`} className={styles.link}>
              {t('protection.open', { player: entry.playerId })}
            </ViewLink>
            {renderActions?.(entry)}
          </div>
        </li>
      ))}
    </ul>
  );
}
