import type { MouseEventHandler, ReactNode } from 'react';
import { Icon } from '@touchline/ui';
import { chevronEndIcon } from '../generated/icon-paths.ts';
import styles from './list-row.module.css';

/** A list of rows. */
export function Menu({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <ul className={styles.menu} aria-label={label}>
      {children}
    </ul>
  );
}

export interface ListRowProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly icon?: ReactNode;
  /** At the end: a value, a badge, a switch. */
  readonly end?: ReactNode;
  /** Makes the row a link, which an arrow shows. */
  readonly href?: string | undefined;
  readonly current?: boolean | undefined;
  /** Makes the row a button, or is called before a link is followed. */
  readonly onClick?: MouseEventHandler<HTMLElement> | undefined;
  readonly tone?: 'danger' | undefined;
}

/** One row of a menu or a list: something to read, to follow or to press. */
export function ListRow({ title, text, icon, end, href, current, onClick, tone }: ListRowProps) {
  const content = (
    <>
      {icon}
      <span className={styles.text}>
        <span>{title}</span>
        {text === undefined ? undefined : <small>{text}</small>}
      </span>
      {end}
      {href !== undefined && <Icon path={chevronEndIcon} directional />}
    </>
  );
  const looks = { className: styles.row, 'data-tone': tone };
  return (
    <li>
      {href !== undefined ? (
        <a {...looks} href={href} aria-current={current ? 'page' : undefined} onClick={onClick}>
          {content}
        </a>
      ) : onClick ? (
        <button {...looks} type="button" onClick={onClick}>
          {content}
        </button>
      ) : (
        <div {...looks}>{content}</div>
      )}
    </li>
  );
}
