import { EventList, Icon } from '@touchline/ui';
import { chevronDownIcon } from '@touchline/ui/icons';
import type { ReactNode } from 'react';
import styles from './list-heading.module.css';

export interface ListHeadingProps {
  readonly title: string;
  /** Below the title: where a competition is played, or "4 of 36" where these are a choice. */
  readonly below?: string | undefined;
  readonly icon?: ReactNode;
  readonly count?: number | undefined;
  readonly expanded: boolean;
  readonly onToggle: () => void;
  /** Names of the columns of prices below, while it is open. */
  readonly children: ReactNode;
  /** There are several markets beside each other. */
  readonly several: boolean;
  /** Stands in for the heading where that is out of sight: for pointers alone. */
  readonly copy?: boolean | undefined;
}

/** The heading of a group of events, which opens and closes them and names their columns. */
export function ListHeading(props: ListHeadingProps) {
  const { title, below, icon, count, expanded, onToggle, children, several, copy } = props;
  const Title = copy ? 'span' : 'h2';
  return (
    <EventList piece several={several}>
      <div className={styles.heading} data-expanded={expanded}>
        <Title className={styles.title}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={expanded}
            tabIndex={copy ? -1 : undefined}
            onClick={onToggle}
          >
            {icon}
            <span className={styles.names}>
              <bdi className={styles.name}>{title}</bdi>{' '}
              {below === undefined ? undefined : <span className={styles.below}>{below}</span>}
            </span>{' '}
            {count === undefined ? undefined : <span className={styles.count}>{count}</span>}
            <span className={styles.chevron}>
              <Icon path={chevronDownIcon} size={20} />
            </span>
          </button>
        </Title>
        {expanded ? children : undefined}
      </div>
    </EventList>
  );
}
