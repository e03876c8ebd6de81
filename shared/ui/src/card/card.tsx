import type { ReactNode } from 'react';
import styles from './card.module.css';

export interface CardProps {
  readonly children: ReactNode;
  /** Leaves out the inner space, for lists and pictures that run to the edge. */
  readonly flush?: boolean | undefined;
}

/** A raised surface for one thing. */
export function Card({ children, flush }: CardProps) {
  return (
    <div className={styles.card} data-flush={flush}>
      {children}
    </div>
  );
}
