import type { ReactNode } from 'react';
import styles from './badge.module.css';

export interface BadgeProps {
  readonly tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'live' | undefined;
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

/** Marks an event in play; `text` is the word for it. Quieter than a badge: a list is full of them. */
export function LiveBadge({ text }: { readonly text: string }) {
  return <span className={styles.live}>{text}</span>;
}
