import { useRef, useState } from 'react';

export interface Submission {
  readonly busy: boolean;
  readonly error: unknown;
  /** Runs one act at a time: a second press while the first is under way does nothing. */
  readonly submit: (act: () => Promise<void>) => void;
}

/** The state of a form that is being sent. */
export function useSubmit(): Submission {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(undefined);
  return {
    busy,
    error,
    submit: (act) => {
      if (running.current) {
        return;
      }
      running.current = true;
      setBusy(true);
      setError(undefined);
      act()
        .catch((failure: unknown) => setError(failure))
        .finally(() => {
          running.current = false;
          setBusy(false);
        });
    },
  };
}
