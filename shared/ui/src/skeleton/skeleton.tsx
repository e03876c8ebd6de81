import { EventList } from '../event-card/event-list.tsx';
import { VisuallyHidden } from '../text/text.tsx';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** The shape of what comes: a line of text, a bar (chips, prices, fields) or a round crest. */
  readonly shape?: 'line' | 'bar' | 'round' | undefined;
  readonly width?: 'short' | 'medium' | 'full' | undefined;
}

/** A grey shape in the place of what is loading. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  return <span className={styles.bone} data-shape={shape} data-width={width} />;
}

export interface EventCardSkeletonProps {
  /** The number of rows to replace. */
  readonly count?: number | undefined;
  /** Announced to screen readers once: "Loading events". */
  readonly label: string;
}

/** Event rows before their data: the same heights, so nothing jumps when they come. */
export function EventCardSkeleton({ count = 3, label }: EventCardSkeletonProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <output>{label}</output>
      </VisuallyHidden>
      <EventList>
        {Array.from({ length: count }, (_, index) => (
          <CardBones key={index} />
        ))}
      </EventList>
    </div>
  );
}

function CardBones() {
  return (
    <div className={styles.card}>
      <div className={styles.teams}>
        <Skeleton width="short" />
        <div className={styles.row}>
          <Skeleton shape="round" />
          <Skeleton width="medium" />
        </div>
        <div className={styles.row}>
          <Skeleton shape="round" />
          <Skeleton width="short" />
        </div>
      </div>
      <div className={styles.prices}>
        <Skeleton shape="bar" />
        <Skeleton shape="bar" />
        <Skeleton shape="bar" />
      </div>
    </div>
  );
}
