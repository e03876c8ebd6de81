import type { ReactNode } from 'react';
import styles from './stat.module.css';

export interface StatsProps {
  readonly children: ReactNode;
  /** They are on a card already and have none of their own. */
  readonly isBare?: boolean | undefined;
  /** The figures are on their way. */
  readonly busy?: boolean | undefined;
}

/** Figures beside each other; `Stat`s. They stand one below the other where letters are large. */
export function Stats({ children, isBare, busy }: StatsProps) {
  return (
    <dl className={styles.stats} data-bare={isBare} aria-busy={busy}>
      {children}
    </dl>
  );
}

export interface StatProps {
  readonly label: string;
  /** The figure, formatted. */
  readonly value: ReactNode;
  /** What it is compared with or when it is from. */
  readonly note?: ReactNode;
  /** The sign or a word is in the text; the colour only repeats it. */
  readonly tone?: 'winning' | 'losing' | 'boosted' | 'live' | undefined;
}

/** One figure with its name. */
export function Stat({ label, value, note, tone }: StatProps) {
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value} data-tone={tone}>
        {value}
      </dd>
      {note === undefined ? undefined : <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
