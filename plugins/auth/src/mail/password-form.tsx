import type { AskedQuestion } from '@touchline/contracts/identity';
import { errorCode, usePlugin } from '@touchline/plugin-api';
import { useHoldNavigation } from '@touchline/plugin-api/hold-navigation';
import { Button, NoticeBanner } from '@touchline/ui';
import { type FormEvent, useState } from 'react';
import { AnswerField } from '../recovery/answer-field.tsx';
import { stopAtFault } from '../session/first-fault.ts';
import styles from '../session/form.module.css';
import { NewPasswordField, passwordFault } from '../session/password-field.tsx';
import { useSubmit } from '../session/use-submit.ts';
import { needsCode } from '../two-factor/two-factor.resource.ts';
import { setLinkedPassword } from './mail.resource.ts';

interface PasswordFormProps {
  /** The link's. */
  readonly token: string;
  readonly login: string;
  /** The security question of the account, where an answer is required. */
  readonly question: AskedQuestion | undefined;
  readonly onSet: () => void;
  readonly onExpired: () => void;
}

/** Sets the password of the link's account, and signs in with it. */
function useSetPassword({
  token,
  onSet,
  onExpired,
}: Pick<PasswordFormProps, 'token' | 'onSet' | 'onExpired'>) {
  const context = usePlugin();
  const { http, i18n, modals, session } = context;
  const hold = useHoldNavigation(context);
  return async (password: string, given: string): Promise<void> => {
    try {
      const { language: lng } = i18n;
      const answer = await hold(i18n.t('mail.setting'), () =>
        setLinkedPassword(http, { token, password, lng, ...(given !== '' && { answer: given }) }),
      );
      onSet();
      await session.adopt(answer);
    } catch (failure) {
      if (needsCode(failure)) {
        await modals.open('two-factor');
        return;
      }
      if (errorCode(failure) === 'mail_link_expired') {
        onExpired();
      }
      throw failure;
    }
  };
}

/** The form for the new password. */
export function PasswordForm({ login, question, ...link }: PasswordFormProps) {
  const { i18n } = usePlugin();
  const setLinked = useSetPassword(link);
  const [password, setPassword] = useState('');
  const [answer, setAnswer] = useState('');
  const [checked, setChecked] = useState(false);
  const { busy, error, submit } = useSubmit();
  const fault = passwordFault(password);
  const isAnswerMissing = question !== undefined && answer.trim() === '';
  const isAnswerWrong = errorCode(error) === 'security_answer_wrong';

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    const missing = isAnswerMissing ? 'required' : undefined;
    if (!stopAtFault(event, { answer: missing, password: fault })) {
      submit(() => setLinked(password, answer.trim()));
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {error === undefined || isAnswerWrong ? undefined : (
        <NoticeBanner tone="danger" text={i18n.error(error)} />
      )}
      <p className={styles.text}>
        {i18n.t('mail.passwordOf')} <bdi dir="ltr">{login}</bdi>
      </p>
      {/* For what keeps passwords: which account this one is of. */}
      <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
      {question === undefined ? undefined : (
        <AnswerField
          question={question}
          value={answer}
          error={
            checked && isAnswerMissing
              ? i18n.t('required')
              : isAnswerWrong
                ? i18n.error(error)
                : undefined
          }
          onType={setAnswer}
        />
      )}
      <NewPasswordField
        label={i18n.t('recovery.password')}
        value={password}
        error={checked && fault !== undefined ? i18n.t(`fault.${fault}`) : undefined}
        onType={setPassword}
      />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {i18n.t('recovery.submit')}
      </Button>
    </form>
  );
}
