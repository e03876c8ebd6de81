import type { Bet, OpenBetCost } from '@touchline/contracts/betting';
import { offeredOdds } from '@touchline/domain/coupon';
import { usePlugin, useStore, useOdds } from '@touchline/plugin-api';
import { Badge, Button, Money } from '@touchline/ui';
import { BetCard } from '@touchline/ui/bet-card';
import { Checkbox } from '@touchline/ui/forms';
import { use, useId, useState } from 'react';
import { AutomaticForm } from './automatic-form.tsx';
import { ChoosingContext } from './choosing.ts';
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

/** Whether the bet is one of those that are cashed out together; why it cannot be, where it cannot. */
function Choice({ bet, cost }: OpenedBetProps) {
  const { i18n } = usePlugin();
  const choosing = use(ChoosingContext);
  const isOffered = cost?.amount !== undefined;
  return (
    <Checkbox
      label={
        isOffered
          ? i18n.t('cashOut.for', { amount: i18n.money(cost.amount ?? 0, bet.currency) })
          : i18n.t('cashOut.title')
      }
      hint={isOffered ? undefined : refusalText(i18n, cost?.refusal)}
      disabled={!isOffered}
      checked={isOffered && choosing?.chosen.has(bet.id) === true}
      onChange={() => choosing?.toggle(bet.id)}
    />
  );
}

/** One open bet: its legs as they go, what it costs now, and what can be done with it. */
export function OpenedBet({ bet, cost }: OpenedBetProps) {
  const context = usePlugin();
  const { i18n } = context;
  const odds = useOdds();
  const sale = useStore(cashOutDeskOf(context).sales).get(bet.id);
  const money = (amount: number) => i18n.money(amount, bet.currency);
  const insurance = bet.terms?.insurance;
  const isChoosing = use(ChoosingContext) !== undefined && sale === undefined;
  const isDecided = bet.legs.some(({ result }) => result !== 'open');
  const left = bet.legs.filter(({ result }) => result === 'open').length;
  return (
    <BetCard
      id={bet.id}
      status={bet.status}
      type={i18n.couponType(bet.typeId)}
      placedAt={i18n.dateTime(bet.placedAt, 'date-time')}
      badge={isDecided ? <Badge>{i18n.t('legsLeft', { count: left })}</Badge> : undefined}
      legs={bet.legs.map((leg) => <OpenedLeg key={leg.outcomeId} leg={leg} />)}
      figures={[
        { label: i18n.t('stake'), value: <Money text={money(bet.stake)} />, name: 'stake' },
        { label: i18n.t('totalOdds'), value: odds(offeredOdds(bet)) },
        {
          label: i18n.t('possibleReturn'),
          value: <Money text={money(bet.possibleReturn)} strong />,
        },
      ]}
      reference={i18n.t('placed.number', { id: bet.id })}
    >
      {insurance === undefined ? undefined : (
        <p className={styles.muted}>
          {i18n.t('insurance.title')}.{' '}
          {i18n.t('insurance.covered', {
            count: insurance.days,
            times: insurance.wagerTimes,
            maximum: money(insurance.maximum),
          })}
        </p>
      )}
      {sale?.state === 'sold' ? <Sold sale={sale} /> : undefined}
      {isChoosing ? <Choice bet={bet} cost={cost} /> : undefined}
      {isChoosing || (sale?.state === 'sold' && sale.isWhole) ? undefined : (
        <Tools bet={bet} cost={cost} />
      )}
    </BetCard>
  );
}
