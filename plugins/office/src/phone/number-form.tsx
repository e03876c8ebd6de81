import type { PhoneBindingAnswer, PhoneCountry } from '@touchline/contracts/identity';
import { typedDigits } from '@touchline/domain/player';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { useCountdown } from '@touchline/plugin-api/countdown';
import { Button, NoticeBanner } from '@touchline/ui';
import { PhoneFields } from '@touchline/ui/phone-fields';
import { type FormEvent, useState } from 'react';
import styles from '../account/account.module.css';
import { phoneResource, sendCode } from './phone.resource.ts';

interface NumberFormProps {
  readonly countries: readonly PhoneCountry[];
  readonly pending: PhoneBindingAnswer['pending'];
}

/** The chosen country: the visitor's own at first, where its phones are known. */
function useCountry(countries: readonly PhoneCountry[]) {
  const { currentCountryCode, countryCode } = useStore(usePlugin().config.core);
  const [code, choose] = useState(
    () =>
      [currentCountryCode, countryCode].find((own) =>
        countries.some(({ country_code: known }) => known === own),
      ) ?? '',
  );
  const country = countries.find(({ country_code: known }) => known === code) ?? countries[0];
  return { country, choose };
}

/** Requests a code for a number, and leads on to where it is entered. */
function useSendCode() {
  const { analytics, http, i18n, log, navigation, resources } = usePlugin();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  async function send(phone: { readonly code: string; readonly number: string }): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      await sendCode(http, { ...phone, language: i18n.language });
      analytics.track('smsSent');
      resources.invalidate(phoneResource.name);
      await navigation.go({ route: 'phoneActivate' });
    } catch (failure) {
      analytics.track('smsFailure');
      log.warn('the code could not be sent', failure);
      setError(failure);
    } finally {
      setBusy(false);
    }
  }
  return { busy, error, send };
}

/** The form that asks for the number to bind. */
export function NumberForm({ countries, pending }: NumberFormProps) {
  const { clock, i18n, navigation } = usePlugin();
  const { country, choose } = useCountry(countries);
  const [number, setNumber] = useState('');
  const { busy, error, send } = useSendCode();
  const seconds = useCountdown({ clock, until: pending?.resendAt ?? 0 });
  const digits = typedDigits(number);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!busy && digits !== '' && country !== undefined) {
      void send({ code: country.tel_code, number: digits });
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <PhoneFields
        countries={countries.map((each) => ({ ...each, value: each.country_code }))}
        country={country?.country_code ?? ''}
        number={number}
        texts={{
          country: i18n.t('phone.country'),
          number: i18n.t('phone.number'),
          hint: i18n.t('phone.numberHint'),
        }}
        onCountry={choose}
        onNumber={setNumber}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        busy={busy}
        disabled={seconds > 0 || digits === ''}
      >
        {seconds > 0 ? i18n.t('phone.wait', { seconds }) : i18n.t('phone.send')}
      </Button>
      {pending === null ? undefined : (
        <Button wide href={navigation.href({ route: 'phoneActivate' })}>
          {i18n.t('phone.enterCode')}
        </Button>
      )}
    </form>
  );
}
