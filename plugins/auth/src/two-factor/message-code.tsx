import type { SentStepUpCode, TwoFactorChannel } from '@touchline/contracts/identity';
import { usePlugin } from '@touchline/plugin-api';
import { countdownText, useCountdown } from '@touchline/plugin-api/countdown';
import { Button } from '@touchline/ui';
import { TestMessage } from '@touchline/ui/test-message';
import styles from '../session/form.module.css';

interface MessageCodeProps {
  readonly channel: TwoFactorChannel;
  /** Where the code goes, masked. */
  readonly to: string;
  readonly sent: SentStepUpCode | undefined;
  readonly busy: boolean;
  readonly onSend: () => void;
}

/** Where a code was sent, and how long it is valid. */
function Sent({ sent }: { readonly sent: SentStepUpCode }) {
  const { clock, i18n } = usePlugin();
  const validFor = useCountdown({ clock, until: sent.expiresAt });
  return (
    <>
      <p className={styles.text}>{i18n.t('stepUp.sentTo', { to: sent.to })}</p>
      <p className={styles.note}>{i18n.t('stepUp.validFor', { time: countdownText(validFor) })}</p>
      <TestMessage
        url={sent.messageUrl}
        text={i18n.t('phone.test')}
        link={i18n.t('phone.testMessage')}
      />
    </>
  );
}

/** Sends a code by message, then shows where it went. */
export function MessageCode({ channel, to, sent, busy, onSend }: MessageCodeProps) {
  const { i18n } = usePlugin();
  return sent === undefined ? (
    <>
      <p className={styles.text}>{i18n.t('twoFactor.intro.message')}</p>
      <Button variant="primary" size="large" wide busy={busy} onClick={onSend}>
        {i18n.t(`stepUp.send.${channel}`, { to })}
      </Button>
    </>
  ) : (
    <Sent sent={sent} />
  );
}

/** Another code after a minute, for who received none. */
export function ResendCode({
  sent,
  busy,
  onSend,
}: Pick<MessageCodeProps, 'busy' | 'onSend'> & { readonly sent: SentStepUpCode }) {
  const { clock, i18n } = usePlugin();
  const wait = useCountdown({ clock, until: sent.resendAt });
  return (
    <Button variant="quiet" wide disabled={wait > 0 || busy} onClick={onSend}>
      {wait > 0 ? i18n.t('phone.resendIn', { time: countdownText(wait) }) : i18n.t('phone.resend')}
    </Button>
  );
}
