import {
  couponOutlay,
  findCouponTraits,
  type OpenCoupon,
  type PlacedLeg,
} from '@touchline/domain/coupon';
import { useOdds, usePlugin, useStore } from '@touchline/plugin-api';
import { Money } from '@touchline/ui';
import { memo } from 'react';
import { couponSettingsOf } from '../settings/settings.store.ts';
import { Figure } from './figure.tsx';
import type { Figures } from './figures.ts';
import type { Singles } from './singles.ts';
import styles from './totals.module.css';

export interface TotalsProps {
  readonly figures: Figures;
  readonly coupon: OpenCoupon<PlacedLeg>;
  readonly singles: Singles;
  readonly currency: string;
}

/**
 * The two figures that a player never loses sight of: the total odds and the return. Bets of their own
 * have no odds in common; there it is what they cost together.
 */
export const Totals = memo(function Totals({ figures, coupon, singles, currency }: TotalsProps) {
  const context = usePlugin();
  const { i18n } = context;
  const { isPossibleWinShown } = useStore(couponSettingsOf(context));
  const shown = useOdds();
  const { totalOdds, most, least } = figures;
  const isByLeg = findCouponTraits(coupon.type)?.stakes === 'each-leg' && coupon.legs.length > 1;
  const isEachWay = findCouponTraits(coupon.type)?.isEachWay === true;
  const isSeveral = isByLeg || isEachWay || singles.outlay > 0;
  const isRange = least !== undefined && least !== most;
  return (
    <dl className={styles.totals}>
      {isSeveral ? (
        <Figure name={i18n.t('stakeAll')} figure="total-stake">
          {i18n.money(couponOutlay(coupon) + singles.outlay, currency)}
        </Figure>
      ) : (
        <Figure name={i18n.t('totalOdds')} figure="total-odds">
          {totalOdds === undefined ? '–' : shown(totalOdds)}
        </Figure>
      )}
      {isPossibleWinShown ? (
        <Figure name={i18n.t(isRange ? 'mostReturn' : 'possibleReturn')} figure="possible-return">
          <Money strong text={most === undefined ? '–' : i18n.money(most, currency)} />
        </Figure>
      ) : undefined}
    </dl>
  );
});
