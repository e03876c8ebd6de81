import { usePlugin } from '@touchline/plugin-api';
import { useRef, useState } from 'react';
import { alertsResource } from './alerts.resource.ts';

/** A change of alerts: one at a time, and what was wrong with the last. */
export function useAct(): {
  readonly busy: boolean;
  readonly error: unknown;
  /** A second press while the first is under way does nothing. @returns whether it was done */
  readonly run: (act: () => Promise<unknown>) => Promise<boolean>;
} {
  const { resources } = usePlugin();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  return {
    busy,
    error,
    run: async (act) => {
      if (running.current) {
        return false;
      }
      running.current = true;
      setBusy(true);
      setError(undefined);
      try {
        await act();
        resources.invalidate(alertsResource.name);
        return true;
      } catch (failure) {
        setError(failure);
        return false;
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
  };
}
