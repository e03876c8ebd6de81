import { usePlugin } from '@touchline/plugin-api';
import { TextField } from '@touchline/ui/forms';

/** What every field for a password is given. */
export interface PasswordFieldProps {
  /** Unless given, it is the account's password. */
  readonly label?: string | undefined;
  readonly value: string;
  readonly error: string | undefined;
  readonly onType: (password: string) => void;
}

/** A password that is typed, which the player can show, with what its field adds. */
export function PasswordInput({
  label,
  onType,
  ...field
}: PasswordFieldProps & {
  readonly autoComplete: 'current-password' | 'new-password';
  readonly name?: string;
  readonly hint?: string;
}) {
  const { i18n } = usePlugin();
  return (
    <TextField
      {...field}
      label={label ?? i18n.t('password')}
      type="password"
      maxLength={256}
      required
      reveal={{ show: i18n.t('showPassword'), hide: i18n.t('hidePassword') }}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
