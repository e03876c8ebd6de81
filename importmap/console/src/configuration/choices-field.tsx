import { Checkbox } from '@touchline/ui/forms';
import styles from './configuration.module.css';
import type { FieldState } from './use-field.ts';

/** Any values of a few, in the order in which they are offered. */
export function ChoicesField(props: {
  readonly options: readonly unknown[];
  readonly field: FieldState;
}) {
  const { options, field } = props;
  const { common, value, set } = field;
  const chosen = Array.isArray(value) ? (value as readonly unknown[]) : [];
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.label}>{common.label}</legend>
      {options.map((option) => (
        <Checkbox
          key={String(option)}
          label={String(option)}
          checked={chosen.includes(option)}
          onChange={(event) =>
            set(
              options.filter((one) =>
                one === option ? event.target.checked : chosen.includes(one),
              ),
            )
          }
        />
      ))}
      {common.error !== undefined && (
        <p className={styles.message} data-error="true">
          {common.error}
        </p>
      )}
    </fieldset>
  );
}
