import { usePlugin } from '@touchline/plugin-api';
import { TextField } from '@touchline/ui/forms';

/** Characters; the server's rule. */
export const SHORTEST_PASSWORD = 8;

/** What is wrong with a password that is chosen, as a key of the texts. */
export function passwordFault(password: string): 'required' | 'passwordShort' | undefined {
  if (password === '') {
    return 'required';
  }
  return password.length < SHORTEST_PASSWORD ? 'passwordShort' : undefined;
}

/** The field for a password that is chosen; its name is `password`. */
export function NewPasswordField({
  label,
  value,
  error,
  onType,
}: {
  /** Unless given, it is the account's first password. */
  readonly label?: string | undefined;
  readonly value: string;
  readonly error: string | undefined;
  readonly onType: (password: string) => void;
}) {
  const { i18n } = usePlugin();
  return (
    <TextField
      name="password"
      label={label ?? i18n.t('password')}
      hint={i18n.t('passwordHint')}
      type="password"
      autoComplete="new-password"
      maxLength={256}
      required
      reveal={{ show: i18n.t('showPassword'), hide: i18n.t('hidePassword') }}
      value={value}
      error={error}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
