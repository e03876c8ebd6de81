import type { KeyboardEvent } from 'react';
import { moveFocus } from '@touchline/ui';
import styles from '../tabs/tabs.module.css';

export interface PageTab {
  readonly text: string;
  readonly href: string;
  readonly current?: boolean | undefined;
  readonly count?: number | undefined;
}

export interface PageTabsProps {
  /** The accessible name of the row. */
  readonly label: string;
  readonly items: readonly PageTab[];
}

/** Pages beside each other, as a row of links that scrolls sideways; arrow keys move between them. */
export function PageTabs({ label, items }: PageTabsProps) {
  return (
    // The links take the focus, the row only handles their keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav className={styles.row} aria-label={label} onKeyDown={onArrow}>
      {items.map(({ text, href, current, count }) => (
        <a
          key={href}
          className={styles.tab}
          href={href}
          aria-current={current ? 'page' : undefined}
          data-tab=""
        >
          {text}
          {count === undefined ? undefined : (
            <>
              {' '}
              <span className={styles.count}>{count}</span>
            </>
          )}
        </a>
      ))}
    </nav>
  );
}

function onArrow(event: KeyboardEvent<HTMLElement>) {
  moveFocus(event, '[data-tab]');
}
