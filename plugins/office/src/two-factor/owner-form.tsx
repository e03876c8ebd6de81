import type { SecurityAnswer } from '@touchline/contracts/identity';
import { errorCode, usePlugin } from '@touchline/plugin-api';
import { Button, type ButtonProps, NoticeBanner } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { type FormEvent, useState } from 'react';
import styles from '../account/account.module.css';
import { OwnPasswordField } from '../security/own-password-field.tsx';

interface OwnerFormProps {
  readonly facts: SecurityAnswer;
  /** What it does, above the fields. */
  readonly text: string;
  readonly submitText: string;
  readonly variant: ButtonProps['variant'];
  readonly busy: boolean;
  readonly error: unknown;
  readonly onSend: (code: string, password: string | undefined) => void;
}

/** The password and a code: both factors of the owner, for what would help a thief. */
export function OwnerForm(props: OwnerFormProps) {
  const { facts, text, submitText, variant, busy, error, onSend } = props;
  const { i18n } = usePlugin();
  const { hasPassword, recoveryCodesLeft } = facts;
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState(false);
  const isPasswordWrong = errorCode(error) === 'step_up_failed';
  const missing = (value: string) =>
    checked && value.trim() === '' ? i18n.t('password.fault.required') : undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    const empty = hasPassword && password === '' ? 'current' : 'code';
    if (empty === 'current' || code.trim() === '') {
      event.currentTarget.querySelector<HTMLElement>(`[name="${empty}"]`)?.focus();
      return;
    }
    onSend(code.trim(), hasPassword ? password : undefined);
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {error === undefined || isPasswordWrong ? undefined : (
        <NoticeBanner tone="danger" text={i18n.error(error)} />
      )}
      <NoticeBanner tone="warning" text={text} />
      {hasPassword ? (
        <OwnPasswordField
          name="current"
          label={i18n.t('password.current')}
          value={password}
          error={
            missing(password) ?? (isPasswordWrong ? i18n.t('password.fault.wrong') : undefined)
          }
          onType={setPassword}
        />
      ) : undefined}
      <TextField
        name="code"
        label={i18n.t('twoFactor.disableCode')}
        hint={i18n.t('twoFactor.left', { count: recoveryCodesLeft })}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={24}
        required
        value={code}
        error={missing(code)}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" variant={variant} size="large" wide busy={busy}>
        {submitText}
      </Button>
    </form>
  );
}
