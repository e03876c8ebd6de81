import { type FormEvent, useState } from 'react';
import { Button } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { refusal } from '../api/call.ts';
import { signIn } from '../api/session-requests.ts';
import { useTexts } from '../texts/texts-context.ts';
import styles from './session.module.css';

/** Prompts for the operator's token. It is sent once and stored nowhere. */
export function SignInForm({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const { t } = useTexts();
  const [token, setToken] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (token.trim() === '') {
      setError(t('session.tokenMissing'));
      return;
    }
    setBusy(true);
    try {
      await signIn(token.trim());
      onSignedIn();
    } catch (cause) {
      const { code } = refusal(cause);
      setError(
        code === 'credentials_wrong'
          ? t('session.tokenWrong')
          : code === 'rate_limited'
            ? t('session.tooMany')
            : t('failure.title'),
      );
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={t('session.token')}
        hint={t('session.tokenHint')}
        type="password"
        autoComplete="current-password"
        value={token}
        error={error}
        reveal={{ show: t('session.show'), hide: t('session.hide') }}
        onChange={(event) => {
          setToken(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="primary" wide busy={busy}>
        {t('session.signIn')}
      </Button>
    </form>
  );
}
