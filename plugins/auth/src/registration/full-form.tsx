import { usePlugin, useStore } from '@touchline/plugin-api';
import { NoticeBanner } from '@touchline/ui';
import { type FormEvent, useState } from 'react';
import { Agreement } from './agreement.tsx';
import { adoptNewPlayer } from '../session/adopt-new-player.ts';
import { attempt } from '../session/attempts.ts';
import { EmailField } from '../session/email-field.tsx';
import { stopAtFault } from '../session/first-fault.ts';
import { NewPasswordField } from '../session/password-field.tsx';
import { registerFully } from '../session/requests.ts';
import styles from '../session/form.module.css';
import { useSubmit } from '../session/use-submit.ts';
import { BonusChoice, useBonus } from './bonus-choice.tsx';
import { PersonFields } from './person-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { useCurrency } from './use-currency.ts';
import { useLikelyCountry } from './use-likely-country.ts';
import { type RegistrationFields, registrationFaults } from './registration-fields.ts';
import { registrationDraft } from './registration-process.ts';

interface Registration extends RegistrationFields {
  readonly country: string;
  readonly currency: string;
  readonly bonus: ReturnType<typeof useBonus>[0];
}

/** Opens the account and signs in. */
function useRegistration() {
  const context = usePlugin();
  const { analytics, http, i18n } = context;
  return async (given: Registration): Promise<void> => {
    const { email, password, name, surname, birthday, country, currency, bonus } = given;
    const form = {
      email: email.trim(),
      password,
      name: name.trim(),
      surname: surname.trim(),
      birthday,
      country,
      currency,
      termsAccepted: true,
      bonus,
      lng: i18n.language,
    } as const;
    const { answer, attempts } = await attempt(context, {
      flow: 'registration',
      act: () => registerFully(http, form),
    });
    analytics.track('registrationSuccess', { kind: 'full', attempts });
    await adoptNewPlayer(context, answer);
  };
}

/** Registration with e-mail address and password. */
export function FullForm() {
  const context = usePlugin();
  const { clock, config, i18n } = context;
  const register = useRegistration();
  const { minimumAge } = useStore(config.core);
  const draft = registrationDraft(context);
  const fields = useStore(draft);
  const [bonus, setBonus] = useBonus();
  const [country, setCountry] = useLikelyCountry();
  const [currency, setCurrency] = useCurrency(country);
  const [checked, setChecked] = useState(false);
  const { busy, error, submit } = useSubmit();
  const change = (part: Partial<RegistrationFields>) => draft.set({ ...draft.get(), ...part });
  const faults = registrationFaults(fields, { minimumAge, now: clock.now() });
  const fault = (name: keyof RegistrationFields) => {
    const found = checked ? faults[name] : undefined;
    return found === undefined ? undefined : i18n.t(`fault.${found}`, { age: minimumAge });
  };

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (stopAtFault(event, faults)) {
      return;
    }
    submit(() => register({ ...fields, country, currency, bonus }));
  }

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <EmailField
        value={fields.email}
        error={fault('email')}
        onType={(email) => change({ email })}
      />
      <NewPasswordField
        value={fields.password}
        error={fault('password')}
        onType={(password) => change({ password })}
      />
      <PersonFields fields={fields} fault={fault} onChange={change} />
      <PlaceFields
        country={country}
        currency={currency}
        onCountry={setCountry}
        onCurrency={setCurrency}
      />
      <BonusChoice bonus={bonus} onChoose={setBonus} />
      <Agreement
        isAccepted={fields.termsAccepted}
        isChecked={checked}
        isBusy={busy}
        onAccept={(termsAccepted) => change({ termsAccepted })}
      />
    </form>
  );
}
