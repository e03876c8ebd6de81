import { type PluginContext, usePlugin, useStore } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { type MouseEvent, Suspense, useId } from 'react';
import type { Composition } from '../compose/use-composition.ts';
import { Countdown, Differences } from '../slip/lazy-parts.ts';
import type { SlipLegs } from '../slip/use-legs.ts';
import { changedLegs } from './changed-legs.ts';
import { placingOf } from './placement.ts';
import { slipAction } from './slip-action.ts';
import { usePressGuard } from './use-press-guard.ts';
import styles from './placement.module.css';

export interface PlaceActionProps {
  readonly legs: SlipLegs;
  readonly composition: Composition;
}

/** A visitor is not prompted about prices: there is nothing to agree to before the sign-in. */
const NONE: ReturnType<typeof changedLegs> = [];

function hasLiveLeg({ live }: PluginContext, { bets }: SlipLegs): boolean {
  return bets.some(
    ({ eventId, section }) => (live.event(eventId).get()?.section ?? section) === 'live',
  );
}

/**
 * The one button of the slip, saying what it will do, and why it cannot where it cannot. It keeps
 * its place and the focus: what must be agreed to and reasons lie over what is above it. Their element
 * is always there, so that what comes into it is announced.
 */
export function PlaceAction({ legs, composition }: PlaceActionProps) {
  const context = usePlugin();
  const { live, session } = context;
  const id = useId();
  const isSignedIn = useStore(session.state, ({ userId }) => userId !== undefined);
  const placement = useStore(placingOf(context).state);
  const state = useStore(live.status, (status) => status.state);
  const isUnderWay = placement.state === 'placing';
  const changed = isSignedIn ? changedLegs({ legs, placement, isFresh: state === 'live' }) : NONE;
  const isSteady = usePressGuard(changed.length > 0 ? 'accept' : placement.state);
  const isLive = hasLiveLeg(context, legs);
  const { text, reason, tone, isBlocked, press } = slipAction(context, {
    isSignedIn,
    legs,
    composition,
    placement,
    changed,
    // The age matters once there are no newer ones; until then it is not announced.
    prices: { state, lastHeardAt: live.status.get().lastHeardAt },
    isLive,
  });

  function onClick(event: MouseEvent): void {
    const isMeant = isSteady();
    if (press !== undefined || isBlocked === true || !isMeant) {
      event.preventDefault();
    }
    if (isMeant) {
      press?.();
    }
  }

  return (
    <div className={styles.action}>
      <Suspense>
        {changed.length > 0 ? (
          <Differences changed={changed} composition={composition} />
        ) : undefined}
      </Suspense>
      <output id={id} className={styles.reason} data-tone={tone}>
        {reason}
      </output>
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        busy={isUnderWay || undefined}
        aria-disabled={isBlocked === true}
        aria-describedby={id}
        onClick={onClick}
      >
        {text}
        {isUnderWay && isLive ? (
          <Suspense>
            <Countdown since={placement.since} limits={composition.limits} />
          </Suspense>
        ) : undefined}
      </Button>
    </div>
  );
}
