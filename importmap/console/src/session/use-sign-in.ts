import type { OperatorSession, OperatorSignIn } from '@touchline/contracts/operator';
import { useState } from 'react';
import { refusal } from '../api/call.ts';
import { signIn } from '../api/session-requests.ts';
import { useTexts } from '../texts/texts-context.ts';
import { isCode } from './code-field.tsx';

/** By what an operator signs in. */
export type Way = 'name' | 'token';

/** What is typed: the secret is the password or the token. */
export interface Typed {
  readonly name: string;
  readonly secret: string;
  readonly code: string;
}

/** What is wrong, beside the field of it. */
export type SignInErrors = Readonly<Partial<Record<keyof Typed, string>>>;

function credentialsOf(way: Way, { name, secret, code }: Typed): OperatorSignIn {
  return way === 'token'
    ? { token: secret.trim() }
    : { name: name.trim().toLowerCase(), password: secret, ...(code !== '' && { code }) };
}

/** Sends what was typed, once; nothing is stored. */
export function useSignIn(onSignedIn: (session: OperatorSession) => void) {
  const { t } = useTexts();
  const [errors, setErrors] = useState<SignInErrors>({});
  const [busy, setBusy] = useState(false);
  const [needsCode, setNeedsCode] = useState(false);

  function missingIn(way: Way, typed: Typed): SignInErrors {
    const isCodeMissing = way === 'name' && needsCode && !isCode(typed.code);
    return {
      ...(way === 'name' && typed.name.trim() === '' && { name: t('session.nameMissing') }),
      ...(typed.secret.trim() === '' && { secret: t(`session.${way}.missing`) }),
      ...(isCodeMissing && { code: t('session.code.missing') }),
    };
  }

  function refused(way: Way, code: string): void {
    if (code === 'two_factor_required') {
      setNeedsCode(true);
    } else if (code === 'two_factor_code_wrong') {
      setErrors({ code: t('session.code.wrong') });
    } else {
      const known = {
        credentials_wrong: t(`session.${way}.wrong`),
        rate_limited: t('session.tooMany'),
      }[code];
      setErrors({ secret: known ?? t('failure.title') });
    }
  }

  async function submit(way: Way, typed: Typed) {
    const missing = missingIn(way, typed);
    setErrors(missing);
    if (Object.keys(missing).length > 0) {
      return;
    }
    setBusy(true);
    try {
      onSignedIn(await signIn(credentialsOf(way, typed)));
    } catch (cause) {
      refused(way, refusal(cause).code);
    } finally {
      setBusy(false);
    }
  }
  return {
    errors,
    busy,
    /** The password was right, and a code of the app comes next. */
    needsCode,
    submit,
    forgive: () => setErrors({}),
  };
}
