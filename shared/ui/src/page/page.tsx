import { Icon } from '@touchline/ui';
import type { ReactNode } from 'react';
import { arrowBackIcon } from '../generated/icon-paths.ts';
import styles from './page.module.css';

export interface PageProps {
  readonly title: string;
  /** The page that this one belongs to, which an arrow leads back to; a main page has none. */
  readonly parent?: { readonly title: string; readonly href: string } | undefined;
  /** What can be done here, in one sentence. */
  readonly intro?: string | undefined;
  /** A way on, beside the title. */
  readonly action?: ReactNode;
  /** For one form; for all the room there is; else for text and lists. */
  readonly width?: 'narrow' | 'full' | undefined;
  readonly children: ReactNode;
}

/** A page of a section: its heading and what is below it. */
export function Page({ title, parent, intro, action, width, children }: PageProps) {
  return (
    <div className={styles.page} data-width={width}>
      <div className={styles.head}>
        {parent === undefined ? undefined : (
          <a className={styles.parent} href={parent.href} aria-label={parent.title}>
            <Icon path={arrowBackIcon} size={24} directional />
          </a>
        )}
        <h1 className={styles.title}>{title}</h1>
        {action}
      </div>
      {intro === undefined ? undefined : <p className={styles.intro}>{intro}</p>}
      {children}
    </div>
  );
}
