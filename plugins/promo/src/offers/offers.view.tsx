import { reactView, usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { EventCardSkeleton } from '@touchline/ui';
import { Rail } from '@touchline/ui/parts';
import { OfferCard } from './offer-card.tsx';
import { type DepositOffer, offersOf, playersDeposit, visitorsDeposit } from './offers-of.ts';
import { depositBonusResource, type Rules, rulesResource } from './offers.resource.ts';

function Offers({
  rules,
  deposit,
}: {
  readonly rules: Rules;
  readonly deposit: DepositOffer | undefined;
}) {
  const { i18n } = usePlugin();
  const offers = offersOf(rules, deposit);
  return offers.length === 0 ? undefined : (
    <Rail
      title={i18n.t('offers.title')}
      size="large"
      backText={i18n.t('offers.back')}
      onwardText={i18n.t('offers.onward')}
    >
      {offers.map((offer) => (
        <OfferCard key={offer.kind} offer={offer} />
      ))}
    </Rail>
  );
}

function VisitorsOffers({ rules }: { readonly rules: Rules }) {
  const { config } = usePlugin();
  const currencies = useStore(config.core, (core) => core.currencies);
  return <Offers rules={rules} deposit={visitorsDeposit(rules.payments, currencies)} />;
}

function PlayersOffers({ rules }: { readonly rules: Rules }) {
  const { status, data } = useResource(depositBonusResource, {});
  return status === 'loading' ? (
    <Pending />
  ) : (
    <Offers rules={rules} deposit={data && playersDeposit(data)} />
  );
}

function Pending() {
  const { i18n } = usePlugin();
  return (
    <div data-pending="">
      <EventCardSkeleton count={2} label={i18n.t('offers.loading')} />
    </div>
  );
}

/** The promotions in force. */
function Promotions() {
  const { i18n, session } = usePlugin();
  const isPlayer = useStore(session.state, ({ userId }) => userId !== undefined);
  const { status, data } = useResource(rulesResource, { language: i18n.language });
  if (data === undefined) {
    return status === 'loading' ? <Pending /> : undefined;
  }
  const List = isPlayer ? PlayersOffers : VisitorsOffers;
  return <List rules={data.groups} />;
}

export const view = reactView(Promotions);
