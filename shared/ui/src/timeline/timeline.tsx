import type { ReactNode } from 'react';
import styles from './timeline.module.css';

/** What happened, one below the other, in the order of its children. */
export function Timeline({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {children}
    </ol>
  );
}

export interface TimelineEntryProps {
  /** Ahead of the line: a minute of a match. A date is better in the text. */
  readonly time?: ReactNode;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** In the dot; without one the dot is small. */
  readonly icon?: ReactNode;
  readonly tone?: 'success' | 'danger' | 'warning' | 'live' | undefined;
  /** It is what happens now, or what is reached. */
  readonly current?: boolean | undefined;
}

/** One entry of a `Timeline`. */
export function TimelineEntry(props: TimelineEntryProps) {
  const { time, title, text, icon, tone, current } = props;
  return (
    <li className={styles.entry} data-tone={tone} aria-current={current ? 'step' : undefined}>
      {time === undefined ? undefined : <span className={styles.time}>{time}</span>}
      <span className={styles.dot} data-small={icon === undefined}>
        {icon}
      </span>
      <span className={styles.what}>
        <span className={styles.title}>{title}</span>
        {text === undefined ? undefined : <span className={styles.text}>{text}</span>}
      </span>
    </li>
  );
}
