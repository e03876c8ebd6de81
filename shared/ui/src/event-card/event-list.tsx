import type { ReactNode } from 'react';
import styles from './event-list.module.css';

/** A column of event cards. It is what the cards measure to choose between two layouts. */
export function EventList({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.room}>
      <div className={styles.list}>{children}</div>
    </div>
  );
}
