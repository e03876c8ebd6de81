import type { SentStepUpCode, TwoFactorChannel } from '@touchline/contracts/identity';
import { usePlugin } from '@touchline/plugin-api';
import { countdownText, useCountdown } from '@touchline/plugin-api/countdown';
import { Button, NoticeBanner } from '@touchline/ui';
import { TestMessage } from '@touchline/ui/test-message';
import { useEffect, useRef, useState } from 'react';
import styles from '../account/account.module.css';
import { useRequest } from '../security/use-request.ts';
import { sendTwoFactorCode } from './two-factor.resource.ts';

/** Where a code was sent, and how long it is valid. */
function Sent({ sent }: { readonly sent: SentStepUpCode }) {
  const { clock, i18n } = usePlugin();
  const validFor = useCountdown({ clock, until: sent.expiresAt });
  const said = useRef<HTMLParagraphElement>(null);
  // The button that was pressed waits a minute: the reader continues with what it did.
  useEffect(() => said.current?.focus(), []);
  return (
    <>
      <p className={styles.muted} tabIndex={-1} ref={said}>
        {i18n.t('twoFactor.sentTo', { to: sent.to, time: countdownText(validFor) })}
      </p>
      <TestMessage
        url={sent.messageUrl}
        text={i18n.t('phone.test')}
        link={i18n.t('phone.testMessage')}
      />
    </>
  );
}

/** Sends the player a code, and another one after a minute. */
export function SendCode({
  channel,
  onSent,
}: {
  readonly channel: TwoFactorChannel;
  readonly onSent?: () => void;
}) {
  const { clock, http, i18n } = usePlugin();
  const [sent, setSent] = useState<SentStepUpCode>();
  const wait = useCountdown({ clock, until: sent?.resendAt ?? 0 });
  const { busy, error, run } = useRequest();
  const send = () =>
    run(async () => {
      setSent(await sendTwoFactorCode(http, { channel, lng: i18n.language }));
      onSent?.();
    });
  return (
    <>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      {sent === undefined ? undefined : <Sent key={sent.expiresAt} sent={sent} />}
      <Button wide disabled={wait > 0} busy={busy} onClick={() => void send()}>
        {wait > 0
          ? i18n.t('phone.resendIn', { time: countdownText(wait) })
          : i18n.t(sent === undefined ? `twoFactor.send.${channel}` : 'phone.resend')}
      </Button>
    </>
  );
}
