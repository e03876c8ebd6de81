import { usePlugin } from '@touchline/plugin-api';
import { useRef, useState } from 'react';
import { callsResource } from './calls.resource.ts';

/** Sends one request about a call at a time; what the player has and may choose is read again after each. */
export function useCallAct() {
  const { resources } = usePlugin();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  async function run(act: () => Promise<unknown>): Promise<void> {
    if (running.current) {
      return;
    }
    running.current = true;
    setBusy(true);
    setError(undefined);
    try {
      await act();
    } catch (failure) {
      setError(failure);
    } finally {
      running.current = false;
      setBusy(false);
      // Also after a refusal: the window may be over, or another tab has requested a call.
      resources.invalidate(callsResource.name);
    }
  }
  return { busy, error, run };
}
