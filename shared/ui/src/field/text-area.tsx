import { type TextareaHTMLAttributes, useId } from 'react';
import { Field, fieldControl, type FieldText } from './field.tsx';

export type TextAreaProps = FieldText &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'style'>;

/** Several lines of text, as many as are written: label above, hint or error below. */
export function TextArea({ label, hint, error, ...rest }: TextAreaProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea rows={4} {...rest} {...fieldControl({ id, hint, error })} />
    </Field>
  );
}
