import { usePlugin } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { type FormEvent, useState } from 'react';
import { PasskeyButton } from '../passkeys/passkey-button.tsx';
import { CurrentPasswordField } from '../session/current-password-field.tsx';
import { useSubmit } from '../session/use-submit.ts';
import { SocialButtons } from '../social/social-buttons.tsx';
import { SmsButton } from '../sms-sign-in/sms-button.tsx';
import { SmsSignIn } from '../sms-sign-in/sms-sign-in.tsx';
import { CodeStep } from '../two-factor/code-step.tsx';
import styles from '../session/form.module.css';
import { signInWithPassword } from './sign-in-with-password.ts';

/** Login by e-mail address, phone or player number, the same on its page and in its modal. */
export function LoginForm() {
  const context = usePlugin();
  const { i18n, modals, navigation } = context;
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  const [isBySms, setBySms] = useState(false);
  const { busy, error, submit } = useSubmit();
  const missing = (value: string) => (checked && value === '' ? i18n.t('required') : undefined);

  function send(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (name !== '' && password !== '') {
      submit(async () => {
        if (await signInWithPassword(context, { login: name.trim(), password })) {
          setPassword('');
          setCodeNeeded(true);
        }
      });
    }
  }

  if (isCodeNeeded) {
    return (
      <CodeStep
        onRestart={() => {
          setChecked(false);
          setBySms(false);
          setCodeNeeded(false);
        }}
      />
    );
  }
  if (isBySms) {
    return <SmsSignIn onBack={() => setBySms(false)} onCodeNeeded={() => setCodeNeeded(true)} />;
  }
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <TextField
        label={i18n.t('login.name')}
        hint={i18n.t('login.nameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        value={name}
        error={missing(name)}
        onChange={(event) => setName(event.target.value)}
      />
      <CurrentPasswordField value={password} error={missing(password)} onType={setPassword} />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {i18n.t('login.submit')}
      </Button>
      <PasskeyButton />
      <SmsButton onOpen={() => setBySms(true)} />
      {navigation.has('qrLogin') ? (
        <Button wide size="large" onClick={() => void modals.open('qr-sign-in')}>
          {i18n.t('qr.use')}
        </Button>
      ) : undefined}
      <Button variant="quiet" wide href={navigation.href({ route: 'forgotPassword' })}>
        {i18n.t('login.forgot')}
      </Button>
      <SocialButtons isSignIn />
      <Button wide href={navigation.href({ route: 'registration' })}>
        {i18n.t('login.register')}
      </Button>
    </form>
  );
}
