import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { FieldMessage } from './field.tsx';
import styles from './field.module.css';

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'type'>;

export interface ChoiceProps extends InputProps {
  readonly label: ReactNode;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

type Kind = 'checkbox' | 'radio' | 'switch';

function Choice({ kind, label, hint, error, ...rest }: ChoiceProps & { readonly kind: Kind }) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const message = error ?? hint;
  return (
    <label className={styles.choice} htmlFor={id}>
      <input
        {...rest}
        type={kind === 'radio' ? 'radio' : 'checkbox'}
        role={kind === 'switch' ? 'switch' : undefined}
        id={id}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={message === undefined ? undefined : `${id}-message`}
      />
      <span className={styles.choiceText}>
        <span>{label}</span>
        {message === undefined ? undefined : (
          <small id={`${id}-message`} data-error={error !== undefined} aria-hidden="true">
            {message}
          </small>
        )}
      </span>
    </label>
  );
}

/** Agrees to something, or does not. */
export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} kind="checkbox" />;
}

/** Turns a setting on or off, immediately. */
export function Switch(props: ChoiceProps) {
  return <Choice {...props} kind="switch" />;
}

export interface RadioGroupProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly {
    readonly value: Value;
    readonly text: string;
    readonly hint?: string;
  }[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly error?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** One of a few, all in view. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { legend, options, value, onChange, error, disabled } = props;
  const id = useId();
  return (
    <fieldset
      disabled={disabled}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : `${id}-message`}
    >
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <Choice
          key={option.value}
          kind="radio"
          name={id}
          label={option.text}
          hint={option.hint}
          value={option.value}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
      ))}
      <FieldMessage id={id} error={error} />
    </fieldset>
  );
}
