import { usePlugin } from '@touchline/plugin-api';
import { TextField } from '@touchline/ui/forms';

/** The field for the password that an account has. */
export function CurrentPasswordField({
  value,
  error,
  onType,
}: {
  readonly value: string;
  readonly error: string | undefined;
  readonly onType: (password: string) => void;
}) {
  const { i18n } = usePlugin();
  return (
    <TextField
      label={i18n.t('password')}
      type="password"
      autoComplete="current-password"
      maxLength={256}
      required
      reveal={{ show: i18n.t('showPassword'), hide: i18n.t('hidePassword') }}
      value={value}
      error={error}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
