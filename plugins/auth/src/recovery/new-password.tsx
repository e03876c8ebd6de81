import type { AskedQuestion, PendingPhoneCode } from '@touchline/contracts/identity';
import { errorCode, usePlugin } from '@touchline/plugin-api';
import { useHoldNavigation } from '@touchline/plugin-api/hold-navigation';
import { Button, NoticeBanner } from '@touchline/ui';
import { type FormEvent, useState } from 'react';
import { attemptsLeft } from '../phone/attempts-left.ts';
import { recoverWithPhone } from '../phone/phone.resource.ts';
import { ResendCode } from '../phone/resend-code.tsx';
import { SentCode } from '../phone/sent-code.tsx';
import { useCodeAndPassword } from '../phone/use-code-and-password.ts';
import styles from '../session/form.module.css';
import { NewPasswordField } from '../session/password-field.tsx';
import { useSubmit } from '../session/use-submit.ts';
import { AnswerField } from './answer-field.tsx';
import { requiredQuestion } from './required-question.ts';
import { needsCode } from '../two-factor/two-factor.resource.ts';

interface NewPasswordProps {
  readonly pending: PendingPhoneCode;
  /** Without one, another number is requested. */
  readonly onPending: (pending: PendingPhoneCode | undefined) => void;
}

/** Sets the password and signs in; a wrong code costs an attempt. */
function useRecover({ pending, onPending }: NewPasswordProps) {
  const context = usePlugin();
  const { analytics, http, i18n, modals, session } = context;
  const hold = useHoldNavigation(context);
  return async (code: string, password: string, given: string): Promise<void> => {
    try {
      const answer = await hold(i18n.t('phone.checking'), () =>
        recoverWithPhone(http, {
          'phone-code': pending.phone_code,
          'phone-number': pending.phone_number,
          'sms-code': code,
          password,
          ...(given !== '' && { answer: given }),
          lng: i18n.language,
        }),
      );
      analytics.track('correctCode');
      await session.adopt(answer);
    } catch (failure) {
      if (needsCode(failure)) {
        await modals.open('two-factor');
        return;
      }
      onPending(attemptsLeft(pending, failure));
      throw failure;
    }
  };
}

/** The code that was sent, and the password that takes the place of the forgotten one. */
export function NewPassword({ pending, onPending }: NewPasswordProps) {
  const { i18n } = usePlugin();
  const recover = useRecover({ pending, onPending });
  const fields = useCodeAndPassword();
  const { busy, error, submit } = useSubmit();
  const [question, setQuestion] = useState<AskedQuestion>();
  const [answer, setAnswer] = useState('');
  const isAnswerWrong = errorCode(error) === 'security_answer_wrong';
  const isBesideField = isAnswerWrong || requiredQuestion(error) !== undefined;

  function send(event: FormEvent<HTMLFormElement>) {
    if (fields.check(event)) {
      submit(() =>
        recover(fields.code, fields.password, answer.trim()).catch((failure: unknown) => {
          setQuestion(requiredQuestion(failure) ?? question);
          throw failure;
        }),
      );
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {error === undefined || isBesideField ? undefined : (
        <NoticeBanner tone="danger" text={i18n.error(error)} />
      )}
      <SentCode pending={pending} {...fields.codeField} />
      <NewPasswordField label={i18n.t('recovery.password')} {...fields.passwordField} />
      {question === undefined ? undefined : (
        <AnswerField
          question={question}
          value={answer}
          error={isBesideField ? i18n.error(error) : undefined}
          onType={setAnswer}
        />
      )}
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {i18n.t('recovery.submit')}
      </Button>
      <ResendCode
        purpose="recovery"
        pending={pending}
        busy={busy}
        submit={submit}
        onSent={(next) => {
          fields.clearCode();
          onPending(next);
        }}
        onOtherNumber={() => onPending(undefined)}
      />
    </form>
  );
}
