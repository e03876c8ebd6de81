import type { PendingSocialAnswer } from '@touchline/contracts/identity';
import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Button, Card, NoticeBanner } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { useState } from 'react';
import { Agreement } from '../registration/agreement.tsx';
import { BonusChoice, useBonus } from '../registration/bonus-choice.tsx';
import { COUNTRIES } from '../registration/countries.ts';
import { PlaceFields } from '../registration/place-fields.tsx';
import { useCurrency } from '../registration/use-currency.ts';
import { useLikelyCountry } from '../registration/use-likely-country.ts';
import { adoptNewPlayer } from '../session/adopt-new-player.ts';
import { attempt } from '../session/attempts.ts';
import styles from '../session/form.module.css';
import { useSubmit } from '../session/use-submit.ts';
import { pendingSocialResource, registerSocially } from './social.resource.ts';

function SocialForm({ person }: { readonly person: PendingSocialAnswer }) {
  const context = usePlugin();
  const { analytics, http, i18n } = context;
  const [likely, setCountry] = useLikelyCountry();
  const [isChosen, setChosen] = useState(false);
  const known = COUNTRIES.find((code) => code === person.country);
  const country = isChosen ? likely : (known ?? likely);
  const [currency, setCurrency] = useCurrency(country, person.currency);
  const [bonus, setBonus] = useBonus();
  const [accepted, setAccepted] = useState(false);
  const [checked, setChecked] = useState(false);
  const { busy, error, submit } = useSubmit();
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
            const { answer, attempts } = await attempt(context, {
              flow: 'registration',
              act: () => registerSocially(http, body),
            });
            analytics.track('registrationSuccess', { kind: 'social', attempts });
            await adoptNewPlayer(context, answer);
          });
        }
      }}
    >
      {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
      <p className={styles.text}>
        {person.name === null
          ? i18n.t('social.intro')
          : i18n.t('social.introNamed', { name: person.name })}
      </p>
      <PlaceFields
        country={country}
        currency={currency}
        onCountry={(chosen) => {
          setChosen(true);
          setCountry(chosen);
        }}
        onCurrency={setCurrency}
      />
      <BonusChoice bonus={bonus} onChoose={setBonus} />
      <Agreement isAccepted={accepted} isChecked={checked} isBusy={busy} onAccept={setAccepted} />
    </form>
  );
}

/** The last step for a visitor proved by a social network: agree to the terms. */
function SocialRegistration() {
  const { i18n, navigation } = usePlugin();
  const { data, error, status } = useResource(pendingSocialResource, {});
  return (
    <Page
      title={i18n.t('title.socialRegistration')}
      parent={{
        title: i18n.t('title.registration'),
        href: navigation.href({ route: 'registration' }),
      }}
      width="narrow"
    >
      <Card>
        {data !== undefined && <SocialForm person={data} />}
        {data === undefined && status === 'error' && (
          <div className={styles.form}>
            <NoticeBanner tone="warning" text={i18n.error(error)} />
            <Button wide href={navigation.href({ route: 'registration' })}>
              {i18n.t('social.otherWays')}
            </Button>
          </div>
        )}
      </Card>
    </Page>
  );
}

export const view = reactView(SocialRegistration);
