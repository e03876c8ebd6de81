import { typedDigits } from '@touchline/domain/player';
import { usePlugin } from '@touchline/plugin-api';
import { useHoldNavigation } from '@touchline/plugin-api/hold-navigation';
import { Button, NoticeBanner } from '@touchline/ui';
import { TextField } from '@touchline/ui/forms';
import { type FormEvent, useState } from 'react';
import styles from '../account/account.module.css';
import { useRequest } from '../security/use-request.ts';
import { enableTwoFactor } from './two-factor.resource.ts';

const DIGITS = 6;

/** The first code of the app, which turns two-factor authentication on. */
export function ConfirmApp({
  onEnabled,
}: {
  readonly onEnabled: (recoveryCodes: readonly string[]) => void;
}) {
  const context = usePlugin();
  const { http, i18n } = context;
  const hold = useHoldNavigation(context);
  const { busy, error, run } = useRequest();
  const [typed, setTyped] = useState('');
  const [checked, setChecked] = useState(false);
  const code = typedDigits(typed);
  const isWhole = code.length === DIGITS;

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (!isWhole) {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    void run(async () => {
      const body = { code, lng: i18n.language };
      onEnabled(await hold(i18n.t('twoFactor.checking'), () => enableTwoFactor(http, body)));
    });
  }

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <TextField
        name="code"
        label={i18n.t('twoFactor.code')}
        hint={i18n.t('twoFactor.codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
        value={typed}
        error={checked && !isWhole ? i18n.t('twoFactor.wrong') : undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {i18n.t('twoFactor.enable')}
      </Button>
    </form>
  );
}
