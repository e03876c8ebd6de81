import { usePlugin } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { type FormEvent, useState } from 'react';
import { attempt } from '../session/attempts.ts';
import { CurrentPasswordField } from '../session/current-password-field.tsx';
import { login } from '../session/requests.ts';
import { useSubmit } from '../session/use-submit.ts';
import { SocialButtons } from '../social/social-buttons.tsx';
import { CodeStep } from '../two-factor/code-step.tsx';
import { needsCode } from '../two-factor/two-factor.resource.ts';
import styles from '../session/form.module.css';

/** Login by e-mail address, phone or player number, the same on its page and in its modal. */
export function LoginForm() {
  const context = usePlugin();
  const { http, i18n, navigation, session } = context;
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  const { busy, error, submit } = useSubmit();
  const missing = (value: string) => (checked && value === '' ? i18n.t('required') : undefined);

  function send(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (name !== '' && password !== '') {
      submit(async () => {
        const { answer } = await attempt(context, {
          flow: 'login',
          act: () =>
            login(http, { login: name.trim(), password }).catch((failure: unknown) => {
              if (needsCode(failure)) {
                return undefined;
              }
              throw failure;
            }),
        });
        if (answer === undefined) {
          setPassword('');
          setCodeNeeded(true);
        } else {
          await session.adopt(answer);
        }
      });
    }
  }

  if (isCodeNeeded) {
    return (
      <CodeStep
        onRestart={() => {
          setChecked(false);
          setCodeNeeded(false);
        }}
      />
    );
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
