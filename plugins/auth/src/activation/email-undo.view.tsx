import { errorCode, reactView, usePlugin } from '@touchline/plugin-api';
import { Button, Card, NoticeBanner } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { useState } from 'react';
import { linkToken } from '../mail/link-token.ts';
import { undoEmailChange } from '../mail/mail.resource.ts';
import { LinkExpired, PasswordLink } from '../mail/password-link.tsx';
import { SecureByLink } from '../secure-account/secure-account.tsx';
import styles from '../session/form.module.css';
import { useSubmit } from '../session/use-submit.ts';

/** Asks before it gives the address back: programs that look into mail open its links. */
function Undo({
  token,
  onUndone,
}: {
  readonly token: string;
  readonly onUndone: (passwordToken: string) => void;
}) {
  const { http, i18n } = usePlugin();
  const { busy, error, submit } = useSubmit();
  if (errorCode(error) === 'mail_link_expired') {
    return <Expired />;
  }
  return (
    <div className={styles.form}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <p className={styles.text}>{i18n.t('emailUndo.intro')}</p>
      <Button
        variant="primary"
        size="large"
        wide
        busy={busy}
        onClick={() => submit(async () => onUndone(await undoEmailChange(http, token)))}
      >
        {i18n.t('emailUndo.submit')}
      </Button>
    </div>
  );
}

function Expired() {
  const { i18n } = usePlugin();
  const text = i18n.t('emailUndo.expired');
  return <LinkExpired text={text} action={i18n.t('emailUndo.support')} route="support" />;
}

/**
 * The target of the links of two messages: to the former address of an account, and about a sign-in that may not
 * have been the player's.
 */
function EmailUndo() {
  const { i18n, navigation } = usePlugin();
  const [token] = useState(() => linkToken(location.hash));
  const [isSecure] = useState(() => new URLSearchParams(location.search).get('act') === 'secure');
  const [passwordToken, setPasswordToken] = useState<string>();
  return (
    <Page
      title={i18n.t(isSecure ? 'secure.title' : 'title.emailUndo')}
      parent={{ title: i18n.page('home'), href: navigation.href({ route: 'home' }) }}
      width="narrow"
    >
      <Card>
        {isSecure ? (
          <SecureByLink token={token} />
        ) : passwordToken !== undefined ? (
          <div className={styles.form}>
            <NoticeBanner text={i18n.t('emailUndo.done')} />
            <PasswordLink
              token={passwordToken}
              expired={{
                text: i18n.t('emailUndo.passwordExpired'),
                action: i18n.t('login.forgot'),
                route: 'forgotPassword',
              }}
            />
          </div>
        ) : token === undefined ? (
          <Expired />
        ) : (
          <Undo token={token} onUndone={setPasswordToken} />
        )}
      </Card>
    </Page>
  );
}

export const view = reactView(EmailUndo, { server: false });
