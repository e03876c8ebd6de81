import { typedDigits } from '@touchline/domain/player';
import { usePlugin } from '@touchline/plugin-api';
import { type FormEvent, useState } from 'react';
import { stopAtFault } from '../session/first-fault.ts';
import { passwordFault } from '../session/password-field.tsx';
import { isCode } from './sent-code.tsx';

/**
 * A code and a new password as they are typed. What is wrong with them shows once the form was sent;
 * `others` are faults of the form's other fields, by name.
 */
export function useCodeAndPassword(others: Readonly<Record<string, string | undefined>> = {}) {
  const { i18n } = usePlugin();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const faults = {
    'sms-code': isCode(typed) ? undefined : 'code',
    password: passwordFault(password),
  };
  const textOf = (fault: string | undefined) =>
    checked && fault !== undefined ? i18n.t(`fault.${fault}`) : undefined;
  return {
    checked,
    /** The code's digits. */
    code: typedDigits(typed),
    password,
    codeField: { typed, error: textOf(faults['sms-code']), onType: setTyped },
    passwordField: {
      value: password,
      error: textOf(faults.password),
      onType: setPassword,
    },
    clearCode: () => setTyped(''),
    /** Whether the form can go out; otherwise the first field at fault takes the focus. */
    check: (event: FormEvent<HTMLFormElement>): boolean => {
      event.preventDefault();
      setChecked(true);
      return !stopAtFault(event, { ...faults, ...others });
    },
  };
}
