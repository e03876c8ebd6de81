import { useId } from 'react';
import styles from './configuration.module.css';

/** Several lines of text: label above, hint or error below. */
export function TextArea(props: {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly direction?: 'ltr' | 'rtl' | undefined;
  readonly value: string;
  readonly onChange: (text: string) => void;
}) {
  const { id, label, hint, error, direction = 'ltr', value, onChange } = props;
  const messageId = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className={styles.area}
        dir={direction}
        rows={Math.min(14, Math.max(2, value.split('\n').length))}
        spellCheck={false}
        value={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={messageId}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={messageId} className={styles.message} data-error={error !== undefined}>
        {error ?? hint}
      </p>
    </div>
  );
}
