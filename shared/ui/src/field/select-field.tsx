import { useId, type Ref, type SelectHTMLAttributes } from 'react';
import { Icon } from '@touchline/ui';
import { chevronDownIcon } from '../generated/icon-paths.ts';
import { Field, fieldControl, type FieldText } from './field.tsx';
import styles from './field.module.css';

export interface SelectFieldProps
  extends FieldText,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'style' | 'children'> {
  readonly options: readonly { readonly value: string; readonly text: string }[];
  /** Is first and cannot be chosen: "Choose a country". */
  readonly placeholder?: string | undefined;
  readonly ref?: Ref<HTMLSelectElement> | undefined;
}

/** One of many, with the phone's own picker. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, options, placeholder, ...rest } = props;
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <span className={styles.box}>
        <select {...rest} {...fieldControl({ id, hint, error })}>
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <span className={styles.end}>
          <Icon path={chevronDownIcon} />
        </span>
      </span>
    </Field>
  );
}
