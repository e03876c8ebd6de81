import type { PlayerOffer, PlayerOffersAnswer } from '@touchline/contracts/special-offers';
import { reactView, useOdds, usePlugin, useResource } from '@touchline/plugin-api';
import { Badge, Button, Card, EmptyState, NoticeBanner } from '@touchline/ui';
import { starOutlineIcon } from '@touchline/ui/icons';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { useRequest } from '../security/use-request.ts';
import styles from './loyalty.module.css';
import { enterOffer, rewardsResource, specialOffersResource } from './loyalty.resource.ts';

/** What an offer gives and until when, from its figures; its own terms are below. */
function Figures({ freeBet, currency, minCoef, days, endsAt }: PlayerOffer) {
  const { i18n } = usePlugin();
  const odds = useOdds();
  return (
    <ul className={styles.terms}>
      <li>{i18n.t('offers.freeBet', { amount: i18n.money(freeBet, currency) })}</li>
      {minCoef === undefined ? undefined : (
        <li>{i18n.t('offers.odds', { odds: odds(minCoef) })}</li>
      )}
      <li>{i18n.t('offers.days', { count: days })}</li>
      <li>{i18n.t('offers.until', { time: i18n.dateTime(endsAt, 'date-time') })}</li>
    </ul>
  );
}

function Offer({ offer }: { readonly offer: PlayerOffer }) {
  const { http, i18n, navigation, resources } = usePlugin();
  const { busy, error, run } = useRequest();
  const { id, title, text, terms, code } = offer;
  const enter = () =>
    void run(async () => {
      await enterOffer(http, id);
      resources.invalidate(specialOffersResource.name);
      resources.invalidate(rewardsResource.name);
    });
  return (
    <Card>
      <article className={styles.card} data-offer={id}>
        <header className={styles.head}>
          <h2 className={styles.title} dir="auto">
            {title}
          </h2>
          {code === undefined ? undefined : (
            <Badge tone="success">{i18n.t('offers.entered')}</Badge>
          )}
        </header>
        <p className={styles.text} dir="auto">
          {text}
        </p>
        <Figures {...offer} />
        <section>
          <h3 className={styles.title}>{i18n.t('loyalty.terms')}</h3>
          <p className={`${styles.text} ${styles.muted}`} dir="auto">
            {terms}
          </p>
        </section>
        {error === undefined ? undefined : <NoticeBanner tone="danger" text={i18n.error(error)} />}
        {code === undefined ? (
          <Button variant="primary" wide busy={busy} onClick={enter}>
            {i18n.t('offers.enter')}
          </Button>
        ) : (
          <>
            <p>
              {i18n.t('offers.code')} <bdi dir="ltr">{code}</bdi>
            </p>
            <Button wide href={navigation.href({ route: 'promoCodeCheck' })}>
              {i18n.t('menu.promoCodes')}
            </Button>
          </>
        )}
      </article>
    </Card>
  );
}

function Offers({ offers, isConsentMissing }: PlayerOffersAnswer) {
  const { i18n, navigation } = usePlugin();
  return offers.length === 0 ? (
    <EmptyState
      path={starOutlineIcon}
      title={i18n.t('offers.none')}
      {...(isConsentMissing && {
        text: i18n.t('offers.noConsent'),
        action: (
          <Button href={navigation.href({ route: 'mailingSettings' })}>
            {i18n.t('title.mailingSettings')}
          </Button>
        ),
      })}
    />
  ) : (
    offers.map((offer) => <Offer key={offer.id} offer={offer} />)
  );
}

/** The offers that the house makes the player, each with its terms before the button. */
function SpecialOffers() {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(specialOffersResource, {});
  return (
    <Page
      title={i18n.t('title.specialOffers')}
      parent={{ title: i18n.t('title.office'), href: navigation.href({ route: 'office' }) }}
    >
      {answer.data === undefined ? (
        <Card>
          <ResourceState answers={[answer]} i18n={i18n} />
        </Card>
      ) : (
        <Offers {...answer.data} />
      )}
    </Page>
  );
}

export const view = reactView(SpecialOffers);
