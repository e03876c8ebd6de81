import { usePlugin } from '@touchline/plugin-api';
import { type PasswordFieldProps, PasswordInput } from './password-input.tsx';

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
export function NewPasswordField(props: PasswordFieldProps) {
  const { i18n } = usePlugin();
  return (
    <PasswordInput
      {...props}
      name="password"
      hint={i18n.t('passwordHint')}
      autoComplete="new-password"
    />
  );
}
