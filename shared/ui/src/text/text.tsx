import type { ReactNode } from 'react';
import styles from './text.module.css';

/** Text for screen readers alone. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

export interface MoneyProps {
  /** The amount, already formatted in the reader's language with its currency. */
  readonly text: string;
  readonly strong?: boolean | undefined;
  /** Money won or lost; the sign is in the text, the colour only repeats it. */
  readonly tone?: 'won' | 'lost' | undefined;
}

/** An amount of money in tabular figures, never broken over two lines. */
export function Money({ text, strong, tone }: MoneyProps) {
  return (
    <span className={styles.figures} data-strong={strong} data-tone={tone}>
      <bdi>{text}</bdi>
    </span>
  );
}

export interface OddsProps {
  /** The price in the reader's odds format. */
  readonly text: string;
  /** The price it had before, struck through: a changed or boosted price. */
  readonly was?: string | undefined;
  readonly strong?: boolean | undefined;
}

/** A price that is read, not pressed. */
export function Odds({ text, was, strong }: OddsProps) {
  return (
    <span className={styles.figures} data-strong={strong}>
      {was === undefined ? undefined : <s className={styles.was}>{was}</s>}
      <bdi>{text}</bdi>
    </span>
  );
}
