import { errorCode, usePlugin } from '@touchline/plugin-api';
import { useHoldNavigation } from '@touchline/plugin-api/hold-navigation';
import { Button, NoticeBanner } from '@touchline/ui';
import { Checkbox } from '@touchline/ui/forms';
import { type FormEvent, useState } from 'react';
import styles from '../account/account.module.css';
import { OwnPasswordField } from '../security/own-password-field.tsx';
import { securityResource } from '../security/security.resource.ts';
import { useRequest } from '../security/use-request.ts';
import { passwordFaults, refusedFields } from './password-faults.ts';
import { changePassword } from './password.resource.ts';

interface Typed {
  readonly current: string;
  readonly password: string;
  readonly endOthers: boolean;
}

/** Sends the form; afterwards the page of security says that it is done. */
function useChangePassword() {
  const context = usePlugin();
  const { http, i18n, navigation, notify, resources } = context;
  const hold = useHoldNavigation(context);
  const { busy, error, run } = useRequest();
  const send = (typed: Typed) =>
    run(async () => {
      const body = { ...typed, lng: i18n.language };
      await hold(i18n.t('password.saving'), () => changePassword(http, body));
      resources.invalidate(securityResource.name);
      notify.show({ kind: 'success', id: 'password', message: i18n.t('password.changed') });
      await navigation.go({ route: 'security' }, { replace: true });
    });
  return { busy, error, send };
}

/** The form for another password. */
export function PasswordForm() {
  const { i18n } = usePlugin();
  const [typed, setTyped] = useState<Typed>({ current: '', password: '', endOthers: true });
  const [sent, setSent] = useState<Typed>();
  const [isChecked, setChecked] = useState(false);
  const { busy, error, send } = useChangePassword();
  // A refusal is about what was sent, not about what is typed since.
  const refused = refusedFields(sent === typed ? errorCode(error) : undefined);
  const faults = passwordFaults(typed);
  const isElsewhere = refused.current === undefined && refused.password === undefined;
  const textOf = (fault: string | undefined) =>
    fault === undefined ? undefined : i18n.t(`password.fault.${fault}`);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    const wrong = faults.current === undefined ? 'password' : 'current';
    if (faults[wrong] !== undefined) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    setSent(typed);
    void send(typed);
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {error !== undefined && isElsewhere && sent === typed ? (
        <NoticeBanner tone="danger" text={i18n.error(error)} />
      ) : undefined}
      <OwnPasswordField
        name="current"
        label={i18n.t('password.current')}
        value={typed.current}
        error={textOf((isChecked ? faults.current : undefined) ?? refused.current)}
        onType={(current) => setTyped({ ...typed, current })}
      />
      <OwnPasswordField
        name="password"
        label={i18n.t('password.new')}
        hint={i18n.t('password.rule')}
        value={typed.password}
        error={textOf((isChecked ? faults.password : undefined) ?? refused.password)}
        onType={(password) => setTyped({ ...typed, password })}
      />
      <Checkbox
        label={i18n.t('password.endOthers')}
        checked={typed.endOthers}
        onChange={(event) => setTyped({ ...typed, endOthers: event.target.checked })}
      />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {i18n.t('password.submit')}
      </Button>
    </form>
  );
}
