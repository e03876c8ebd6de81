import { usePlugin } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { type FormEvent, useState } from 'react';
import { CurrentPasswordField } from '../session/current-password-field.tsx';
import styles from '../session/form.module.css';
import type { ProofProps } from './proof-props.ts';

/** The password once more. */
export function PasswordProof({ busy, submit, onProof }: ProofProps) {
  const { i18n, navigation, session } = usePlugin();
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);

  function send(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (password !== '') {
      submit(() => onProof({ kind: 'password', password }));
    }
  }

  /** The password is reset by who is signed out, and signing in with the new one is a proof. */
  async function resetPassword(): Promise<void> {
    await session.logout();
    await navigation.go({ route: 'forgotPassword' });
  }

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <p className={styles.text}>{i18n.t('stepUp.password')}</p>
      <CurrentPasswordField
        value={password}
        error={checked && password === '' ? i18n.t('required') : undefined}
        onType={setPassword}
      />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {i18n.t('stepUp.confirm')}
      </Button>
      <Button wide variant="quiet" disabled={busy} onClick={() => submit(resetPassword)}>
        {i18n.t('stepUp.forgot')}
      </Button>
    </form>
  );
}
