import type { Bet, OpenBetCost } from '@touchline/contracts/betting';
import { usePlugin, useStore, useOdds } from '@touchline/plugin-api';
import { Badge, Button, Card, Money } from '@touchline/ui';
import { useId, useState } from 'react';
import { AutomaticForm } from './automatic-form.tsx';
import { cashOutDeskOf } from './cash-out.store.ts';
import { OpenedLeg } from './opened-leg.tsx';
import { refusalText } from './refusal-text.ts';
import { Sold } from './sale-notices.tsx';
import { SellForm } from './sell-form.tsx';
import styles from './opened-bets.module.css';

export interface OpenedBetProps {
  readonly bet: Bet;
  readonly cost: OpenBetCost | undefined;
}

function Figures({ bet }: { readonly bet: Bet }) {
  const { i18n } = usePlugin();
  const odds = useOdds();
  const { currency, legs, stake, possibleReturn } = bet;
  // A single's total is its price, as it was offered.
  const total = (legs.length === 1 ? legs[0]?.price : undefined) ?? bet.totalOdds;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{i18n.t('stake')}</dt>
        <dd data-figure="stake">
          <Money text={i18n.money(stake, currency)} />
        </dd>
      </div>
      <div>
        <dt>{i18n.t('totalOdds')}</dt>
        <dd>{odds(total)}</dd>
      </div>
      <div>
        <dt>{i18n.t('possibleReturn')}</dt>
        <dd>
          <Money text={i18n.money(possibleReturn, currency)} strong />
        </dd>
      </div>
    </dl>
  );
}

function Tools({ bet, cost }: OpenedBetProps) {
  const context = usePlugin();
  const { i18n, bus, navigation } = context;
  const sale = useStore(cashOutDeskOf(context).sales).get(bet.id);
  const isUnanswered = sale?.state === 'unanswered';
  const [isOpen, setIsOpen] = useState(isUnanswered);
  const panel = useId();
  const isSellable = cost !== undefined && cost.refusal !== 'not-offered';
  const price = cost?.amount;
  return (
    <>
      <div className={styles.buttons}>
        {isSellable || isUnanswered ? (
          <Button aria-expanded={isOpen} aria-controls={panel} onClick={() => setIsOpen(!isOpen)}>
            {price === undefined
              ? i18n.t('cashOut.title')
              : i18n.t('cashOut.for', { amount: i18n.money(price, bet.currency) })}
          </Button>
        ) : undefined}
        {isSellable ? (
          <Button
            size="small"
            variant="quiet"
            href={navigation.href({ route: 'openedBetPowerbet', params: { couponId: bet.id } })}
          >
            {i18n.t('power.open')}
          </Button>
        ) : undefined}
        <Button
          size="small"
          variant="quiet"
          onClick={() => void bus.emit('coupon.repeat', { betId: bet.id })}
        >
          {i18n.t('repeat.again')}
        </Button>
      </div>
      {isSellable && price === undefined && !isOpen ? (
        <p className={styles.reason}>{refusalText(i18n, cost.refusal)}</p>
      ) : undefined}
      {cost?.automaticAt === undefined || isOpen ? undefined : (
        <p className={styles.muted}>
          {i18n.t('automatic.on', { amount: i18n.money(cost.automaticAt, bet.currency) })}
        </p>
      )}
      <section
        id={panel}
        className={styles.panel}
        aria-label={i18n.t('cashOut.title')}
        hidden={!isOpen}
      >
        {isOpen ? (
          <>
            <SellForm key={bet.stake} bet={bet} cost={cost} />
            <AutomaticForm bet={bet} cost={cost} />
          </>
        ) : undefined}
      </section>
    </>
  );
}

/** One open bet: its legs as they go, what it costs now, and what can be done with it. */
export function OpenedBet({ bet, cost }: OpenedBetProps) {
  const context = usePlugin();
  const { i18n } = context;
  const sale = useStore(cashOutDeskOf(context).sales).get(bet.id);
  const isDecided = bet.legs.some(({ result }) => result !== 'open');
  const left = bet.legs.filter(({ result }) => result === 'open').length;
  return (
    <Card>
      <article
        className={styles.bet}
        data-bet-id={bet.id}
        aria-label={i18n.t('placed.number', { id: bet.id })}
      >
        <header className={styles.head}>
          <h2 className={styles.type}>{i18n.t(`type.${bet.typeId}`)}</h2>
          <span className={styles.muted}>{i18n.dateTime(bet.placedAt, 'date-time')}</span>
          {isDecided ? <Badge>{i18n.t('legsLeft', { count: left })}</Badge> : undefined}
        </header>
        <ul className={styles.legs}>
          {bet.legs.map((leg) => (
            <OpenedLeg key={leg.outcomeId} leg={leg} />
          ))}
        </ul>
        <Figures bet={bet} />
        {sale?.state === 'sold' ? <Sold sale={sale} /> : undefined}
        <Tools bet={bet} cost={cost} />
        <p className={styles.reference}>{i18n.t('placed.number', { id: bet.id })}</p>
      </article>
    </Card>
  );
}
