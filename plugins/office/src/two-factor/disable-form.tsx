import type { SecurityAnswer } from '@touchline/contracts/identity';
import { errorCode, usePlugin } from '@touchline/plugin-api';
import { useHoldNavigation } from '@touchline/plugin-api/hold-navigation';
import { Button, NoticeBanner } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { type FormEvent, useState } from 'react';
import styles from '../account/account.module.css';
import { OwnPasswordField } from '../security/own-password-field.tsx';
import { securityResource } from '../security/security.resource.ts';
import { useRequest } from '../security/use-request.ts';
import { disableTwoFactor } from './two-factor.resource.ts';

/** Sends the form; afterwards the page of security says that it is off. */
function useDisable() {
  const context = usePlugin();
  const { http, i18n, navigation, notify, resources } = context;
  const hold = useHoldNavigation(context);
  const { busy, error, run } = useRequest();
  const send = (code: string, password: string | undefined) =>
    run(async () => {
      const body = { code, lng: i18n.language, ...(password !== undefined && { password }) };
      await hold(i18n.t('twoFactor.checking'), () => disableTwoFactor(http, body));
      resources.invalidate(securityResource.name);
      notify.show({ kind: 'success', id: 'two-factor', message: i18n.t('twoFactor.off') });
      await navigation.go({ route: 'security' }, { replace: true });
    });
  return { busy, error, send };
}

/** The password and a code, with which two-factor authentication is turned off. */
export function DisableForm({ facts }: { readonly facts: SecurityAnswer }) {
  const { i18n } = usePlugin();
  const { hasPassword, recoveryCodesLeft } = facts;
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState(false);
  const { busy, error, send } = useDisable();
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
    void send(code.trim(), hasPassword ? password : undefined);
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {error === undefined || isPasswordWrong ? undefined : (
        <NoticeBanner tone="danger" text={i18n.error(error)} />
      )}
      <NoticeBanner tone="warning" text={i18n.t('twoFactor.disableText')} />
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
      <Button type="submit" variant="danger" size="large" wide busy={busy}>
        {i18n.t('twoFactor.disable')}
      </Button>
    </form>
  );
}
