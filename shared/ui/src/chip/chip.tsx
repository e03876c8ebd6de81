import type { MouseEventHandler, ReactNode } from 'react';
import styles from './chip.module.css';

export interface ChipProps {
  readonly children: ReactNode;
  readonly selected?: boolean | undefined;
  /** The number of things behind the chip. */
  readonly count?: number | undefined;
  readonly icon?: ReactNode;
  /** `tile` sets the icon above the text, for the strip of sports. */
  readonly shape?: 'pill' | 'tile' | undefined;
  /** A link to another page; without it the chip is a toggle. */
  readonly href?: string | undefined;
  readonly onClick?: MouseEventHandler<HTMLElement> | undefined;
}

/** One filter of a chip bar: a toggle, or a link to the same list filtered. */
export function Chip({ children, selected, count, icon, shape, href, onClick }: ChipProps) {
  const content = (
    <>
      {icon}
      <span>{children}</span>
      {count === undefined ? undefined : (
        <>
          {' '}
          <span className={styles.count}>{count}</span>
        </>
      )}
    </>
  );
  const looks = { className: styles.chip, 'data-shape': shape, 'data-chip': '', onClick };
  return href === undefined ? (
    <button type="button" {...looks} aria-pressed={selected ?? false}>
      {content}
    </button>
  ) : (
    <a {...looks} href={href} aria-current={selected ? 'page' : undefined}>
      {content}
    </a>
  );
}
