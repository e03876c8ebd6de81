import type { AskedMail } from '@touchline/contracts/identity';
import { usePlugin } from '@touchline/plugin-api';
import { countdownText, useCountdown } from '@touchline/plugin-api/countdown';
import { Button } from '@touchline/ui';
import { TestMessage } from '@touchline/ui/test-message';
import { useEffect, useRef } from 'react';
import type { Submission } from '../session/use-submit.ts';
import styles from '../session/form.module.css';

/** Shows that a message was sent, and offers another one after a while. */
export function MailSent({
  asked,
  text,
  busy,
  onAgain,
}: Pick<Submission, 'busy'> & {
  readonly asked: AskedMail;
  readonly text: string;
  readonly onAgain: () => void;
}) {
  const { clock, i18n } = usePlugin();
  const seconds = useCountdown({ clock, until: asked.resendAt });
  const said = useRef<HTMLParagraphElement>(null);
  // What was pressed is removed: the reader continues with its result.
  useEffect(() => said.current?.focus(), []);
  return (
    <>
      <p className={styles.text} ref={said} tabIndex={-1}>
        {text}
      </p>
      <TestMessage
        url={asked.messageUrl}
        text={i18n.t('mail.test')}
        link={i18n.t('mail.testMessage')}
      />
      <Button wide disabled={seconds > 0 || busy} onClick={onAgain}>
        {seconds > 0
          ? i18n.t('mail.resendIn', { time: countdownText(seconds) })
          : i18n.t('mail.resend')}
      </Button>
    </>
  );
}
