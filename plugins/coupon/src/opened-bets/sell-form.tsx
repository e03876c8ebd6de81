import type { Bet, OpenBetCost } from '@touchline/contracts/betting';
import { cashOutPart } from '@touchline/domain/coupon';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { useState } from 'react';
import { usePressGuard } from '../placement/use-press-guard.ts';
import { cashOutDeskOf } from './cash-out.store.ts';
import { PartChoice, partOf, wholeText } from './part-choice.tsx';
import { refusalText } from './refusal-text.ts';
import { Unanswered } from './sale-notices.tsx';
import { laterCost, type Offer, useCostUpdates, useOffer } from './use-offer.ts';
import styles from './opened-bets.module.css';

/** The one thing the player must agree to before less is paid than they were shown. */
function Fallen({
  bet,
  before,
  price,
}: {
  readonly bet: Bet;
  readonly before: number;
  readonly price: number;
}) {
  const { i18n } = usePlugin();
  return (
    <p className={styles.fallen} role="alert">
      <strong>{i18n.t('cashOut.fallen')}</strong>
      <bdi>
        <s>{i18n.money(before, bet.currency)}</s> → <b>{i18n.money(price, bet.currency)}</b>
      </bdi>
    </p>
  );
}

function SellButton({
  bet,
  offer,
  sold,
  isBusy,
}: {
  readonly bet: Bet;
  readonly offer: Offer;
  /** The part of the stake. */
  readonly sold: number;
  readonly isBusy: boolean;
}) {
  const context = usePlugin();
  const { i18n } = context;
  const { stake, currency } = bet;
  const price = cashOutPart({ whole: offer.amount, sold, stake });
  // What the player changes does not move under their finger.
  const isSteady = usePressGuard(`${offer.before === undefined}:${offer.amount}`);
  const rest = stake - sold;
  const text = offer.before === undefined || isBusy ? 'cashOut.sell' : 'cashOut.sellForLess';
  const { amount, quote } = offer;
  return (
    <>
      {offer.before === undefined || isBusy ? undefined : (
        <Fallen
          bet={bet}
          before={cashOutPart({ whole: offer.before, sold, stake })}
          price={price}
        />
      )}
      <Button
        wide
        variant="primary"
        size="large"
        busy={isBusy}
        aria-disabled={price <= 0}
        onClick={() => {
          if (isSteady() && price > 0) {
            const part = sold === stake ? {} : { stake: sold };
            void cashOutDeskOf(context).sell(bet.id, { quote, amount, ...part });
          }
        }}
      >
        {isBusy ? i18n.t('cashOut.selling') : i18n.t(text, { amount: i18n.money(price, currency) })}
      </Button>
      <p className={styles.muted}>
        {rest === 0
          ? i18n.t('cashOut.ends')
          : i18n.t('cashOut.stays', { rest: i18n.money(rest, currency) })}
      </p>
    </>
  );
}

/** Sells a bet or a part of it, at no less than what the player has seen. */
export function SellForm({
  bet,
  cost: known,
}: {
  readonly bet: Bet;
  readonly cost: OpenBetCost | undefined;
}) {
  const context = usePlugin();
  const { i18n } = context;
  const desk = cashOutDeskOf(context);
  const sale = useStore(desk.sales).get(bet.id);
  const [text, setText] = useState(wholeText(bet));
  useCostUpdates(bet);
  const cost = laterCost(known, sale?.state === 'changed' ? sale.cost : undefined);
  const offer = useOffer(cost);
  if (sale?.state === 'unanswered') {
    return <Unanswered betId={bet.id} />;
  }
  const sold = Math.min(partOf(text, bet) ?? 0, bet.stake);
  return (
    <div className={styles.sell}>
      {sale?.state === 'refused' ? (
        <NoticeBanner
          tone="warning"
          text={
            sale.refusal === undefined ? i18n.error(sale.error) : refusalText(i18n, sale.refusal)
          }
        />
      ) : undefined}
      {offer === undefined ? (
        <p className={styles.reason}>{refusalText(i18n, cost?.refusal)}</p>
      ) : (
        <>
          <PartChoice bet={bet} value={text} onChange={setText} />
          <SellButton bet={bet} offer={offer} sold={sold} isBusy={sale?.state === 'selling'} />
        </>
      )}
    </div>
  );
}
