import { usePlugin, useStore } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { Checkbox, SelectField, TextField } from '@touchline/ui/forms';
import { type FormEvent, useState } from 'react';
import { attempt } from '../session/attempts.ts';
import { registerFully } from '../session/requests.ts';
import styles from '../session/form.module.css';
import { useSubmit } from '../session/use-submit.ts';
import { BonusChoice, useBonus } from './bonus-choice.tsx';
import { COUNTRIES } from './countries.ts';
import { useLikelyCountry } from './use-likely-country.ts';
import { type RegistrationFields, registrationFaults } from './registration-fields.ts';
import { registrationDraft } from './registration-process.ts';

/** Registration with e-mail address and password. */
export function FullForm() {
  const context = usePlugin();
  const { analytics, clock, config, http, i18n, session } = context;
  const { currencies, minimumAge } = useStore(config.core);
  const draft = registrationDraft(context);
  const fields = useStore(draft);
  const [bonus, setBonus] = useBonus();
  const [country, setCountry] = useLikelyCountry();
  const [currency, setCurrency] = useState(currencies[0] ?? '');
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
    const [first] = Object.keys(faults);
    if (first !== undefined) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    submit(async () => {
      const { email, password, birthday } = fields;
      const form = {
        email: email.trim(),
        password,
        birthday,
        country,
        currency,
        termsAccepted: true,
        bonus,
      } as const;
      const { answer, attempts } = await attempt(context, {
        flow: 'registration',
        act: () => registerFully(http, form),
      });
      analytics.track('registrationSuccess', { kind: 'full', attempts });
      await session.adopt(answer);
    });
  }

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <TextField
        name="email"
        label={i18n.t('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        required
        value={fields.email}
        error={fault('email')}
        onChange={(event) => change({ email: event.target.value })}
      />
      <TextField
        name="password"
        label={i18n.t('password')}
        hint={i18n.t('passwordHint')}
        type="password"
        autoComplete="new-password"
        maxLength={256}
        required
        reveal={{ show: i18n.t('showPassword'), hide: i18n.t('hidePassword') }}
        value={fields.password}
        error={fault('password')}
        onChange={(event) => change({ password: event.target.value })}
      />
      <TextField
        name="birthday"
        label={i18n.t('birthday')}
        type="date"
        autoComplete="bday"
        required
        value={fields.birthday}
        error={fault('birthday')}
        onChange={(event) => change({ birthday: event.target.value })}
      />
      <div className={styles.pair}>
        <SelectField
          label={i18n.t('country')}
          autoComplete="country"
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
      <BonusChoice bonus={bonus} onChoose={setBonus} />
      <Checkbox
        name="termsAccepted"
        label={i18n.t('terms', { age: minimumAge })}
        checked={fields.termsAccepted}
        error={fault('termsAccepted')}
        onChange={(event) => change({ termsAccepted: event.target.checked })}
      />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {i18n.t('registration.submit')}
      </Button>
    </form>
  );
}
