import type { StakeLimitsAnswer } from '@touchline/contracts/betting';
import { usePlugin } from '@touchline/plugin-api';
import { useEffect, useState } from 'react';

const SECOND = 1000;

export interface CountdownProps {
  /** When the bet was sent, milliseconds since epoch. */
  readonly since: number;
  readonly limits: StakeLimitsAnswer | undefined;
}

/** The seconds that a live bet still waits on the server, counted down as they pass. */
export function Countdown({ since, limits }: CountdownProps) {
  const { clock, i18n } = usePlugin();
  const until = since + (limits?.liveDelaySeconds ?? 0) * SECOND;
  const left = Math.max(0, Math.ceil((until - clock.now()) / SECOND));
  const [, setTicks] = useState(0);
  const isOver = left === 0;
  useEffect(
    () => (isOver ? undefined : clock.every(SECOND / 4, () => setTicks((ticks) => ticks + 1))),
    [clock, isOver],
  );
  return isOver ? undefined : <span aria-hidden="true"> {i18n.t('seconds', { count: left })}</span>;
}
