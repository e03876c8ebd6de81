import { couponOutlay } from '@touchline/domain';
import { type PluginContext, usePlugin, useStore } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { Suspense, useId } from 'react';
import type { Composition } from '../compose/use-composition.ts';
import { Accept } from '../slip/lazy-parts.ts';
import type { SlipLegs } from '../slip/use-legs.ts';
import { changedLegs } from './changed-legs.ts';
import { obstacleOf } from './obstacle.ts';
import { Pending } from './pending.tsx';
import { type Placement, placingOf } from './placement.ts';
import { isPromoRefusal } from './promo-refusal.ts';
import { isStakeRefusal } from '../stake/stake-refusal.ts';
import { useSteady } from './use-steady.ts';
import styles from './placement.module.css';

export interface PlaceActionProps {
  readonly legs: SlipLegs;
  readonly composition: Composition;
}

/**
 * The one button of the slip, saying what it will do, and why it cannot where it cannot. It keeps
 * its place: what must be agreed to lies over the figures, reasons have their line below.
 */
export function PlaceAction({ legs, composition }: PlaceActionProps) {
  const context = usePlugin();
  const placing = placingOf(context);
  const placement = useStore(placing.state);
  const changed = changedLegs(legs, placement);
  const meaning = changed.length > 0 && isReady(placement) ? 'accept' : placement.state;
  const isSteady = useSteady(meaning);
  if (placement.state === 'placing') {
    return <Pending since={placement.since} legs={legs} limits={composition.limits} />;
  }
  if (placement.state === 'unanswered') {
    return <Unanswered isSteady={isSteady} />;
  }
  return changed.length > 0 ? (
    <Suspense>
      <Accept changed={changed} composition={composition} isSteady={isSteady} />
    </Suspense>
  ) : (
    <Place legs={legs} composition={composition} placement={placement} isSteady={isSteady} />
  );
}

function isReady({ state }: Placement): boolean {
  return state !== 'placing' && state !== 'unanswered';
}

interface SteadyProps {
  readonly isSteady: () => boolean;
}

function Unanswered({ isSteady }: SteadyProps) {
  const context = usePlugin();
  const { i18n } = context;
  const id = useId();
  return (
    <div className={styles.action}>
      <Button
        variant="primary"
        size="large"
        wide
        aria-describedby={id}
        onClick={() => (isSteady() ? void placingOf(context).retry() : undefined)}
      >
        {i18n.t('askAgain')}
      </Button>
      <output id={id} className={styles.reason} data-tone="warning">
        {i18n.t('unanswered')}
      </output>
    </div>
  );
}

function Place({
  legs,
  composition,
  placement,
  isSteady,
}: PlaceActionProps & SteadyProps & { readonly placement: Placement }) {
  const context = usePlugin();
  const { i18n, live } = context;
  const id = useId();
  const state = useStore(live.status, (status) => status.state);
  // The age matters once there are no newer ones; until then nobody waits for each word.
  const prices = { state, lastHeardAt: live.status.get().lastHeardAt };
  const { coupon, currency } = composition;
  const obstacle = obstacleOf({ i18n, legs, composition, prices });
  const refusal = placement.state === 'refused' ? refusalText(context, placement.error) : undefined;
  const outlay = couponOutlay(coupon);
  return (
    <div className={styles.action}>
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        aria-disabled={obstacle !== undefined}
        aria-describedby={id}
        onClick={(event) => {
          if (obstacle !== undefined || !isSteady()) {
            event.preventDefault();
          }
        }}
      >
        {outlay === 0
          ? i18n.t('place')
          : i18n.t('placeAmount', { amount: i18n.money(outlay, currency) })}
      </Button>
      <output
        id={id}
        className={styles.reason}
        data-tone={obstacle === undefined ? 'danger' : 'warning'}
      >
        {obstacle ?? refusal}
      </output>
    </div>
  );
}

/** Reasons that have a field of their own stand there. */
function refusalText({ i18n }: PluginContext, error: unknown): string | undefined {
  return isStakeRefusal(error) || isPromoRefusal(error) ? undefined : i18n.error(error);
}
