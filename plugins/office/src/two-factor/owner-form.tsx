import type { SecurityAnswer, TwoFactorKind } from '@touchline/contracts/identity';
import { errorCode, usePlugin } from '@touchline/plugin-api';
import { Button, type ButtonProps, NoticeBanner } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { type FormEvent, useState } from 'react';
import styles from '../account/account.module.css';
import { OwnPasswordField } from '../security/own-password-field.tsx';
import { CodeKindField } from './code-kind-field.tsx';

/** What a player has given of both factors. */
export interface OwnerProof {
  readonly code: string;
  /** Where the code comes from; a recovery code counts as one of the app. */
  readonly kind: TwoFactorKind;
  readonly password: string | undefined;
}

interface OwnerFormProps {
  readonly facts: SecurityAnswer;
  /** What it does, above the fields. */
  readonly text: string;
  readonly submitText: string;
  readonly variant: ButtonProps['variant'];
  readonly busy: boolean;
  readonly error: unknown;
  readonly onSend: (proof: OwnerProof) => void;
}

/** The field for the code, and where it comes from. */
function CodeFields({
  facts,
  kind,
  onKind,
  code,
  onCode,
  error,
}: {
  readonly facts: SecurityAnswer;
  readonly kind: TwoFactorKind;
  readonly onKind: (kind: TwoFactorKind) => void;
  readonly code: string;
  readonly onCode: (code: string) => void;
  readonly error: string | undefined;
}) {
  const { i18n } = usePlugin();
  const { recoveryCodesLeft, twoFactorKinds } = facts;
  const isApp = kind === 'app';
  return (
    <>
      <CodeKindField kinds={twoFactorKinds} kind={kind} onKind={onKind} />
      <TextField
        name="code"
        label={i18n.t(isApp ? 'twoFactor.disableCode' : 'phone.code')}
        hint={isApp ? i18n.t('twoFactor.left', { count: recoveryCodesLeft }) : undefined}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={24}
        required
        value={code}
        error={error}
        onChange={(event) => onCode(event.target.value)}
      />
    </>
  );
}

/** The password and a code: both factors of the owner, for what would help a thief. */
export function OwnerForm(props: OwnerFormProps) {
  const { facts, text, submitText, variant, busy, error, onSend } = props;
  const { i18n } = usePlugin();
  const { hasPassword, twoFactorKinds } = facts;
  const [kind, setKind] = useState<TwoFactorKind>(twoFactorKinds[0] ?? 'app');
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
    onSend({ code: code.trim(), kind, password: hasPassword ? password : undefined });
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
      <CodeFields
        facts={facts}
        kind={kind}
        onKind={(next) => {
          setKind(next);
          setCode('');
        }}
        code={code}
        onCode={setCode}
        error={missing(code)}
      />
      <Button type="submit" variant={variant} size="large" wide busy={busy}>
        {submitText}
      </Button>
    </form>
  );
}
