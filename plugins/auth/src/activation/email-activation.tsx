import type { AskedMail } from '@touchline/contracts/identity';
import { errorCode, usePlugin } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { ResourceState } from '@touchline/ui/resource-state';
import { useState } from 'react';
import { activateEmail, askForActivation } from '../mail/mail.resource.ts';
import { MailSent } from '../mail/mail-sent.tsx';
import { LinkExpired, type LinkExpiredProps } from '../mail/password-link.tsx';
import { useRequestOnce } from '../mail/use-request-once.ts';
import styles from '../session/form.module.css';
import { useSubmit } from '../session/use-submit.ts';
import { Activated } from './activated.tsx';

/** A link that came too late: another one in its place. */
function SendAgain({ token }: { readonly token: string }) {
  const { http, i18n } = usePlugin();
  const [asked, setAsked] = useState<AskedMail>();
  const { busy, error, submit } = useSubmit();
  const send = () =>
    submit(async () => {
      setAsked(await askForActivation(http, { token, language: i18n.language }));
    });
  return (
    <div className={styles.form}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      {asked === undefined ? (
        <>
          <NoticeBanner tone="warning" text={i18n.t('activation.expired')} />
          <Button variant="primary" size="large" wide busy={busy} onClick={send}>
            {i18n.t('activation.send')}
          </Button>
        </>
      ) : (
        <MailSent asked={asked} text={i18n.t('activation.sent')} busy={busy} onAgain={send} />
      )}
    </div>
  );
}

/** Whether the error allows another link in place of this one. */
function canSendAgain(error: unknown): boolean {
  const { details } = error as { readonly details?: { readonly canSendAgain?: unknown } };
  return details?.canSendAgain === true;
}

/** Activates an e-mail address as soon as it is shown, and shows the result. */
export function EmailActivation({
  token,
  expired,
}: {
  readonly token: string;
  readonly expired: LinkExpiredProps;
}) {
  const { bus, http, i18n, session } = usePlugin();
  const activation = useRequestOnce(async () => {
    const answer = await activateEmail(http, token);
    if (session.state.get().userId !== undefined) {
      await bus.emit('profile.changed', {});
    }
    return answer;
  });
  if (activation.state === 'answered') {
    const { status, email } = activation.answer;
    return <Activated status={status} text={i18n.t('activation.address', { email })} />;
  }
  if (activation.state === 'failed' && errorCode(activation.error) === 'mail_link_expired') {
    return canSendAgain(activation.error) ? (
      <SendAgain token={token} />
    ) : (
      <LinkExpired {...expired} />
    );
  }
  const answer = {
    status: activation.state === 'failed' ? 'error' : 'pending',
    error: activation.state === 'failed' ? activation.error : undefined,
    refresh: async () => activation.again(),
  };
  return <ResourceState answers={[answer]} i18n={i18n} />;
}
