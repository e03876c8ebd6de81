import type { OutcomeState, Selection } from '@touchline/contracts';
import { useOdds, usePlugin, useStore } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import type { PriceMove } from '../slip/price-agreement.ts';
import { slipOf } from '../slip/slip.store.ts';
import { placingOf } from './placement.ts';
import styles from './placement.module.css';

export interface PlaceActionProps {
  readonly bets: readonly Selection[];
  readonly moves: readonly PriceMove[];
  readonly closed: ReadonlyMap<string, OutcomeState>;
  readonly hasRelated: boolean;
  /** Minor units; absent while the stake cannot be read. */
  readonly amount: number | undefined;
  readonly currency: string;
}

/** The one button of the slip, saying what it will do, and why it cannot where it cannot. */
export function PlaceAction(props: PlaceActionProps) {
  const { bets, moves, closed, hasRelated, amount, currency } = props;
  const context = usePlugin();
  const { i18n, live } = context;
  const odds = useOdds();
  const slip = slipOf(context);
  const placing = placingOf(context);
  const placement = useStore(placing.state);
  const prices = useStore(live.status, ({ state }) => state);

  if (placement.state === 'placing') {
    return (
      <Button variant="primary" size="large" wide busy>
        {i18n.t(bets.some(({ section }) => section === 'live') ? 'placingLive' : 'placing')}
      </Button>
    );
  }
  if (placement.state === 'unanswered') {
    return (
      <>
        <NoticeBanner tone="warning" text={i18n.t('unanswered')} />
        <Button variant="primary" size="large" wide onClick={() => void placing.retry()}>
          {i18n.t('askAgain')}
        </Button>
      </>
    );
  }
  const asked = new Map(
    moves.filter(({ mustAsk }) => mustAsk).map(({ outcomeId, current }) => [outcomeId, current]),
  );
  if (placement.state === 'price-changed') {
    for (const [outcomeId, price] of placement.prices) {
      asked.set(outcomeId, asked.get(outcomeId) ?? price);
    }
  }
  const changed = bets.filter(
    (bet) => asked.has(bet.outcomeId) && asked.get(bet.outcomeId) !== bet.price,
  );
  if (changed.length > 0) {
    return (
      <>
        <div role="alert" className={styles.changes}>
          <p>{i18n.t('priceChanged', { count: changed.length })}</p>
          <ul>
            {changed.map((bet) => (
              <li key={bet.outcomeId}>
                {bet.home} – {bet.away}: {odds(bet.price)} → {odds(asked.get(bet.outcomeId) ?? '')}
              </li>
            ))}
          </ul>
        </div>
        <Button
          variant="primary"
          size="large"
          wide
          onClick={() => {
            slip.acceptPrices(asked);
            placing.dismiss();
          }}
        >
          {i18n.t('acceptPrices', { count: changed.length })}
        </Button>
      </>
    );
  }
  const isStale = prices !== 'live';
  const obstacle = isStale
    ? i18n.error({ code: 'prices_stale' })
    : closed.size > 0
      ? i18n.t('closedLegs', { count: closed.size })
      : hasRelated
        ? i18n.error({ code: 'coupon_related_legs' })
        : undefined;
  return (
    <>
      {placement.state === 'refused' ? (
        <NoticeBanner tone="danger" text={i18n.error(placement.error)} />
      ) : undefined}
      {obstacle === undefined ? undefined : <NoticeBanner tone="warning" text={obstacle} />}
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        aria-disabled={obstacle !== undefined}
        onClick={(event) => {
          if (obstacle !== undefined) {
            event.preventDefault();
            return;
          }
          // Better prices need no word of the player's; they are what is sent.
          slip.acceptPrices(new Map(moves.map(({ outcomeId, current }) => [outcomeId, current])));
        }}
      >
        {amount === undefined
          ? i18n.t('place')
          : i18n.t('placeAmount', { amount: i18n.money(amount, currency) })}
      </Button>
    </>
  );
}
