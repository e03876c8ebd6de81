import { type PasswordFieldProps, PasswordInput } from './password-input.tsx';

/** The field for the password that an account has. */
export function CurrentPasswordField(props: Omit<PasswordFieldProps, 'label'>) {
  return <PasswordInput {...props} autoComplete="current-password" />;
}
