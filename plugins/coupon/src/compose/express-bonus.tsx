import { type OpenCoupon, potentialReturn } from '@touchline/domain/coupon';
import { isDomainError } from '@touchline/domain/errors';
import { errorCode, usePlugin } from '@touchline/plugin-api';
import { useEffect } from 'react';
import { slipOf } from '../slip/slip.store.ts';
import type { Composition } from './use-composition.ts';
import styles from './choices.module.css';

export interface ExpressBonusProps {
  readonly composition: Composition;
  /** Why the server did not take the slip, where it did not. */
  readonly refusal?: unknown;
}

/** What the bonus of the coupon comes to if everything wins, in minor units. */
function bonusOf(coupon: OpenCoupon): number {
  try {
    const { adjustments } = potentialReturn(coupon);
    return adjustments.find(({ kind }) => kind === 'win-boost')?.amount ?? 0;
  } catch (error) {
    if (isDomainError(error)) return 0;
    throw error;
  }
}

/** The bonus of an accumulator of the day or of a boosted price, and that it is for that one as it was offered. */
export function ExpressBonus({ composition, refusal }: ExpressBonusProps) {
  const context = usePlugin();
  const { i18n } = context;
  const { state, coupon, currency } = composition;
  const { express } = state;
  const isOver = express !== undefined && errorCode(refusal) === 'express_ended';
  useEffect(() => {
    if (isOver) {
      slipOf(context).change(({ express: _bonus, refId: _from, ...rest }) => rest);
    }
  }, [context, isOver]);
  if (express === undefined || express.percent === 0) return undefined;
  const { percent, bets } = express;
  const of = bets.length === 1 ? 'price' : 'express';
  const isWhole = coupon.winBoost !== undefined;
  const amount = isWhole && coupon.stake > 0 ? bonusOf(coupon) : 0;
  return (
    <div className={styles.bonusBet} data-express-bonus={isWhole ? percent : 0}>
      <span>{i18n.t(isWhole ? `${of}Bonus` : `${of}BonusLost`, { percent })}</span>
      {amount > 0 ? <strong>+{i18n.money(amount, currency)}</strong> : undefined}
    </div>
  );
}
