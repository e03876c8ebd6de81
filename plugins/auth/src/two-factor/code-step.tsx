import type { SentStepUpCode, TwoFactorChallenge } from '@touchline/contracts/identity';
import { errorCode, usePlugin } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { attempt } from '../session/attempts.ts';
import styles from '../session/form.module.css';
import { type Submission, useSubmit } from '../session/use-submit.ts';
import { MessageCode, ResendCode } from './message-code.tsx';
import { giveCode, sendCode } from './two-factor.resource.ts';
import { type CodeWay, readTyped } from './typed-code.ts';
import { useChallenge } from './use-challenge.ts';

interface CodeStepProps {
  /** Goes back to the beginning of the sign-in. */
  readonly onRestart: () => void;
}

/** The field for the code. */
function CodeInput({
  field,
  way,
  typed,
  isChecked,
  onType,
}: {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly way: CodeWay;
  readonly typed: string;
  /** Whether what is wrong with it is shown. */
  readonly isChecked: boolean;
  readonly onType: (typed: string) => void;
}) {
  const { i18n } = usePlugin();
  const { isWhole } = readTyped(way, typed);
  const fault = way === 'recovery' ? 'recovery' : 'app';
  // The field takes the place of what was pressed before.
  useEffect(() => field.current?.focus(), [field]);
  return (
    <TextField
      ref={field}
      name="code"
      label={i18n.t(`twoFactor.code.${way}`)}
      inputMode={way === 'recovery' ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={24}
      required
      value={typed}
      error={isChecked && !isWhole ? i18n.t(`twoFactor.fault.${fault}`) : undefined}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

interface WayFormProps extends Submission {
  readonly challenge: TwoFactorChallenge;
  readonly way: CodeWay;
}

/** The code of one way: sent first where it comes by message, then typed. */
function WayForm({ challenge, way, busy, error, submit }: WayFormProps) {
  const context = usePlugin();
  const { http, i18n, session } = context;
  const [sent, setSent] = useState<SentStepUpCode>();
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const channel = way === 'email' || way === 'phone' ? way : undefined;
  const { code, isWhole, kind } = readTyped(way, typed);

  function request() {
    if (channel !== undefined) {
      submit(async () => setSent(await sendCode(http, { channel, lng: i18n.language })));
    }
  }

  function send(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!isWhole) {
      field.current?.focus();
      return;
    }
    submit(async () => {
      const act = () => giveCode(http, { code, kind });
      const { answer } = await attempt(context, { flow: 'login', act });
      await session.adopt(answer);
    });
  }

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {channel === undefined ? (
        <p className={styles.text}>{i18n.t(`twoFactor.intro.${way}`)}</p>
      ) : (
        <MessageCode
          channel={channel}
          to={challenge[channel] ?? ''}
          sent={sent}
          busy={busy}
          onSend={request}
        />
      )}
      {channel !== undefined && sent === undefined ? undefined : (
        <>
          <CodeInput field={field} way={way} typed={typed} isChecked={checked} onType={setTyped} />
          {errorCode(error) === 'two_factor_expired' ? undefined : (
            <Button type="submit" variant="primary" size="large" wide busy={busy}>
              {i18n.t('login.submit')}
            </Button>
          )}
          {sent === undefined ? undefined : <ResendCode sent={sent} busy={busy} onSend={request} />}
        </>
      )}
    </form>
  );
}

/** The step of a sign-in after the password: a code of the player's app, of a message, or a recovery code. */
export function CodeStep({ onRestart }: CodeStepProps) {
  const { i18n } = usePlugin();
  const challenge = useChallenge();
  const [chosen, setChosen] = useState<CodeWay>();
  const submission = useSubmit();
  const { error } = submission;
  if (challenge === undefined) {
    return <output>{i18n.t('loading')}</output>;
  }
  const ways: readonly CodeWay[] = [...challenge.kinds, 'recovery'];
  const way = chosen ?? ways[0] ?? 'recovery';
  const isExpired = errorCode(error) === 'two_factor_expired';
  return (
    <div className={styles.form}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <WayForm key={way} challenge={challenge} way={way} {...submission} />
      {ways
        .filter((other) => other !== way)
        .map((other) => (
          <Button key={other} variant="quiet" wide onClick={() => setChosen(other)}>
            {i18n.t(`twoFactor.use.${other}`)}
          </Button>
        ))}
      <Button variant={isExpired ? 'primary' : 'quiet'} wide onClick={onRestart}>
        {i18n.t('twoFactor.restart')}
      </Button>
    </div>
  );
}
