import { useState } from 'react';

/** Sends one request about a return at a time; what it answers is read again by the caller. */
export function useReturnAct(onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  function send(request: () => Promise<unknown>): void {
    setBusy(true);
    setError(undefined);
    request()
      .then(onDone)
      .catch(setError)
      .finally(() => setBusy(false));
  }
  return { busy, error, send };
}
