import type { PendingPhoneCode, PhoneCountry } from '@touchline/contracts/identity';
import { typedDigits } from '@touchline/domain/player';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { PhoneFields } from '@touchline/ui/phone-fields';
import { ResourceState } from '@touchline/ui/resource-state';
import { type FormEvent, useState } from 'react';
import styles from '../session/form.module.css';
import { useSubmit } from '../session/use-submit.ts';
import { COUNTRIES } from '../registration/countries.ts';
import { useLikelyCountry } from '../registration/use-likely-country.ts';
import { phoneCountriesResource, type ProofPurpose, sendProofCode } from './phone.resource.ts';

export interface NumberStepProps {
  readonly purpose: ProofPurpose;
  readonly number: string;
  readonly onType: (number: string) => void;
  /** Receives the code that was sent, with the country of the phone (ISO 3166 alpha-2). */
  readonly onSent: (proof: {
    readonly country: string;
    readonly pending: PendingPhoneCode;
  }) => void;
}

/** ISO 3166 alpha-2, as the registration names countries. */
function isoOf({ country_code: code }: PhoneCountry): string {
  return code.toUpperCase();
}

/** The phone that a code is to be sent to. */
export function NumberStep({ purpose, number, onType, onSent }: NumberStepProps) {
  const { analytics, http, i18n } = usePlugin();
  const answer = useResource(phoneCountriesResource, { language: i18n.language });
  const countries = answer.data?.countries.filter((country) => COUNTRIES.includes(isoOf(country)));
  const [likely, setCountry] = useLikelyCountry();
  const [checked, setChecked] = useState(false);
  const { busy, error, submit } = useSubmit();
  const chosen = countries?.find((country) => isoOf(country) === likely) ?? countries?.[0];
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
        const pending = await sendProofCode(http, {
          purpose,
          code: chosen.tel_code,
          number: digits,
          language,
        });
        analytics.track('smsSent');
        onSent({ country: isoOf(chosen), pending });
      } catch (failure) {
        analytics.track('smsFailure');
        throw failure;
      }
    });
  }

  if (countries === undefined) {
    return <ResourceState answers={[answer]} i18n={i18n} />;
  }
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <PhoneFields
        countries={countries.map((each) => ({ ...each, value: isoOf(each) }))}
        country={chosen === undefined ? '' : isoOf(chosen)}
        number={number}
        texts={{
          country: i18n.t('country'),
          number: i18n.t('phone.number'),
          hint: i18n.t('phone.numberHint'),
        }}
        error={checked && digits === '' ? i18n.t('fault.required') : undefined}
        onCountry={setCountry}
        onNumber={onType}
      />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {i18n.t('phone.send')}
      </Button>
    </form>
  );
}
