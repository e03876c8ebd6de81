import { VisuallyHidden } from '@touchline/ui';
import styles from './progress.module.css';

export interface SpinnerProps {
  /** Announced to screen readers: "Placing your bet". */
  readonly label: string;
  readonly size?: 'small' | 'large' | undefined;
}

/** Work of unknown length is under way. */
export function Spinner({ label, size = 'small' }: SpinnerProps) {
  return (
    <output className={styles.spinner} data-size={size}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  );
}

export interface ProgressBarProps {
  readonly label: string;
  /** From 0 to 1; left out while it is unknown. */
  readonly value?: number | undefined;
  readonly tone?: 'accent' | 'success' | 'warning' | 'danger' | undefined;
}

/** How far something has come. */
export function ProgressBar({ label, value, tone = 'accent' }: ProgressBarProps) {
  return (
    <progress className={styles.bar} data-tone={tone} aria-label={label} max={1} value={value} />
  );
}
