import { useRef, useState } from 'react';

/** The state of a form that is being sent: one request at a time, and what was wrong with the last. */
export function useRequest(): {
  readonly busy: boolean;
  readonly error: unknown;
  /** A second press while the first is under way does nothing. */
  readonly run: (act: () => Promise<void>) => Promise<void>;
} {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  return {
    busy,
    error,
    run: async (act) => {
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
      }
    },
  };
}
