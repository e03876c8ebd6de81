import { usePlugin, useStore } from '@touchline/plugin-api';
import { NoticeBanner } from '@touchline/ui';
import { useState } from 'react';
import { Agreement } from './agreement.tsx';
import { attempt } from '../session/attempts.ts';
import { registerInOneClick } from '../session/requests.ts';
import styles from '../session/form.module.css';
import { useSubmit } from '../session/use-submit.ts';
import { BonusChoice, useBonus } from './bonus-choice.tsx';
import { PlaceFields } from './place-fields.tsx';
import { Credentials } from './credentials.tsx';
import { newAccount, showOnPage } from './registration-process.ts';
import { useCurrency } from './use-currency.ts';
import { useLikelyCountry } from './use-likely-country.ts';

/** Registration without typing: the server makes up login and password, shown once. */
export function OneClickForm({ place }: { readonly place: 'page' | 'modal' }) {
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
            if (place === 'page') {
              await showOnPage(context);
            }
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
