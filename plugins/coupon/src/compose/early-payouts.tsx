import type { BetOffersAnswer } from '@touchline/contracts/betting';
import type { Selection } from '@touchline/contracts/plugins';
import { COUPON_TYPE } from '@touchline/domain/coupon';
import { BONUS_ACCOUNT } from '@touchline/domain/money';
import { usePlugin, useResource, useStore } from '@touchline/plugin-api';
import { Badge } from '@touchline/ui';
import { isolated } from '../slip/isolated.ts';
import { betOffersResource } from './bet-offers.resource.ts';
import type { Composition } from './use-composition.ts';
import styles from './choices.module.css';

const TYPES: ReadonlySet<number> = new Set([
  COUPON_TYPE.single,
  COUPON_TYPE.express,
  COUPON_TYPE.multipleSingles,
]);

/** The lead at which one selection is paid, where it is. */
function EarlyLeg({
  bet,
  offers,
}: {
  readonly bet: Selection;
  readonly offers: BetOffersAnswer['earlyPayout'];
}) {
  const { i18n, live } = usePlugin();
  const event = useStore(live.event(bet.eventId));
  const [, market = '', side] = bet.outcomeId.split('~');
  const offer = offers.find(
    ({ sport, market: of, champs }) =>
      sport === bet.sport &&
      of === market &&
      (champs.length === 0 || champs.includes(event?.champ.id ?? 0)),
  );
  const isLive = (event?.section ?? bet.section) === 'live';
  if (offer === undefined || isLive || (side !== 'home' && side !== 'away')) return undefined;
  const team = isolated(event?.[side].name ?? bet[side]);
  return (
    <li data-early-payout={offer.lead}>{i18n.t('early.leads', { lead: offer.lead, team })}</li>
  );
}

/** The selections of the slip that are paid as soon as their side is far enough ahead. */
export function EarlyPayouts({ composition }: { readonly composition: Composition }) {
  const { i18n } = usePlugin();
  const { state, account } = composition;
  const offers = useResource(betOffersResource, {}).data?.earlyPayout ?? [];
  const isSuited =
    TYPES.has(state.typeId) && account?.type !== BONUS_ACCOUNT && state.promoCode === '';
  if (!isSuited || offers.length === 0) return undefined;
  return (
    <div className={styles.offer}>
      <Badge tone="accent">{i18n.t('early.title')}</Badge>
      <ul>
        {state.bets.map((bet) => (
          <EarlyLeg key={bet.outcomeId} bet={bet} offers={offers} />
        ))}
      </ul>
    </div>
  );
}
