import type { PhoneCountry } from '@touchline/contracts';
import { typedDigits } from '@touchline/domain';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { SelectField, TextField } from '@touchline/ui/forms';
import { type FormEvent, useState } from 'react';
import styles from '../../session/form.module.css';
import { useSubmit } from '../../session/use-submit.ts';
import { registrationDraft } from '../registration-process.ts';
import { useLikelyCountry } from '../use-likely-country.ts';
import { phoneProof } from './phone-proof.ts';
import { sendRegistrationCode } from './phone.resource.ts';

/** Where a code is to be sent; the country is that of the account, too. */
export function NumberStep({ countries }: { readonly countries: readonly PhoneCountry[] }) {
  const context = usePlugin();
  const { analytics, http, i18n } = context;
  const draft = registrationDraft(context);
  const number = useStore(draft, ({ phone = '' }) => phone);
  const [likely, setCountry] = useLikelyCountry();
  const [checked, setChecked] = useState(false);
  const { busy, error, submit } = useSubmit();
  const chosen = countries.find(({ id }) => id === likely) ?? countries[0];
  const digits = typedDigits(number);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (digits === '' || chosen === undefined) {
      event.currentTarget.querySelector<HTMLElement>('[name="phone"]')?.focus();
      return;
    }
    submit(async () => {
      try {
        const { language } = i18n;
        const pending = await sendRegistrationCode(http, {
          code: chosen.tel_code,
          number: digits,
          language,
        });
        analytics.track('smsSent');
        phoneProof(context).set({ country: chosen.id, pending });
      } catch (failure) {
        analytics.track('smsFailure');
        throw failure;
      }
    });
  }

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <SelectField
        label={i18n.t('country')}
        value={chosen?.id ?? ''}
        options={countries.map(({ id, name, tel_code: code }) => ({
          value: id,
          // Codes are read from left to right in every language.
          text: `${name} \u2066+${code}\u2069`,
        }))}
        onChange={(event) => setCountry(event.target.value)}
      />
      <TextField
        name="phone"
        label={i18n.t('phone.number')}
        hint={i18n.t('phone.numberHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={24}
        required
        value={number}
        error={checked && digits === '' ? i18n.t('fault.required') : undefined}
        onChange={(event) => draft.set({ ...draft.get(), phone: event.target.value })}
      />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {i18n.t('phone.send')}
      </Button>
    </form>
  );
}
