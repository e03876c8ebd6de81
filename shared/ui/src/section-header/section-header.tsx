import type { ReactNode } from 'react';
import { chevronDownIcon } from '../generated/icon-paths.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './section-header.module.css';

export interface SectionHeaderProps {
  readonly title: ReactNode;
  /** The heading's rank on its page; 2 when left out. */
  readonly level?: 2 | 3 | 4 | undefined;
  /** How loud it is; large for a heading of level 2 when left out. */
  readonly size?: 'large' | 'medium' | undefined;
  readonly icon?: ReactNode;
  readonly count?: number | undefined;
  /** At the end of the row: a link to everything, a star. */
  readonly action?: ReactNode;
  /** Makes the section collapsible. */
  readonly expanded?: boolean | undefined;
  readonly onToggle?: (() => void) | undefined;
  /** Id of the element that opens and closes. */
  readonly controls?: string | undefined;
}

/** The heading of a list or a market, which may open and close what follows. */
export function SectionHeader(props: SectionHeaderProps) {
  const {
    title,
    level = 2,
    size = level === 2 ? 'large' : 'medium',
    icon,
    count,
    action,
    expanded,
    onToggle,
    controls,
  } = props;
  const Heading = `h${level}` as const;
  const text = (
    <>
      {icon}
      <span className={styles.title}>{title}</span>{' '}
      {count === undefined ? undefined : <span className={styles.count}>{count}</span>}
    </>
  );
  return (
    <div className={styles.row} data-size={size}>
      <Heading className={styles.heading}>
        {onToggle ? (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={expanded ?? false}
            aria-controls={controls}
            onClick={onToggle}
          >
            {text}
            <span className={styles.chevron}>
              <Icon path={chevronDownIcon} />
            </span>
          </button>
        ) : (
          text
        )}
      </Heading>
      {action}
    </div>
  );
}
