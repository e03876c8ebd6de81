import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/text.tsx';
import styles from './badge.module.css';

export interface BadgeProps {
  readonly tone?:
    | 'neutral'
    | 'accent'
    | 'success'
    | 'warning'
    | 'danger'
    | 'live'
    | 'boosted'
    | 'losing'
    | undefined;
  readonly children: ReactNode;
}

/** A word or a number that qualifies what is beside it. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}

export interface LiveBadgeProps {
  readonly text: string;
  /** The dot alone is drawn: a list is full of them, and the time beside it says the rest. */
  readonly dot?: boolean | undefined;
}

/** Marks an event in play; `text` is the word for it. Quieter than a badge. */
export function LiveBadge({ text, dot }: LiveBadgeProps) {
  return (
    <span className={styles.live}>{dot ? <VisuallyHidden>{text}</VisuallyHidden> : text}</span>
  );
}
