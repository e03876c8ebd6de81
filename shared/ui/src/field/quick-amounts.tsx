import styles from './field.module.css';

export interface QuickAmount {
  readonly text: string;
  /** What a screen reader says instead. */
  readonly label?: string;
  readonly onPress: () => void;
}

export interface QuickAmountsProps {
  readonly quick: readonly QuickAmount[];
  readonly disabled?: boolean | undefined;
}

/** A row of usual amounts, each taken with one press. */
export function QuickAmounts({ quick, disabled }: QuickAmountsProps) {
  return (
    <span className={styles.quick}>
      {quick.map(({ text, label, onPress }) => (
        <button key={text} type="button" aria-label={label} disabled={disabled} onClick={onPress}>
          {text}
        </button>
      ))}
    </span>
  );
}
