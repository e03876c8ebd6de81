import type { LaunchedGame } from '@touchline/contracts/casino';
import { usePlugin } from '@touchline/plugin-api';
import { useEffect, useState } from 'react';
import { launchGame } from './launch.ts';

/** A launch under way or done; each attempt opens the game once. */
export type Launch =
  | { readonly state: 'launching' }
  | { readonly state: 'launched'; readonly game: LaunchedGame }
  | { readonly state: 'failed'; readonly error: unknown };

/** Opens the game, and again with every further attempt: what was being played goes on where it was. */
export function useLaunch(
  gameId: string,
  { isDemo, attempt }: { readonly isDemo: boolean; readonly attempt: number },
): Launch {
  const { http } = usePlugin();
  const [launch, setLaunch] = useState<Launch>({ state: 'launching' });
  useEffect(() => {
    const abort = new AbortController();
    setLaunch({ state: 'launching' });
    const isMobile = globalThis.matchMedia('(pointer: coarse)').matches;
    launchGame(http, { gameId, isMobile }, { isDemo, signal: abort.signal }).then(
      (game) => !abort.signal.aborted && setLaunch({ state: 'launched', game }),
      (error: unknown) => !abort.signal.aborted && setLaunch({ state: 'failed', error }),
    );
    return () => abort.abort();
  }, [http, gameId, isDemo, attempt]);
  return launch;
}
