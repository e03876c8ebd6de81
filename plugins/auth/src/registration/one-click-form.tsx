import type { SessionAnswer } from '@touchline/contracts';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { Checkbox, SelectField } from '@touchline/ui/forms';
import { useState } from 'react';
import { registerInOneClick } from '../session/requests.ts';
import styles from '../session/form.module.css';
import { useSubmit } from '../session/use-submit.ts';
import { COUNTRIES } from './countries.ts';
import { useLikelyCountry } from './use-likely-country.ts';

function Credentials({ answer }: { readonly answer: SessionAnswer }) {
  const { i18n, session } = usePlugin();
  const { credentials } = answer;
  const { busy, submit } = useSubmit();
  return (
    <div className={styles.form}>
      <NoticeBanner tone="warning" text={i18n.t('oneClick.keep')} />
      <dl className={styles.credentials}>
        <div>
          <dt>{i18n.t('login.name')}</dt>
          <dd data-credential="login">{credentials?.login}</dd>
        </div>
        <div>
          <dt>{i18n.t('password')}</dt>
          <dd data-credential="password">{credentials?.password}</dd>
        </div>
      </dl>
      <Button
        variant="primary"
        size="large"
        wide
        busy={busy}
        onClick={() => submit(() => session.adopt(answer))}
      >
        {i18n.t('oneClick.kept')}
      </Button>
    </div>
  );
}

/** Registration without typing: the server makes up login and password, shown once. */
export function OneClickForm() {
  const { analytics, config, http, i18n } = usePlugin();
  const { currencies, minimumAge } = useStore(config.core);
  const [country, setCountry] = useLikelyCountry();
  const [currency, setCurrency] = useState(currencies[0] ?? '');
  const [accepted, setAccepted] = useState(false);
  const [checked, setChecked] = useState(false);
  const [answer, setAnswer] = useState<SessionAnswer>();
  const { busy, error, submit } = useSubmit();
  if (answer !== undefined) {
    return <Credentials answer={answer} />;
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (accepted) {
          submit(async () => {
            const body = { country, currency, adult: true, termsAccepted: true } as const;
            setAnswer(await registerInOneClick(http, body));
            analytics.track('registrationSuccess', { kind: 'one-click' });
          });
        }
      }}
    >
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <div className={styles.pair}>
        <SelectField
          label={i18n.t('country')}
          value={country}
          options={COUNTRIES.map((code) => ({ value: code, text: i18n.country(code) })).toSorted(
            (left, right) => left.text.localeCompare(right.text, i18n.language),
          )}
          onChange={(event) => setCountry(event.target.value)}
        />
        <SelectField
          label={i18n.t('currency')}
          value={currency}
          options={currencies.map((code) => ({ value: code, text: code }))}
          onChange={(event) => setCurrency(event.target.value)}
        />
      </div>
      <Checkbox
        label={i18n.t('terms', { age: minimumAge })}
        checked={accepted}
        error={checked && !accepted ? i18n.t('fault.terms') : undefined}
        onChange={(event) => setAccepted(event.target.checked)}
      />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {i18n.t('registration.submit')}
      </Button>
    </form>
  );
}
