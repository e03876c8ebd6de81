import type { PendingPhoneCode } from '@touchline/contracts/identity';
import { typedDigits } from '@touchline/domain/player';
import { usePlugin } from '@touchline/plugin-api';
import { useHoldNavigation } from '@touchline/plugin-api/hold-navigation';
import { Button, NoticeBanner } from '@touchline/ui';
import { type FormEvent, useState } from 'react';
import { attemptsLeft } from '../phone/attempts-left.ts';
import { NumberStep } from '../phone/number-step.tsx';
import { signInWithSms } from '../phone/phone.resource.ts';
import { ResendCode } from '../phone/resend-code.tsx';
import { isCode, SentCode } from '../phone/sent-code.tsx';
import { attempt } from '../session/attempts.ts';
import { stopAtFault } from '../session/first-fault.ts';
import styles from '../session/form.module.css';
import { useSubmit } from '../session/use-submit.ts';
import { needsCode } from '../two-factor/two-factor.resource.ts';

interface CodeFormProps {
  readonly pending: PendingPhoneCode;
  /** Without one, another number is requested. */
  readonly onPending: (pending: PendingPhoneCode | undefined) => void;
  /** The code of the app comes next. */
  readonly onCodeNeeded: () => void;
}

/** Signs in with the code; a wrong one costs an attempt. */
function useSignIn({ pending, onPending, onCodeNeeded }: CodeFormProps) {
  const context = usePlugin();
  const { analytics, http, i18n, session } = context;
  const hold = useHoldNavigation(context);
  return async (code: string): Promise<void> => {
    try {
      const { answer } = await attempt(context, {
        flow: 'login',
        act: () =>
          hold(i18n.t('phone.checking'), () =>
            signInWithSms(http, {
              'phone-code': pending.phone_code,
              'phone-number': pending.phone_number,
              'sms-code': code,
            }),
          ),
      });
      analytics.track('correctCode');
      await session.adopt(answer);
    } catch (failure) {
      if (needsCode(failure)) {
        onCodeNeeded();
        return;
      }
      onPending(attemptsLeft(pending, failure));
      throw failure;
    }
  };
}

/** The code that was sent. */
function CodeForm(props: CodeFormProps) {
  const { i18n } = usePlugin();
  const signIn = useSignIn(props);
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { busy, error, submit } = useSubmit();
  const fault = isCode(typed) ? undefined : 'code';

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (!stopAtFault(event, { 'sms-code': fault })) {
      submit(() => signIn(typedDigits(typed)));
    }
  }
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <SentCode
        pending={props.pending}
        typed={typed}
        error={isChecked && fault !== undefined ? i18n.t(`fault.${fault}`) : undefined}
        onType={setTyped}
      />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {i18n.t('login.submit')}
      </Button>
      <ResendCode
        purpose="sms-sign-in"
        pending={props.pending}
        busy={busy}
        submit={submit}
        onSent={(next) => {
          setTyped('');
          props.onPending(next);
        }}
        onOtherNumber={() => props.onPending(undefined)}
      />
    </form>
  );
}

/** Signing in with a code by text message, in place of the password. */
export function SmsSignIn({
  onBack,
  onCodeNeeded,
}: {
  readonly onBack: () => void;
  readonly onCodeNeeded: () => void;
}) {
  const { i18n } = usePlugin();
  const [number, setNumber] = useState('');
  const [pending, setPending] = useState<PendingPhoneCode>();
  return (
    <div className={styles.form}>
      {pending === undefined ? (
        <>
          <p className={styles.text}>{i18n.t('smsSignIn.intro')}</p>
          <NumberStep
            purpose="sms-sign-in"
            number={number}
            onType={setNumber}
            onSent={(proof) => setPending(proof.pending)}
          />
        </>
      ) : (
        <CodeForm pending={pending} onPending={setPending} onCodeNeeded={onCodeNeeded} />
      )}
      <Button variant="quiet" wide onClick={onBack}>
        {i18n.t('smsSignIn.back')}
      </Button>
    </div>
  );
}
