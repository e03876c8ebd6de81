import { leadUnit } from '@touchline/domain/offers';
import type { EventView } from '@touchline/live-client';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { Badge } from '@touchline/ui';
import { betOffersResource } from './bet-offers.resource.ts';
import styles from './game.module.css';

/** Says below the prices of a market that its bets are paid once their side is far enough ahead. */
export function EarlyPayoutNote({
  event: { sport, champ },
  market,
}: {
  readonly event: Pick<EventView, 'sport' | 'champ'>;
  readonly market: string;
}) {
  const { i18n } = usePlugin();
  const offer = useResource(betOffersResource, {}).data?.earlyPayout.find(
    (one) =>
      one.sport === sport &&
      one.market === market &&
      (one.champs.length === 0 || one.champs.includes(champ.id)),
  );
  return offer === undefined ? undefined : (
    <p className={styles.early} data-early-payout={offer.lead}>
      <Badge tone="accent">{i18n.t('game.early.title')}</Badge>{' '}
      {i18n.t(`game.early.explained${leadUnit(sport)}`, { count: offer.lead })}
    </p>
  );
}
