import type { SentStepUpCode, StepUpCodeKind } from '@touchline/contracts/identity';
import { typedDigits } from '@touchline/domain/player';
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

interface SentTo {
  readonly kind: StepUpCodeKind;
  readonly sent: SentStepUpCode;
}

function TypeCode({ kind, sent, busy, submit, onProof }: ProofProps & SentTo) {
  const { clock, i18n } = usePlugin();
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState(false);
  const validFor = useCountdown({ clock, until: sent.expiresAt });

  function send(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (isCode(typed)) {
      submit(() => onProof({ kind, code: typedDigits(typed) }));
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <p className={styles.text}>{i18n.t('stepUp.sentTo', { to: sent.to })}</p>
      <TestMessage
        url={sent.messageUrl}
        text={i18n.t('phone.test')}
        link={i18n.t('phone.testMessage')}
      />
      <CodeField
        label={i18n.t('phone.code')}
        hint={i18n.t('stepUp.validFor', { time: countdownText(validFor) })}
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

/** A code to the confirmed phone or e-mail address of the account. */
export function CodeProof(props: ProofProps & { readonly kinds: readonly StepUpCodeKind[] }) {
  const { kinds, options, busy, submit } = props;
  const { clock, http, i18n } = usePlugin();
  const [current, setCurrent] = useState<SentTo>();
  const wait = useCountdown({ clock, until: current?.sent.resendAt ?? 0 });

  function send(kind: StepUpCodeKind) {
    submit(async () => {
      const sent = await sendStepUpCode(http, { kind, lng: i18n.language });
      setCurrent({ kind, sent });
    });
  }

  if (current === undefined) {
    return (
      <div className={styles.form}>
        <p className={styles.text}>{i18n.t('stepUp.code')}</p>
        {kinds.map((kind, index) => (
          <Button
            key={kind}
            wide
            size="large"
            variant={index === 0 ? 'primary' : 'secondary'}
            busy={busy}
            onClick={() => send(kind)}
          >
            {i18n.t(`stepUp.send.${kind}`, { to: options[kind] ?? '' })}
          </Button>
        ))}
      </div>
    );
  }
  return (
    <div className={styles.form}>
      <TypeCode key={current.sent.expiresAt} {...props} {...current} />
      <Button wide variant="quiet" disabled={wait > 0 || busy} onClick={() => send(current.kind)}>
        {wait > 0
          ? i18n.t('phone.resendIn', { time: countdownText(wait) })
          : i18n.t('phone.resend')}
      </Button>
      {kinds.length > 1 ? (
        <Button wide variant="quiet" onClick={() => setCurrent(undefined)}>
          {i18n.t('stepUp.otherWay')}
        </Button>
      ) : undefined}
    </div>
  );
}
