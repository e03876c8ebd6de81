import { bonusBetOdds, hyperBonusProgress } from '@touchline/domain/coupon';
import { useOdds, usePlugin, useStore } from '@touchline/plugin-api';
import { IconButton } from '@touchline/ui';
import { closeIcon } from '@touchline/ui/icons';
import { ProgressBar } from '@touchline/ui/forms';
import { lazy, Suspense } from 'react';
import { slipOf } from '../slip/slip.store.ts';
import { ExpressBonus, type ExpressBonusProps } from './express-bonus.tsx';
import { isConflicting } from './figures.ts';
import type { Composition } from './use-composition.ts';
import styles from './choices.module.css';

const SlipOffers = lazy(async () => ({
  default: (await import('./slip-offers.tsx')).SlipOffers,
}));

/** The bonus bet an express has earned; taken off by hand it stays off. */
export function BonusBet({ composition }: { readonly composition: Composition }) {
  const context = usePlugin();
  const { i18n } = context;
  const odds = useOdds();
  const { coupon } = composition;
  if (coupon.bonusBet !== true) {
    return undefined;
  }
  return (
    <div className={styles.bonusBet}>
      <span>{i18n.t('bonusBet')}</span>
      <strong>{odds(bonusBetOdds(coupon.legs.length))}</strong>
      <IconButton
        path={closeIcon}
        label={i18n.t('removeBonusBet')}
        onClick={() => slipOf(context).change((state) => ({ ...state, isBonusBetRemoved: true }))}
      />
    </div>
  );
}

/** What a slip earns by what it is made of. */
export function EarnedBonuses(props: ExpressBonusProps) {
  const { config } = usePlugin();
  const hasOffers = useStore(
    config.core,
    ({ flags }) => flags['betting.earlyPayout'] === true || flags['betting.insurance'] === true,
  );
  return (
    <>
      <ExpressBonus {...props} />
      <HyperBonus composition={props.composition} />
      {hasOffers ? (
        <Suspense>
          <SlipOffers composition={props.composition} />
        </Suspense>
      ) : undefined}
    </>
  );
}

/**
 * How far an express is from the next step of the hyper-bonus. As high whatever the prices are: they
 * decide which legs count, and the button below must not move with them.
 */
function HyperBonus({ composition }: { readonly composition: Composition }) {
  const { i18n } = usePlugin();
  const odds = useOdds();
  const { coupon, terms, currency } = composition;
  if (terms === undefined || isConflicting(coupon)) {
    return undefined;
  }
  const { steps, minCoef, minLimit } = terms.hyperBonus;
  const { legs, percent, next } = hyperBonusProgress({
    offer: { steps, minCoef },
    type: coupon.type,
    legs: coupon.legs,
  });
  if (next === undefined && percent === 0) {
    return undefined;
  }
  const isStakeTooSmall = minLimit !== undefined && coupon.stake < minLimit;
  return (
    <div className={styles.hyperBonus} data-hyper-bonus={percent}>
      <p>{percent > 0 ? i18n.t('hyperBonusNow', { percent }) : i18n.t('hyperBonus')}</p>
      <ProgressBar label={i18n.t('hyperBonus')} value={next === undefined ? 1 : legs / next.legs} />
      <p className={styles.nextStep}>
        {next === undefined
          ? undefined
          : i18n.t('hyperBonusNext', {
              count: next.legs - legs,
              percent: next.percent,
              price: odds(minCoef),
            })}
      </p>
      {isStakeTooSmall ? (
        <p>{i18n.t('hyperBonusFrom', { minimum: i18n.money(minLimit, currency) })}</p>
      ) : undefined}
    </div>
  );
}
