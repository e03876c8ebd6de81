import type { ReactNode } from 'react';
import { Icon, VisuallyHidden } from '@touchline/ui';
import { alertIcon } from '../generated/icon-paths.ts';
import styles from './field.module.css';

export interface FieldText {
  readonly label: string;
  /** What is beside the field names it to the eye; the label is for a screen reader alone. */
  readonly isLabelHidden?: boolean | undefined;
  /** Always shown, below the field. */
  readonly hint?: string | undefined;
  /** What is wrong and how to put it right; takes the place of the hint. */
  readonly error?: string | undefined;
}

interface FieldProps extends FieldText {
  readonly id: string;
  readonly children: ReactNode;
}

/** Label, control, and the message that belongs to it. */
export function Field({ id, label, isLabelHidden, hint, error, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {isLabelHidden === true ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {children}
      <FieldMessage id={id} hint={hint} error={error} />
    </div>
  );
}

/** The line under a control; it is there before an error comes, so that the error is announced. */
export function FieldMessage({
  id,
  hint,
  error,
}: Pick<FieldText, 'hint' | 'error'> & { readonly id: string }) {
  return (
    <p
      id={`${id}-message`}
      className={styles.message}
      data-error={error !== undefined}
      aria-live="polite"
    >
      {error !== undefined && <Icon path={alertIcon} size={16} />}
      {error ?? hint}
    </p>
  );
}

/** The attributes that tie a control to its label and message. */
export function fieldControl({
  id,
  hint,
  error,
}: Pick<FieldText, 'hint' | 'error'> & { readonly id: string }) {
  return {
    id,
    className: styles.control,
    // A control of a group is invalid as the group is.
    ...(error !== undefined && { 'aria-invalid': true }),
    'aria-describedby': hint === undefined && error === undefined ? undefined : `${id}-message`,
  };
}
