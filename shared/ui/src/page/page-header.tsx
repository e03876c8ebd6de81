import { Icon } from '@touchline/ui';
import type { ReactNode } from 'react';
import { arrowBackIcon } from '../generated/icon-paths.ts';
import styles from './page-header.module.css';
import { PageTabs, type PageTabsProps } from './page-tabs.tsx';

export interface PageHeaderProps {
  readonly title: string;
  /** The page that this one belongs to, which an arrow leads back to; a main page has none. */
  readonly parent?: { readonly title: string; readonly href: string } | undefined;
  /** What can be done here, in one sentence. */
  readonly intro?: string | undefined;
  /** A way on, beside the title. */
  readonly action?: ReactNode;
  /** The pages beside this one, below the title. */
  readonly tabs?: PageTabsProps | undefined;
}

/** The heading of a page, with the way back before it and the pages beside it below. */
export function PageHeader({ title, parent, intro, action, tabs }: PageHeaderProps) {
  return (
    <header className={styles.header}>
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
      {tabs === undefined ? undefined : <PageTabs {...tabs} />}
    </header>
  );
}
