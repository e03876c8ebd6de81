import type { ReactNode } from 'react';
import { PageHeader, type PageHeaderProps } from './page-header.tsx';
import styles from './page.module.css';

export interface PageProps extends PageHeaderProps {
  /** For one form; for all the room there is; else for text and lists. */
  readonly width?: 'narrow' | 'full' | undefined;
  readonly children: ReactNode;
}

/** A page of a section: its heading and what is below it. */
export function Page({ width, children, ...header }: PageProps) {
  return (
    <div className={styles.page} data-width={width}>
      <PageHeader {...header} />
      {children}
    </div>
  );
}
