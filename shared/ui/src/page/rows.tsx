import type { ReactNode } from 'react';
import styles from './rows.module.css';

/** Entries of one kind below each other, a line between them. */
export function Rows({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>;
}

export interface RowProps {
  /** What it is: text and its notes, below each other. */
  readonly what: ReactNode;
  /** Figures and states beside it. */
  readonly children?: ReactNode;
  /** What can be done with it, below. */
  readonly actions?: ReactNode;
}

/** One entry of `Rows`. */
export function Row({ what, children, actions }: RowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.what}>{what}</span>
      {children}
      {actions === undefined ? undefined : <span className={styles.actions}>{actions}</span>}
    </li>
  );
}

/** A quieter line of what an entry is. */
export function RowNote({ children }: { readonly children: ReactNode }) {
  return <span className={styles.note}>{children}</span>;
}
