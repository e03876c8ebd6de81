import type { CasinoGame, CasinoGamesAnswer } from '@touchline/contracts/casino';
import { usePlugin, useResource } from '@touchline/plugin-api';
import { useEffect, useRef, useState } from 'react';
import { furtherGames, gamesResource, type GamesQuestion } from '../lobby/games.resource.ts';

interface Further {
  /** Of which answer they are the rest. */
  readonly of: CasinoGamesAnswer;
  readonly games: readonly CasinoGame[];
}

/** The games of a list, as far as they are loaded, and the way to those that follow. */
export function useGames(question: GamesQuestion) {
  const { http, log } = usePlugin();
  const answer = useResource(gamesResource, question);
  const { data } = answer;
  const [further, setFurther] = useState<Further>();
  const loading = useRef<AbortController>(undefined);
  /** Of which answer the rest is on its way. */
  const loadingOf = useRef<CasinoGamesAnswer>(undefined);
  const games = [...(data?.games ?? []), ...(further?.of === data ? (further?.games ?? []) : [])];

  useEffect(() => () => loading.current?.abort(), []);
  const more = async () => {
    if (data === undefined || loadingOf.current === data || games.length >= data.total) {
      return;
    }
    // What is on its way for another list is of no use.
    loading.current?.abort();
    const abort = new AbortController();
    loading.current = abort;
    loadingOf.current = data;
    try {
      const { signal } = abort;
      const next = await furtherGames(http, question, { offset: games.length, signal });
      if (!signal.aborted) {
        const known = new Set(games.map(({ id }) => id));
        const added = next.games.filter(({ id }) => !known.has(id));
        setFurther({ of: data, games: [...games.slice(data.games.length), ...added] });
      }
    } catch (error) {
      if (!abort.signal.aborted) {
        // The next scroll tries again.
        log.warn('further games did not load', error);
      }
    } finally {
      if (loading.current === abort) {
        loadingOf.current = undefined;
      }
    }
  };
  return { answer, games, more: () => void more() };
}
