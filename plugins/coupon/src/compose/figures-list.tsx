import { isHyperBonusWithinReach } from '@touchline/domain/coupon';
import { useOdds, usePlugin, useStore } from '@touchline/plugin-api';
import { Money } from '@touchline/ui';
import { memo } from 'react';
import { couponSettingsOf } from '../settings/settings.store.ts';
import { Figure } from './figure.tsx';
import { type Figures, isConflicting } from './figures.ts';
import { equalStakes } from './split-stake.ts';
import { stakedLines } from './staked-lines.ts';
import type { Composition } from './use-composition.ts';
import { isStaked } from './use-figures.ts';
import { WinTable } from './win-table.tsx';
import styles from './figures.module.css';

/** What makes up the return, beyond the two figures in the foot: bonus, taxes, the least, the table. */
export const FiguresList = memo(function FiguresList({
  composition,
  figures,
}: {
  readonly composition: Composition;
  readonly figures: Figures;
}) {
  const context = usePlugin();
  const { i18n } = context;
  const odds = useOdds();
  const { isPossibleWinShown } = useStore(couponSettingsOf(context));
  const { coupon, currency, limits, terms } = composition;
  // Prices decide whether it is earned, and no line may come or go with a price.
  const isBonusShown =
    isStaked(composition) &&
    terms !== undefined &&
    !isConflicting(coupon) &&
    isHyperBonusWithinReach({
      steps: terms.hyperBonus.steps,
      type: coupon.type,
      legs: coupon.legs.length,
    });
  const money = (amount: number) => i18n.money(amount, currency);
  const { most, least, stakeTax, winTax } = figures;
  const isLeastShown = isPossibleWinShown && least !== undefined && least !== most;
  const isCapShown = isPossibleWinShown && figures.isCapped;
  const lines = coupon.stake > 0 ? stakedLines(composition.state) : 1;
  const shares = equalStakes([...composition.stakes.shares.values()]);
  const isTotalShown = composition.singles.outlay > 0;
  const hasRows =
    isTotalShown ||
    lines > 1 ||
    shares.length > 0 ||
    isBonusShown ||
    isLeastShown ||
    stakeTax > 0 ||
    winTax > 0;
  return (
    <>
      {hasRows ? (
        <dl className={styles.figures}>
          {isTotalShown ? (
            <Figure name={i18n.t('totalOdds')} figure="combined-odds">
              {figures.totalOdds === undefined ? '–' : odds(figures.totalOdds)}
            </Figure>
          ) : undefined}
          {lines > 1 ? (
            <Figure name={i18n.t('stakePerLine')} figure="stake-per-line">
              {lines} × {money(Math.floor(coupon.stake / lines))}
            </Figure>
          ) : undefined}
          {shares.length > 0 ? (
            <Figure name={i18n.t('stakeEach')} figure="stake-per-single">
              {shares.map(({ count, stake }) => `${count} × ${money(stake)}`).join(' + ')}
            </Figure>
          ) : undefined}
          {isBonusShown ? (
            <HyperBonus amount={figures.hyperBonus} currency={currency} />
          ) : undefined}
          <Taxes figures={figures} currency={currency} />
          {isLeastShown ? (
            <Figure name={i18n.t('leastReturn')} figure="least-return">
              <Money text={money(least)} />
            </Figure>
          ) : undefined}
        </dl>
      ) : undefined}
      {isCapShown ? (
        <p className={styles.note}>
          {i18n.t('capped', { maximum: money(limits?.maxPayout ?? 0) })}
        </p>
      ) : undefined}
      {isPossibleWinShown && figures.hasWinRows ? (
        <WinTable rows={figures.winRows} currency={currency} />
      ) : undefined}
    </>
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
  readonly figures: Pick<Figures, 'stakeTax' | 'winTax'>;
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
