import type { ReactNode } from 'react';
import styles from './sub-header.module.css';

export interface SubHeaderProps {
  /** One row: tabs, chips, a heading with its figures. */
  readonly children: ReactNode;
  /** Runs to the edges of the page's column, whose inner space it covers. */
  readonly bleed?: boolean | undefined;
}

/**
 * A row that stays below the site's header while what follows it scrolls, and moves up with the
 * header when that hides. It is a sibling of what it heads, or of their common parent.
 */
export function SubHeader({ children, bleed }: SubHeaderProps) {
  return (
    <div className={styles.bar} data-bleed={bleed}>
      {children}
    </div>
  );
}
