import { errorCode, usePlugin } from '@touchline/plugin-api';
import { useHoldNavigation } from '@touchline/plugin-api/hold-navigation';
import { Button, NoticeBanner } from '@touchline/ui';
import { ResourceState } from '@touchline/ui/resource-state';
import { type FormEvent, type ReactNode, useState } from 'react';
import { stopAtFault } from '../session/first-fault.ts';
import styles from '../session/form.module.css';
import { NewPasswordField, passwordFault } from '../session/password-field.tsx';
import { useSubmit } from '../session/use-submit.ts';
import { openPasswordLink, setLinkedPassword } from './mail.resource.ts';
import { useRequestOnce } from './use-request-once.ts';

/** Where the user of an expired link continues. */
export interface LinkExpiredProps {
  readonly text: string;
  readonly action: string;
  readonly route: string;
}

/** Shows that a link has expired, and what to do instead. */
export function LinkExpired({ text, action, route }: LinkExpiredProps) {
  const { navigation } = usePlugin();
  return (
    <div className={styles.form}>
      <NoticeBanner tone="warning" text={text} />
      <Button variant="primary" wide href={navigation.href({ route })}>
        {action}
      </Button>
    </div>
  );
}

function PasswordForm({
  token,
  login,
  onSet,
  onExpired,
}: {
  readonly token: string;
  readonly login: string;
  readonly onSet: () => void;
  readonly onExpired: () => void;
}) {
  const context = usePlugin();
  const { http, i18n, session } = context;
  const hold = useHoldNavigation(context);
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const { busy, error, submit } = useSubmit();
  const fault = passwordFault(password);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (stopAtFault(event, { password: fault })) {
      return;
    }
    submit(async () => {
      try {
        const { language: lng } = i18n;
        const answer = await hold(i18n.t('mail.setting'), () =>
          setLinkedPassword(http, { token, password, lng }),
        );
        onSet();
        await session.adopt(answer);
      } catch (failure) {
        if (errorCode(failure) === 'mail_link_expired') {
          onExpired();
        }
        throw failure;
      }
    });
  }

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <p className={styles.text}>
        {i18n.t('mail.passwordOf')} <bdi dir="ltr">{login}</bdi>
      </p>
      {/* For what keeps passwords: which account this one is of. */}
      <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
      <NewPasswordField
        label={i18n.t('recovery.password')}
        value={password}
        error={checked && fault !== undefined ? i18n.t(`fault.${fault}`) : undefined}
        onType={setPassword}
      />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {i18n.t('recovery.submit')}
      </Button>
    </form>
  );
}

/** The password that the link of a message was sent for, while it counts. */
export function PasswordLink({
  token,
  expired,
  done,
}: {
  readonly token: string;
  readonly expired: LinkExpiredProps;
  /** Shown once the password is set, where the page stays. */
  readonly done?: ReactNode;
}) {
  const { http, i18n } = usePlugin();
  const [isSet, setSet] = useState(false);
  const [isOver, setOver] = useState(false);
  const opened = useRequestOnce(() => openPasswordLink(http, token));
  if (isOver || (opened.state === 'failed' && errorCode(opened.error) === 'mail_link_expired')) {
    return <LinkExpired {...expired} />;
  }
  if (isSet && done !== undefined) {
    return done;
  }
  if (opened.state === 'answered') {
    const { login } = opened.answer;
    return (
      <PasswordForm
        token={token}
        login={login}
        onSet={() => setSet(true)}
        onExpired={() => setOver(true)}
      />
    );
  }
  const answer = {
    status: opened.state === 'failed' ? 'error' : 'pending',
    error: opened.state === 'failed' ? opened.error : undefined,
    refresh: async () => opened.again(),
  };
  return <ResourceState answers={[answer]} i18n={i18n} />;
}
