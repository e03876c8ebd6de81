import { Skeleton, VisuallyHidden } from '@touchline/ui';
import styles from './loading-state.module.css';

export interface LoadingStateProps {
  /** Announced to screen readers once: "Loading your bets". */
  readonly label: string;
  /** What comes, so that nothing jumps when it does. */
  readonly shape: 'rows' | 'tiles' | 'figures' | 'table';
  /** The number of rows or tiles. */
  readonly count?: number | undefined;
}

/** Grey shapes in the place of rows, tiles, figures or a table. Failures are a `RetryCard`, nothing is an `EmptyState`. */
export function LoadingState({ label, shape, count = 4 }: LoadingStateProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <output>{label}</output>
      </VisuallyHidden>
      <div className={styles.bones} data-shape={shape}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.bone}>
            {shape === 'tiles' && <span className={styles.picture} />}
            {shape === 'rows' && <Skeleton shape="round" />}
            <span className={styles.lines}>
              <Skeleton width="medium" />
              {shape === 'table' ? undefined : <Skeleton width="short" />}
            </span>
            {shape === 'table' && <Skeleton width="short" />}
          </div>
        ))}
      </div>
    </div>
  );
}
