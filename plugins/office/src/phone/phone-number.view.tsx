import type { PhoneBindingAnswer, PhoneCountry } from '@touchline/contracts/identity';
import { typedDigits } from '@touchline/domain/player';
import { reactView, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { useCountdown } from '@touchline/plugin-api/countdown';
import { Button, Card, NoticeBanner } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { PhoneFields } from '@touchline/ui/phone-fields';
import { ResourceState } from '@touchline/ui/resource-state';
import { type FormEvent, useState } from 'react';
import styles from '../account/account.module.css';
import { phoneCountriesResource, phoneResource, sendCode } from './phone.resource.ts';

function NumberForm({
  countries,
  pending,
}: {
  readonly countries: readonly PhoneCountry[];
  readonly pending: PhoneBindingAnswer['pending'];
}) {
  const { analytics, clock, config, http, i18n, log, navigation, resources } = usePlugin();
  const { currentCountryCode, countryCode } = useStore(config.core);
  const [country, setCountry] = useState(
    () =>
      [currentCountryCode, countryCode].find((code) =>
        countries.some(({ country_code: known }) => known === code),
      ) ?? '',
  );
  const [number, setNumber] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const seconds = useCountdown({ clock, until: pending?.resendAt ?? 0 });
  const chosen = countries.find(({ country_code: code }) => code === country) ?? countries[0];

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const digits = typedDigits(number);
    if (busy || digits === '' || chosen === undefined) {
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      await sendCode(http, { code: chosen.tel_code, number: digits, language: i18n.language });
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

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <PhoneFields
        countries={countries.map((each) => ({ ...each, value: each.country_code }))}
        country={chosen?.country_code ?? ''}
        number={number}
        texts={{
          country: i18n.t('phone.country'),
          number: i18n.t('phone.number'),
          hint: i18n.t('phone.numberHint'),
        }}
        onCountry={setCountry}
        onNumber={setNumber}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        busy={busy}
        disabled={seconds > 0 || typedDigits(number) === ''}
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

function Bound({ phone }: { readonly phone: PhoneBindingAnswer }) {
  const { i18n, navigation } = usePlugin();
  return (
    <div className={styles.form}>
      <NoticeBanner text={i18n.t('phone.bound')} />
      <dl className={styles.list}>
        <div className={styles.row}>
          <dt>{i18n.t('account.phone')}</dt>
          <dd>
            <bdi dir="ltr">{`+${phone.phone_code} ${phone.phone_number}`}</bdi>
          </dd>
        </div>
      </dl>
      <Button wide href={navigation.href({ route: 'phoneChange' })}>
        {i18n.t('title.phoneChange')}
      </Button>
    </div>
  );
}

/** The page that binds a phone, and the one that binds another: where the number is entered. */
function PhoneNumber() {
  const { i18n, navigation } = usePlugin();
  const isChange = useStore(navigation.current, ({ name }) => name === 'phoneChange');
  const binding = useResource(phoneResource, {});
  const countries = useResource(phoneCountriesResource, { language: i18n.language });
  return (
    <Page
      title={i18n.t(isChange ? 'title.phoneChange' : 'title.phoneBinding')}
      intro={i18n.t('phone.intro')}
    >
      <Card>
        {binding.data !== undefined && binding.data.isBound && !isChange ? (
          <Bound phone={binding.data} />
        ) : binding.data !== undefined && countries.data !== undefined ? (
          <NumberForm countries={countries.data.countries} pending={binding.data.pending} />
        ) : (
          <ResourceState answers={[binding, countries]} i18n={i18n} />
        )}
      </Card>
    </Page>
  );
}

export const view = reactView(PhoneNumber);
