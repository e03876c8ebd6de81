import { errorCode, usePlugin } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { ResourceState } from '@touchline/ui/resource-state';
import { type ReactNode, useState } from 'react';
import styles from '../session/form.module.css';
import { openPasswordLink } from './mail.resource.ts';
import { PasswordForm } from './password-form.tsx';
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
    const { login, question } = opened.answer;
    return (
      <PasswordForm
        token={token}
        login={login}
        question={question}
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
