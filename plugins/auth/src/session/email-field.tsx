import { usePlugin } from '@touchline/plugin-api';
import { TextField } from '@touchline/ui/forms';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with an e-mail address, as a key of the texts. */
export function emailFault(typed: string): 'required' | 'email' | undefined {
  const email = typed.trim();
  if (email === '') {
    return 'required';
  }
  return EMAIL.test(email) ? undefined : 'email';
}

/** The field for the player's e-mail address; its name is `email`. */
export function EmailField({
  value,
  error,
  onType,
}: {
  readonly value: string;
  readonly error: string | undefined;
  readonly onType: (email: string) => void;
}) {
  const { i18n } = usePlugin();
  return (
    <TextField
      name="email"
      label={i18n.t('email')}
      type="email"
      autoComplete="email"
      inputMode="email"
      maxLength={254}
      required
      value={value}
      error={error}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
