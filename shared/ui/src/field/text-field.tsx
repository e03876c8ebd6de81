import { useId, useState, type InputHTMLAttributes, type Ref } from 'react';
import { IconButton } from '@touchline/ui';
import { eyeIcon, eyeOffIcon } from '../generated/icon-paths.ts';
import { Field, fieldControl, type FieldText } from './field.tsx';
import styles from './field.module.css';

export interface TextFieldProps
  extends FieldText,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'size'> {
  /** For a password: lets it be read, with these words. */
  readonly reveal?: { readonly show: string; readonly hide: string } | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text: label above, hint or error below. */
export function TextField({ label, hint, error, reveal, type = 'text', ...rest }: TextFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <span className={styles.box}>
        <input {...rest} {...fieldControl({ id, hint, error })} type={shown ? 'text' : type} />
        {reveal && (
          <span className={styles.end}>
            <IconButton
              label={shown ? reveal.hide : reveal.show}
              path={shown ? eyeOffIcon : eyeIcon}
              onClick={() => setShown(!shown)}
            />
          </span>
        )}
      </span>
    </Field>
  );
}
