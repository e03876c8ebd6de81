import type { CashbackPeriod } from '@touchline/contracts/loyalty';
import { type I18n, usePlugin } from '@touchline/plugin-api';
import { Badge, Card, Money } from '@touchline/ui';
import { Stat, Stats } from '@touchline/ui/parts';
import { Row, RowNote } from '@touchline/ui/rows';
import styles from './loyalty.module.css';
import { shareText } from './share-text.ts';

const TONES = { running: 'accent', due: 'accent', paid: 'success', nothing: 'neutral' } as const;
/** A period ends at midnight: its last day is the one before. */
const MOMENT = 1;

/** How an amount came about: of a net loss, or of the stakes. */
function computation(
  {
    product,
    staked,
    returned,
    percent,
    amount,
  }: Pick<CashbackPeriod, 'product' | 'staked' | 'returned' | 'percent' | 'amount'>,
  { i18n, money }: { readonly i18n: I18n; readonly money: (minor: number) => string },
): string {
  const facts = { percent: shareText(percent, i18n.language), amount: money(amount) };
  if (product === 'premium') {
    return i18n.t('premium.computed', { ...facts, staked: money(staked) });
  }
  const loss = staked - returned;
  return loss > 0
    ? i18n.t('cashback.computed', { ...facts, loss: money(loss) })
    : i18n.t('cashback.noLoss');
}

/** The days of a period, and how its amount was computed, in words. */
function usePeriodTexts({ from, to, currency, ...period }: CashbackPeriod) {
  const { i18n } = usePlugin();
  const money = (minor: number) => i18n.money(minor, currency);
  return {
    money,
    product: i18n.t(`cashback.product.${period.product}`),
    days: i18n.t('cashback.days', {
      from: i18n.dateTime(from, 'date-time'),
      to: i18n.dateTime(to - MOMENT, 'date-time'),
    }),
    computed: computation(period, { i18n, money }),
  };
}

/** The period that is running, with what it would bring if it ended now. */
export function RunningPeriod({ period }: { readonly period: CashbackPeriod }) {
  const { i18n } = usePlugin();
  const { money, product, days, computed } = usePeriodTexts(period);
  const { staked, returned, level, to } = period;
  return (
    <Card>
      <article className={styles.card} data-cashback={period.id} data-cashback-state={period.state}>
        <header className={styles.head}>
          <h2 className={styles.title}>{i18n.t('cashback.running')}</h2>
          <Badge tone="accent">{i18n.t(`club.level.${level}`)}</Badge>
        </header>
        <p className={styles.muted}>
          {product}
          {' · '}
          {days}
        </p>
        <Stats isBare>
          <Stat label={i18n.t('cashback.staked')} value={money(staked)} />
          <Stat label={i18n.t('cashback.returned')} value={money(returned)} />
        </Stats>
        <p>{computed}</p>
        <p className={styles.muted}>
          {i18n.t('cashback.paidAfter', { time: i18n.dateTime(to, 'date-time') })}
        </p>
      </article>
    </Card>
  );
}

/** A period that has ended: what was counted, and what became of its amount. */
export function EndedPeriod({ period }: { readonly period: CashbackPeriod }) {
  const { i18n } = usePlugin();
  const { money, product, days, computed } = usePeriodTexts(period);
  const { id, product: counted, staked, returned, amount, state } = period;
  return (
    <Row
      what={
        <>
          <span data-cashback={id} data-cashback-state={state}>
            {product}
            {' · '}
            {days}
          </span>
          <RowNote>
            {i18n.t('cashback.counted', { staked: money(staked), returned: money(returned) })}
          </RowNote>
          <RowNote>{computed}</RowNote>
        </>
      }
    >
      <span className={styles.end}>
        {amount > 0 ? <Money text={money(amount)} strong /> : undefined}
        <Badge tone={TONES[state]}>
          {i18n.t(
            counted === 'premium' && state === 'nothing'
              ? 'premium.nothing'
              : `cashback.state.${state}`,
          )}
        </Badge>
      </span>
    </Row>
  );
}
