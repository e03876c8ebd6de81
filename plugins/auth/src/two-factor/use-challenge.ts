import type { TwoFactorChallenge } from '@touchline/contracts/identity';
import { usePlugin } from '@touchline/plugin-api';
import { useEffect, useState } from 'react';
import { readChallenge } from './two-factor.resource.ts';

/** What every player with two factors can do: most have the app. */
const APP: TwoFactorChallenge = { kinds: ['app'] };

/** The ways in which this player gets at a code; undefined until they are known. */
export function useChallenge(): TwoFactorChallenge | undefined {
  const { http, log } = usePlugin();
  const [challenge, setChallenge] = useState<TwoFactorChallenge>();
  useEffect(() => {
    const controller = new AbortController();
    readChallenge(http, controller.signal).then(setChallenge, (error: unknown) => {
      if (!controller.signal.aborted) {
        log.warn('the ways to a code are not known; the app is offered', error);
        setChallenge(APP);
      }
    });
    return () => controller.abort();
  }, [http, log]);
  return challenge;
}
