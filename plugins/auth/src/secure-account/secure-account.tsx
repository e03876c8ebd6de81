import type { SecuredByLink } from '@touchline/contracts/identity';
import { errorCode, usePlugin } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { useState } from 'react';
import { secureByLink } from '../mail/mail.resource.ts';
import { LinkExpired, PasswordLink } from '../mail/password-link.tsx';
import styles from '../session/form.module.css';
import { useSubmit } from '../session/use-submit.ts';

function Expired() {
  const { i18n } = usePlugin();
  return (
    <LinkExpired
      text={i18n.t('secure.expired')}
      action={i18n.t('login.forgot')}
      route="forgotPassword"
    />
  );
}

/** What has been done, and the new password. */
function Secured({ frozenUntil, token }: SecuredByLink) {
  const { i18n } = usePlugin();
  const time = i18n.dateTime(frozenUntil, 'date-time');
  const expired = {
    text: i18n.t('emailUndo.passwordExpired'),
    action: i18n.t('login.forgot'),
    route: 'forgotPassword',
  };
  return (
    <div className={styles.form}>
      <NoticeBanner tone="info" text={i18n.t('secure.done', { time })} />
      {token === undefined ? (
        <LinkExpired {...expired} text={i18n.t('secure.otherAddress')} />
      ) : (
        <PasswordLink token={token} expired={expired} />
      )}
    </div>
  );
}

/** Secures the account of the link of a message, after a press: programs that look into mail open its links. */
export function SecureByLink({ token }: { readonly token: string | undefined }) {
  const { http, i18n } = usePlugin();
  const { busy, error, submit } = useSubmit();
  const [secured, setSecured] = useState<SecuredByLink>();
  if (secured !== undefined) {
    return <Secured {...secured} />;
  }
  if (token === undefined || errorCode(error) === 'mail_link_expired') {
    return <Expired />;
  }
  return (
    <div className={styles.form}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <p className={styles.text}>{i18n.t('secure.intro')}</p>
      <Button
        variant="primary"
        size="large"
        wide
        busy={busy}
        onClick={() => submit(async () => setSecured(await secureByLink(http, token)))}
      >
        {i18n.t('secure.submit')}
      </Button>
    </div>
  );
}
