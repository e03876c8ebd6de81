import { useOdds, usePlugin, useStore } from '@touchline/plugin-api';
import { Button, Icon } from '@touchline/ui';
import { fireIcon, giftIcon, ticketIcon } from '@touchline/ui/icons';
import styles from './offer-card.module.css';
import type { Offer } from './offers-of.ts';

const ICONS: Readonly<Record<Offer['kind'], string>> = {
  deposit: giftIcon,
  accaBoost: fireIcon,
  dayExpress: ticketIcon,
};

/** What an offer gives, and on which terms, in one sentence. */
function useTerms(offer: Offer): string {
  const { i18n } = usePlugin();
  const odds = useOdds();
  switch (offer.kind) {
    case 'deposit': {
      const { currency, percent, maximum, minimumDeposit, wagerTimes } = offer;
      return i18n.t('offers.depositText', {
        percent,
        minimum: i18n.money(minimumDeposit, currency),
        maximum: i18n.money(maximum, currency),
        times: wagerTimes,
      });
    }
    case 'accaBoost': {
      const { percent, legs, price } = offer;
      return i18n.t('offers.accaBoostText', { percent, count: legs, price: odds(price) });
    }
    case 'dayExpress':
      return i18n.t('offers.dayExpressText', { percent: offer.percent });
  }
}

/** Where an offer is used: the page that makes an account, the one of its terms, or the bets it is about. */
function useTarget({ kind }: Offer): string {
  const { navigation, session } = usePlugin();
  const isPlayer = useStore(session.state, ({ userId }) => userId !== undefined);
  switch (kind) {
    case 'deposit':
      return navigation.href({ route: isPlayer ? 'bonusesDeposit' : 'registration' });
    case 'accaBoost':
      return navigation.href({ route: 'mainSection', params: { section: 'line' } });
    case 'dayExpress':
      return navigation.href({ route: 'expressDay' });
  }
}

/** A promotion: what it gives, its terms, and the way to it. */
export function OfferCard({ offer }: { readonly offer: Offer }) {
  const { i18n } = usePlugin();
  const { kind } = offer;
  return (
    <article className={styles.card}>
      <h3 className={styles.title}>
        <Icon path={ICONS[kind]} size={24} />
        <span>{i18n.t(`offers.${kind}`)}</span>
      </h3>
      <p className={styles.text}>{useTerms(offer)}</p>
      <Button size="small" href={useTarget(offer)}>
        {i18n.t(`offers.${kind}Action`)}
      </Button>
    </article>
  );
}
