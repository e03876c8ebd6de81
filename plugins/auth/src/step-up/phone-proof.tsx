import type { SentStepUpCode } from '@touchline/contracts';
import { typedDigits } from '@touchline/domain';
import { usePlugin } from '@touchline/plugin-api';
import { countdownText, useCountdown } from '@touchline/plugin-api/countdown';
import { Button } from '@touchline/ui';
import { CodeField } from '@touchline/ui/code-field';
import { TestMessage } from '@touchline/ui/test-message';
import { type FormEvent, useState } from 'react';
import { isCode } from '../phone/sent-code.tsx';
import styles from '../session/form.module.css';
import { sendStepUpCode } from './step-up.resource.ts';
import type { ProofProps } from './proof-props.ts';

function TypeCode({ sent, busy, submit, onProof }: ProofProps & { readonly sent: SentStepUpCode }) {
  const { clock, i18n } = usePlugin();
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState(false);
  const goodFor = useCountdown({ clock, until: sent.expiresAt });

  function send(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (isCode(typed)) {
      submit(() => onProof({ kind: 'phone', 'sms-code': typedDigits(typed) }));
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <p className={styles.note}>
        {i18n.t('phone.sentTo')} <bdi dir="ltr">{sent.phone}</bdi>
      </p>
      <TestMessage
        url={sent.messageUrl}
        text={i18n.t('phone.test')}
        link={i18n.t('phone.testMessage')}
      />
      <CodeField
        label={i18n.t('phone.code')}
        hint={i18n.t('stepUp.goodFor', { time: countdownText(goodFor) })}
        typed={typed}
        error={checked && !isCode(typed) ? i18n.t('fault.code') : undefined}
        onType={setTyped}
      />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {i18n.t('stepUp.confirm')}
      </Button>
    </form>
  );
}

/** A code to the phone that is bound to the account. */
export function PhoneProof(props: ProofProps) {
  const { options, busy, submit } = props;
  const { clock, http, i18n } = usePlugin();
  const [sent, setSent] = useState<SentStepUpCode>();
  const wait = useCountdown({ clock, until: sent?.resendAt ?? 0 });
  return (
    <div className={styles.form}>
      {sent === undefined ? (
        <p className={styles.text}>{i18n.t('stepUp.phone', { phone: options.phone ?? '' })}</p>
      ) : (
        <TypeCode {...props} sent={sent} />
      )}
      <Button
        wide
        variant={sent === undefined ? 'primary' : 'quiet'}
        busy={busy}
        disabled={wait > 0}
        onClick={() => submit(async () => setSent(await sendStepUpCode(http, i18n.language)))}
      >
        {wait > 0
          ? i18n.t('phone.resendIn', { time: countdownText(wait) })
          : i18n.t(sent === undefined ? 'phone.send' : 'phone.resend')}
      </Button>
    </div>
  );
}
