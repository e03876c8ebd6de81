import { isHyperBonusWithinReach } from '@touchline/domain/coupon';
import { usePlugin, useStore, useOdds } from '@touchline/plugin-api';
import { Money } from '@touchline/ui';
import { memo, type ReactNode, Suspense, useMemo } from 'react';
import { WinTable } from '../slip/lazy-parts.ts';
import { couponSettingsOf } from '../settings/settings.store.ts';
import { figuresOf } from './figures.ts';
import { amountOf } from './read-stakes.ts';
import type { Composition } from './use-composition.ts';
import styles from './compose.module.css';

/** What the slip may bring: odds, returns, what is added and withheld. */
export const FiguresList = memo(function FiguresList({
  composition,
}: {
  readonly composition: Composition;
}) {
  const context = usePlugin();
  const { i18n } = context;
  const { isPossibleWinShown } = useStore(couponSettingsOf(context));
  const shown = useOdds();
  const { coupon, currency, limits, stakes, terms } = composition;
  const hasOwnStakes = [...stakes.byBet.values()].some((read) => amountOf(read) !== undefined);
  const isStaked = (amountOf(stakes.main) ?? 0) > 0 || hasOwnStakes;
  const figures = useMemo(() => figuresOf(coupon, { isStaked }), [coupon, isStaked]);
  // Prices decide whether it is earned, and no line may come or go with a price.
  const isBonusShown =
    isStaked &&
    terms !== undefined &&
    isHyperBonusWithinReach({
      steps: terms.hyperBonus.steps,
      type: coupon.type,
      legs: coupon.legs.length,
    });
  const money = (amount: number) => i18n.money(amount, currency);
  const { most, least } = figures;
  const isRange = most !== undefined && least !== undefined && least !== most;
  return (
    <div className={styles.figuresBox}>
      <dl className={styles.figures}>
        <Figure name={i18n.t('totalOdds')} figure="total-odds">
          {figures.totalOdds === undefined ? '–' : shown(figures.totalOdds)}
        </Figure>
        {isBonusShown ? <HyperBonus amount={figures.hyperBonus} currency={currency} /> : undefined}
        <Taxes figures={figures} currency={currency} />
        {isPossibleWinShown ? (
          <Returns least={isRange ? least : undefined} most={most} currency={currency} />
        ) : undefined}
      </dl>
      {isPossibleWinShown && figures.isCapped ? (
        <p className={styles.note}>
          {i18n.t('capped', { maximum: money(limits?.maxPayout ?? 0) })}
        </p>
      ) : undefined}
      {isPossibleWinShown && figures.hasWinRows ? (
        <Suspense>
          <WinTable rows={figures.winRows} currency={currency} />
        </Suspense>
      ) : undefined}
    </div>
  );
});

interface AmountProps {
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
}

function HyperBonus({ amount, currency }: AmountProps) {
  const { i18n } = usePlugin();
  return (
    <Figure name={i18n.t('hyperBonus')} figure="hyper-bonus">
      {amount > 0 ? <Money text={`+${i18n.money(amount, currency)}`} tone="won" /> : '–'}
    </Figure>
  );
}

/** What is withheld, where anything is. */
function Taxes({
  figures: { stakeTax, winTax },
  currency,
}: {
  readonly figures: Pick<ReturnType<typeof figuresOf>, 'stakeTax' | 'winTax'>;
  readonly currency: string;
}) {
  const { i18n } = usePlugin();
  const withheld = (amount: number) => <Money text={`−${i18n.money(amount, currency)}`} />;
  return (
    <>
      {stakeTax > 0 ? (
        <Figure name={i18n.t('stakeTax')} figure="stake-tax">
          {withheld(stakeTax)}
        </Figure>
      ) : undefined}
      {winTax > 0 ? (
        <Figure name={i18n.t('winTax')} figure="win-tax">
          {withheld(winTax)}
        </Figure>
      ) : undefined}
    </>
  );
}

function Returns({
  least,
  most,
  currency,
}: {
  /** Where it is not the same as the most. */
  readonly least: number | undefined;
  readonly most: number | undefined;
  readonly currency: string;
}) {
  const { i18n } = usePlugin();
  const money = (amount: number) => i18n.money(amount, currency);
  return (
    <>
      {least === undefined ? undefined : (
        <Figure name={i18n.t('leastReturn')} figure="least-return">
          <Money text={money(least)} />
        </Figure>
      )}
      <Figure
        name={i18n.t(least === undefined ? 'possibleReturn' : 'mostReturn')}
        figure="possible-return"
      >
        <Money strong text={most === undefined ? '–' : money(most)} />
      </Figure>
    </>
  );
}

function Figure({
  name,
  figure,
  children,
}: {
  readonly name: string;
  readonly figure: string;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-figure={figure}>{children}</dd>
    </div>
  );
}
