import type { SessionAnswer } from '@touchline/contracts/identity';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { useState } from 'react';
import { Agreement } from './agreement.tsx';
import { AskForMail } from '../mail/ask-for-mail.tsx';
import { adoptNewPlayer } from '../session/adopt-new-player.ts';
import { attempt } from '../session/attempts.ts';
import { registerInOneClick } from '../session/requests.ts';
import styles from '../session/form.module.css';
import { useSubmit } from '../session/use-submit.ts';
import { BonusChoice, useBonus } from './bonus-choice.tsx';
import { PlaceFields } from './place-fields.tsx';
import { registrationOptions } from './registration-options.ts';
import { newAccount } from './registration-process.ts';
import { SAVED_AS, saveCredentials } from './save-credentials.ts';
import { useCurrency } from './use-currency.ts';
import { useLikelyCountry } from './use-likely-country.ts';

function Credentials({ answer }: { readonly answer: SessionAnswer }) {
  const context = usePlugin();
  const { config, i18n } = context;
  const { credentials } = answer;
  const { saveCredentialsAs: ways } = useStore(config.core, registrationOptions);
  const { busy, submit } = useSubmit();
  const [isMailed, setMailed] = useState(false);
  return (
    <div className={styles.form}>
      <NoticeBanner tone="warning" text={i18n.t('oneClick.keep')} />
      <dl className={styles.credentials}>
        <div>
          <dt>{i18n.t('oneClick.login')}</dt>
          <dd data-credential="login">{credentials?.login}</dd>
        </div>
        <div>
          <dt>{i18n.t('password')}</dt>
          <dd data-credential="password">{credentials?.password}</dd>
        </div>
      </dl>
      {credentials === undefined ? undefined : (
        <div className={styles.pair}>
          {SAVED_AS.filter((way) => ways.includes(way)).map((way) => (
            <Button key={way} onClick={() => void saveCredentials(context, { way, credentials })}>
              {i18n.t(`oneClick.${way}`)}
            </Button>
          ))}
          {ways.includes('email') && !isMailed ? (
            <Button onClick={() => setMailed(true)}>{i18n.t('oneClick.email')}</Button>
          ) : undefined}
        </div>
      )}
      {isMailed ? <AskForMail purpose="credentials" /> : undefined}
      <Button
        variant="primary"
        size="large"
        wide
        busy={busy}
        onClick={() =>
          submit(async () => {
            newAccount(context).set(undefined);
            await adoptNewPlayer(context, answer);
          })
        }
      >
        {i18n.t('oneClick.kept')}
      </Button>
    </div>
  );
}

/** Registration without typing: the server makes up login and password, shown once. */
export function OneClickForm() {
  const context = usePlugin();
  const { analytics, http, i18n } = context;
  const [bonus, setBonus] = useBonus();
  const [country, setCountry] = useLikelyCountry();
  const [currency, setCurrency] = useCurrency(country);
  const [accepted, setAccepted] = useState(false);
  const [checked, setChecked] = useState(false);
  const made = newAccount(context);
  const answer = useStore(made);
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
            const body = { country, currency, adult: true, termsAccepted: true, bonus } as const;
            const { answer: registered, attempts } = await attempt(context, {
              flow: 'registration',
              act: () => registerInOneClick(http, body),
            });
            made.set(registered);
            analytics.track('registrationSuccess', { kind: 'one-click', attempts });
          });
        }
      }}
    >
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <PlaceFields
        country={country}
        currency={currency}
        onCountry={setCountry}
        onCurrency={setCurrency}
      />
      <BonusChoice bonus={bonus} onChoose={setBonus} />
      <Agreement isAccepted={accepted} isChecked={checked} isBusy={busy} onAccept={setAccepted} />
    </form>
  );
}
