import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../session/session-context.ts';
import { type CallError, refusal } from './call.ts';

/** What a view shows of the server, and how it stands. */
export interface Loaded<Value> {
  /** The last answer; it stays while a newer one is on its way or fails. */
  readonly value: Value | undefined;
  readonly error: CallError | undefined;
  readonly reload: () => void;
}

/**
 * Loads when it is first shown and whenever `key` changes, and again every `pollEvery` milliseconds
 * while the page is in view. An answer that a newer one has overtaken is dropped.
 */
export function useLoaded<Value>(options: {
  readonly key: string;
  readonly load: (how: { readonly isPolling: boolean }) => Promise<Value>;
  readonly pollEvery?: number;
}): Loaded<Value> {
  const { key, pollEvery } = options;
  const { lost, signedInCount } = useSession();
  const [held, setHeld] = useState<{ key: string; value?: Value; error?: CallError }>({ key });
  const load = useRef(options.load);
  useEffect(() => {
    load.current = options.load;
  });
  const newest = useRef(0);

  const run = useCallback(
    (isPolling: boolean) => {
      newest.current += 1;
      const mine = newest.current;
      load.current({ isPolling }).then(
        (value) => mine === newest.current && setHeld({ key, value }),
        (error: unknown) => {
          if (mine !== newest.current) {
            return;
          }
          const { code } = refusal(error);
          if (code === 'unauthorized') {
            lost();
          }
          setHeld((before) => ({
            ...(before.key === key && before),
            key,
            error: refusal(error),
          }));
        },
      );
    },
    [key, lost],
  );

  // A new sign-in asks again for what the lost one could not have.
  // oxlint-disable-next-line react/exhaustive-deps, react-hooks/exhaustive-deps
  useEffect(() => run(false), [run, signedInCount]);
  useEffect(() => {
    if (pollEvery === undefined) {
      return undefined;
    }
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') {
        run(true);
      }
    }, pollEvery);
    return () => clearInterval(timer);
  }, [run, pollEvery]);

  const isCurrent = held.key === key;
  return {
    value: isCurrent ? held.value : undefined,
    error: isCurrent ? held.error : undefined,
    reload: useCallback(() => run(false), [run]),
  };
}
