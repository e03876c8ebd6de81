import { decimalOdds, type OpenCoupon, type PlacedLeg } from '@touchline/domain';
import { usePlugin } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { shownTotal } from '../compose/figures.ts';
import type { Composition } from '../compose/use-composition.ts';
import { slipOf } from '../slip/slip.store.ts';
import type { ChangedLeg } from './changed-legs.ts';
import { Differences } from './differences.tsx';
import { placingOf } from './placement.ts';
import styles from './placement.module.css';

export interface AcceptProps {
  readonly changed: readonly ChangedLeg[];
  readonly composition: Composition;
  /** Whether the button has meant the same for long enough to be pressed on purpose. */
  readonly isSteady: () => boolean;
}

/** What has changed, and the button that agrees to it. */
export function Accept({ changed, composition, isSteady }: AcceptProps) {
  const context = usePlugin();
  const { i18n } = context;
  const { coupon, state } = composition;
  const prices = new Map(
    changed.flatMap(({ bet, price }) => (price === undefined ? [] : [[bet.outcomeId, price]])),
  );
  const repriced = withPrices(
    coupon,
    state.bets.map(({ outcomeId }) => prices.get(outcomeId)),
  );
  return (
    <div className={styles.action}>
      <Differences
        changed={changed}
        oldTotal={shownTotal(coupon)}
        newTotal={shownTotal(repriced)}
      />
      <Button
        variant="primary"
        size="large"
        wide
        onClick={() => {
          if (isSteady()) {
            slipOf(context).acceptPrices(prices);
            placingOf(context).dismiss();
          }
        }}
      >
        {i18n.t('acceptPrices', { count: changed.length })}
      </Button>
      <output className={styles.reason} />
    </div>
  );
}

function withPrices(
  coupon: OpenCoupon<PlacedLeg>,
  prices: readonly (string | undefined)[],
): OpenCoupon<PlacedLeg> {
  const legs = coupon.legs.map((leg, index) => {
    const price = prices[index];
    return price === undefined ? leg : { ...leg, odds: decimalOdds(price) };
  });
  return { ...coupon, legs };
}
