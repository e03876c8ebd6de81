import type { OperatorSession, OperatorSignIn } from '@touchline/contracts/operator';
import { type FormEvent, useState } from 'react';
import { Button } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { refusal } from '../api/call.ts';
import { signIn } from '../api/session-requests.ts';
import { useTexts } from '../texts/texts-context.ts';
import styles from './session.module.css';

type Way = 'name' | 'token';

/** What is typed: the secret is the password or the token. */
interface Typed {
  readonly name: string;
  readonly secret: string;
}

function credentialsOf(way: Way, { name, secret }: Typed): OperatorSignIn {
  return way === 'token'
    ? { token: secret.trim() }
    : { name: name.trim().toLowerCase(), password: secret };
}

/** Sends what was typed, once; nothing is stored. */
function useSignIn(onSignedIn: (session: OperatorSession) => void) {
  const { t } = useTexts();
  const [errors, setErrors] = useState<{ readonly name?: string; readonly secret?: string }>({});
  const [busy, setBusy] = useState(false);

  async function submit(way: Way, typed: Typed) {
    const missing = {
      ...(way === 'name' && typed.name.trim() === '' && { name: t('session.nameMissing') }),
      ...(typed.secret.trim() === '' && { secret: t(`session.${way}.missing`) }),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) {
      return;
    }
    setBusy(true);
    try {
      onSignedIn(await signIn(credentialsOf(way, typed)));
    } catch (cause) {
      const { code } = refusal(cause);
      const known = {
        credentials_wrong: t(`session.${way}.wrong`),
        rate_limited: t('session.tooMany'),
      }[code];
      setErrors({ secret: known ?? t('failure.title') });
    } finally {
      setBusy(false);
    }
  }
  return { errors, busy, submit, forgive: () => setErrors({}) };
}

/** Prompts for name and password, or for a token where no operator has a name yet. */
export function SignInForm({
  byName,
  name: firstName = '',
  onSignedIn,
}: {
  /** Whether operators sign in by name. */
  readonly byName: boolean;
  /** Who signs in, where it is known. */
  readonly name?: string | undefined;
  readonly onSignedIn: (session: OperatorSession) => void;
}) {
  const { t } = useTexts();
  const [way, setWay] = useState<Way>(byName ? 'name' : 'token');
  const [typed, setTyped] = useState<Typed>({ name: firstName, secret: '' });
  const { errors, busy, submit, forgive } = useSignIn(onSignedIn);
  const type = (fields: Partial<Typed>) => {
    setTyped({ ...typed, ...fields });
    forgive();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit(way, typed);
      }}
    >
      {way === 'name' && (
        <TextField
          label={t('session.nameLabel')}
          autoComplete="username"
          autoCapitalize="none"
          value={typed.name}
          error={errors.name}
          onChange={(event) => type({ name: event.target.value })}
        />
      )}
      <TextField
        key={way}
        label={t(`session.${way}.label`)}
        hint={t(`session.${way}.hint`)}
        type="password"
        autoComplete="current-password"
        value={typed.secret}
        error={errors.secret}
        reveal={{ show: t(`session.${way}.show`), hide: t(`session.${way}.hide`) }}
        onChange={(event) => type({ secret: event.target.value })}
      />
      <Button type="submit" variant="primary" wide busy={busy}>
        {t('session.signIn')}
      </Button>
      {byName && (
        <Button
          variant="quiet"
          wide
          onClick={() => {
            setWay(way === 'name' ? 'token' : 'name');
            type({ secret: '' });
          }}
        >
          {t(way === 'name' ? 'session.byToken' : 'session.byName')}
        </Button>
      )}
    </form>
  );
}
