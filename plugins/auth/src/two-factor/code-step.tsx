import { typedDigits } from '@touchline/domain/player';
import { errorCode, usePlugin } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { isCode } from '../phone/sent-code.tsx';
import { attempt } from '../session/attempts.ts';
import styles from '../session/form.module.css';
import { useSubmit } from '../session/use-submit.ts';
import { giveCode } from './two-factor.resource.ts';

/** Of recovery codes, with and without their dash. */
const RECOVERY = /^[a-z\d]{10}$/;
const bare = (typed: string) => typed.toLowerCase().replaceAll(/[\s–-]/g, '');

interface CodeStepProps {
  /** Goes back to the beginning of the sign-in. */
  readonly onRestart: () => void;
}

/** The code as it is typed: of the app, or one of those for a player without it. */
function useTypedCode() {
  const [isRecovery, setRecovery] = useState(false);
  const [typed, setTyped] = useState('');
  return {
    isRecovery,
    typed,
    setTyped,
    code: isRecovery ? bare(typed) : typedDigits(typed),
    isWhole: isRecovery ? RECOVERY.test(bare(typed)) : isCode(typed),
    switchKind: () => {
      setRecovery(!isRecovery);
      setTyped('');
    },
  };
}

/** The field for the code. */
function CodeInput({
  field,
  given,
  isChecked,
}: {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly given: ReturnType<typeof useTypedCode>;
  /** Whether what is wrong with it is shown. */
  readonly isChecked: boolean;
}) {
  const { i18n } = usePlugin();
  const { isRecovery, typed, setTyped, isWhole } = given;
  const kind = isRecovery ? 'recovery' : 'app';
  return (
    <TextField
      ref={field}
      name="code"
      label={i18n.t(`twoFactor.code.${kind}`)}
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={24}
      required
      value={typed}
      error={isChecked && !isWhole ? i18n.t(`twoFactor.fault.${kind}`) : undefined}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}

/** The step of a sign-in after the password: the code of the player's app, or a recovery code. */
export function CodeStep({ onRestart }: CodeStepProps) {
  const context = usePlugin();
  const { http, i18n, session } = context;
  const given = useTypedCode();
  const { isRecovery, code, isWhole, switchKind } = given;
  const [checked, setChecked] = useState(false);
  const { busy, error, submit } = useSubmit();
  const field = useRef<HTMLInputElement>(null);
  const isExpired = errorCode(error) === 'two_factor_expired';

  // The field takes the place of the one in which the password was typed.
  useEffect(() => field.current?.focus(), []);

  function send(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!isWhole) {
      field.current?.focus();
      return;
    }
    submit(async () => {
      const { answer } = await attempt(context, { flow: 'login', act: () => giveCode(http, code) });
      await session.adopt(answer);
    });
  }

  const kind = isRecovery ? 'recovery' : 'app';
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <p className={styles.text}>{i18n.t(`twoFactor.intro.${kind}`)}</p>
      <CodeInput field={field} given={given} isChecked={checked} />
      {isExpired ? undefined : (
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          {i18n.t('login.submit')}
        </Button>
      )}
      <Button
        variant="quiet"
        wide
        onClick={() => {
          setChecked(false);
          switchKind();
          field.current?.focus();
        }}
      >
        {i18n.t(`twoFactor.switch.${kind}`)}
      </Button>
      <Button variant={isExpired ? 'primary' : 'quiet'} wide onClick={onRestart}>
        {i18n.t('twoFactor.restart')}
      </Button>
    </form>
  );
}
