import type { PendingPhoneCode } from '@touchline/contracts/identity';
import { typedDigits } from '@touchline/domain/player';
import { usePlugin } from '@touchline/plugin-api';
import { useHoldNavigation } from '@touchline/plugin-api/hold-navigation';
import { Button, NoticeBanner } from '@touchline/ui';
import { type FormEvent, useState } from 'react';
import { attemptsLeft } from '../phone/attempts-left.ts';
import { recoverWithPhone } from '../phone/phone.resource.ts';
import { ResendCode } from '../phone/resend-code.tsx';
import { isCode, SentCode } from '../phone/sent-code.tsx';
import { stopAtFault } from '../session/first-fault.ts';
import styles from '../session/form.module.css';
import { NewPasswordField, passwordFault } from '../session/password-field.tsx';
import { useSubmit } from '../session/use-submit.ts';

/** The code that was sent, and the password that takes the place of the forgotten one. */
export function NewPassword({
  pending,
  onPending,
}: {
  readonly pending: PendingPhoneCode;
  /** Without one, another number is requested. */
  readonly onPending: (pending: PendingPhoneCode | undefined) => void;
}) {
  const context = usePlugin();
  const { analytics, http, i18n, session } = context;
  const hold = useHoldNavigation(context);
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);
  const { busy, error, submit } = useSubmit();
  const faults = {
    'sms-code': isCode(code) ? undefined : 'code',
    password: passwordFault(password),
  };
  const fault = (name: keyof typeof faults) =>
    checked && faults[name] !== undefined ? i18n.t(`fault.${faults[name]}`) : undefined;

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (stopAtFault(event, faults)) {
      return;
    }
    submit(async () => {
      try {
        const answer = await hold(i18n.t('phone.checking'), () =>
          recoverWithPhone(http, {
            'phone-code': pending.phone_code,
            'phone-number': pending.phone_number,
            'sms-code': typedDigits(code),
            password,
            lng: i18n.language,
          }),
        );
        analytics.track('correctCode');
        await session.adopt(answer);
      } catch (failure) {
        onPending(attemptsLeft(pending, failure));
        throw failure;
      }
    });
  }

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <SentCode pending={pending} typed={code} error={fault('sms-code')} onType={setCode} />
      <NewPasswordField
        label={i18n.t('recovery.password')}
        value={password}
        error={fault('password')}
        onType={setPassword}
      />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {i18n.t('recovery.submit')}
      </Button>
      <ResendCode
        purpose="recovery"
        pending={pending}
        busy={busy}
        submit={submit}
        onSent={(next) => {
          setCode('');
          onPending(next);
        }}
        onOtherNumber={() => onPending(undefined)}
      />
    </form>
  );
}
