import type { LaunchedGame } from '@touchline/contracts/casino';
import { usePlugin } from '@touchline/plugin-api';
import { useEffect, useState } from 'react';
import { launchGame } from './launch.ts';

/** A launch under way or done; each attempt opens the game once. */
type Launch =
  | { readonly state: 'launching' }
  | { readonly state: 'launched'; readonly game: LaunchedGame }
  | { readonly state: 'failed'; readonly error: unknown };

/** Opens the game, once for as long as its component is there. */
export function useLaunch(gameId: string, { isDemo }: { readonly isDemo: boolean }): Launch {
  const { http } = usePlugin();
  const [launch, setLaunch] = useState<Launch>({ state: 'launching' });
  useEffect(() => {
    const abort = new AbortController();
    const isMobile = globalThis.matchMedia('(pointer: coarse)').matches;
    launchGame(http, { gameId, isMobile }, { isDemo, signal: abort.signal }).then(
      (game) => !abort.signal.aborted && setLaunch({ state: 'launched', game }),
      (error: unknown) => !abort.signal.aborted && setLaunch({ state: 'failed', error }),
    );
    return () => abort.abort();
  }, [http, gameId, isDemo]);
  return launch;
}
