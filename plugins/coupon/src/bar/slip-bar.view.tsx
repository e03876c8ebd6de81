import { eventName } from '@touchline/domain/markets';
import type { StoredCoupon } from '@touchline/contracts/betting';
import type { Selection } from '@touchline/contracts/plugins';
import { reactView, useOdds, usePlugin, useStore } from '@touchline/plugin-api';
import { Icon, VisuallyHidden } from '@touchline/ui';
import { chevronUpIcon } from '@touchline/ui/icons';
import { POP } from '../feedback/motion.ts';
import { useMoveOnChange } from '../feedback/use-move-on-change.ts';
import { couponSettingsOf } from '../settings/settings.store.ts';
import { isPricedByMarkets, shownTotalOdds } from '../slip/slip-figures.ts';
import { openSlip } from '../slip/open-slip.ts';
import { slipOf } from '../slip/slip.store.ts';
import { useCurrentNames } from '../slip/use-current-names.ts';
import { useSlipLegs } from '../slip/use-legs.ts';
import { lazy, Suspense } from 'react';
import { quickSlipOf } from './quick-slip.store.ts';
import { useDragToOpen } from './use-drag-to-open.ts';
import styles from './slip-bar.module.css';

const QuickSlip = lazy(async () => ({
  default: (await import('../quick/quick-slip.tsx')).QuickSlip,
}));

const MiniReturn = lazy(async () => ({
  default: (await import('./mini-return.tsx')).MiniReturn,
}));

const MiniTotal = lazy(async () => ({
  default: (await import('./mini-total.tsx')).MiniTotal,
}));

/** The slip above the navigation: whole for the one leg just chosen, else in one line. */
function SlipAbove() {
  const context = usePlugin();
  const { session } = context;
  const isQuick = useStore(quickSlipOf(context).isOpen);
  const isSignedIn = useStore(session.state, ({ userId }) => userId !== undefined);
  const { isCouponFixed } = useStore(couponSettingsOf(context));
  return (
    <div className={isCouponFixed ? undefined : styles.loose}>
      {isQuick && isSignedIn ? (
        <Suspense>
          <QuickSlip />
        </Suspense>
      ) : (
        <SlipBar />
      )}
    </div>
  );
}

function isStaked({ amount, isAutoMax }: StoredCoupon): boolean {
  return isAutoMax || amount !== '';
}

/** The slip in one line above the navigation: how many legs, at what total price, what they return. */
function SlipBar() {
  const context = usePlugin();
  const { i18n } = context;
  const odds = useOdds();
  const state = useStore(slipOf(context).store);
  const legs = useSlipLegs();
  const { bets, moves } = legs;
  const drag = useDragToOpen(() => void openSlip(context));
  const total = shownTotalOdds(state, moves);
  const count = useMoveOnChange(bets.length, () => POP);
  const [only] = bets;
  if (only === undefined) {
    return undefined;
  }
  return (
    <button type="button" className={styles.bar} {...drag}>
      <VisuallyHidden>{i18n.t('reminder.open')}: </VisuallyHidden>
      <span ref={count} className={styles.count}>
        {bets.length}
      </span>
      <span className={styles.text}>
        {bets.length === 1 ? (
          <EventName bet={only} />
        ) : (
          i18n.t('selections', { count: bets.length })
        )}
      </span>
      <span className={styles.figures}>
        <span className={styles.odds}>
          {isPricedByMarkets(state) ? (
            <Suspense>
              <MiniTotal moves={moves} />
            </Suspense>
          ) : total === undefined ? (
            '–'
          ) : (
            odds(total)
          )}
        </span>
        {isStaked(state) ? (
          <Suspense>
            <MiniReturn legs={legs} />
          </Suspense>
        ) : undefined}
      </span>
      <Icon path={chevronUpIcon} />
    </button>
  );
}

export const view = reactView(SlipAbove);

function EventName({ bet }: { readonly bet: Selection }) {
  return eventName(useCurrentNames(bet));
}
