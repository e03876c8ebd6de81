import type { ReactNode } from 'react';
import styles from './event-list.module.css';

export interface EventListProps {
  readonly children: ReactNode;
  /** Is a piece of a longer list, which has the frame around its pieces. */
  readonly piece?: boolean | undefined;
  /** Its rows have several markets beside each other. */
  readonly several?: boolean | undefined;
}

/** A column of event rows. It is what the rows measure to choose their columns. */
export function EventList({ children, piece, several }: EventListProps) {
  return (
    <div className={styles.room}>
      <div
        className={styles.list}
        data-framed={piece ? undefined : ''}
        data-several={several ? '' : undefined}
      >
        {children}
      </div>
    </div>
  );
}
