import type { ReactNode } from 'react';
import styles from './page.module.css';

export interface PageProps {
  readonly title: string;
  /** What can be done here, in one sentence. */
  readonly intro?: string | undefined;
  /** A way on, beside the title. */
  readonly action?: ReactNode;
  /** For one form; for all the room there is; else for text and lists. */
  readonly width?: 'narrow' | 'full' | undefined;
  readonly children: ReactNode;
}

/** A page of a section: its heading and what is below it. */
export function Page({ title, intro, action, width, children }: PageProps) {
  return (
    <div className={styles.page} data-width={width}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {action}
      </div>
      {intro === undefined ? undefined : <p className={styles.intro}>{intro}</p>}
      {children}
    </div>
  );
}
