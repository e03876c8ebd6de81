import type { StakeLimitsAnswer } from '@touchline/contracts';
import { usePlugin } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { useEffect, useState } from 'react';
import type { SlipLegs } from '../slip/use-legs.ts';
import styles from './placement.module.css';

const SECOND = 1000;

export interface PendingProps {
  /** When it was sent, milliseconds since epoch. */
  readonly since: number;
  readonly legs: SlipLegs;
  readonly limits: StakeLimitsAnswer | undefined;
}

/** The slip is on its way; a live bet's wait is counted down. */
export function Pending({ since, legs, limits }: PendingProps) {
  const { i18n, live } = usePlugin();
  const isLive = legs.bets.some(
    ({ eventId, section }) => (live.event(eventId).get()?.section ?? section) === 'live',
  );
  const left = useSecondsLeft(isLive ? since + (limits?.liveDelaySeconds ?? 0) * SECOND : since);
  return (
    <div className={styles.action}>
      <Button variant="primary" size="large" wide busy>
        {i18n.t(isLive ? 'placingLive' : 'placing')}
        {left > 0 ? <span aria-hidden="true"> {i18n.t('seconds', { count: left })}</span> : ''}
      </Button>
      <output className={styles.reason}>{isLive ? i18n.t('liveDelay') : undefined}</output>
    </div>
  );
}

/** Whole seconds until a moment, counted down as they pass. */
function useSecondsLeft(until: number): number {
  const { clock } = usePlugin();
  const secondsLeft = () => Math.max(0, Math.ceil((until - clock.now()) / SECOND));
  const [, setTicks] = useState(0);
  const isOver = secondsLeft() === 0;
  useEffect(
    () => (isOver ? undefined : clock.every(SECOND / 4, () => setTicks((ticks) => ticks + 1))),
    [clock, isOver],
  );
  return secondsLeft();
}
