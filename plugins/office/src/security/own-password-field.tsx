import { usePlugin } from '@touchline/plugin-api';
import { TextField } from '@touchline/ui/forms';

/** A field for a password, which the player can show; its name is `current` or `password`. */
export function OwnPasswordField({
  name,
  label,
  hint,
  value,
  error,
  onType,
}: {
  /** The one that the account has, or the one that is chosen. */
  readonly name: 'current' | 'password';
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly error: string | undefined;
  readonly onType: (password: string) => void;
}) {
  const { i18n } = usePlugin();
  return (
    <TextField
      name={name}
      label={label}
      hint={hint}
      type="password"
      autoComplete={name === 'current' ? 'current-password' : 'new-password'}
      maxLength={256}
      required
      reveal={{ show: i18n.t('password.show'), hide: i18n.t('password.hide') }}
      value={value}
      error={error}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
