import type { ResultMatch, ResultsAnswer } from '@touchline/contracts/results';
import { usePlugin } from '@touchline/plugin-api';
import { useRef, useState } from 'react';
import { moreResults, type ResultsFilter } from './results.resource.ts';

interface More {
  readonly matches: readonly ResultMatch[];
  readonly nextCursor: string | undefined;
}

/** Results that a later page may repeat, because others came in above it meanwhile: each once. */
export function withoutRepetition(matches: readonly ResultMatch[]): readonly ResultMatch[] {
  return [...new Map(matches.map((match) => [match.id, match])).values()];
}

/** The pages below the first one, loaded one after the other. */
export function useMoreResults(filter: ResultsFilter) {
  const { http } = usePlugin();
  const [more, setMore] = useState<More>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const running = useRef(false);

  async function load(cursor: string): Promise<void> {
    // A second press while the first is under way does nothing.
    if (running.current) {
      return;
    }
    running.current = true;
    setBusy(true);
    setError(undefined);
    try {
      const { matches, nextCursor } = await moreResults(http, { filter, cursor });
      setMore((now) => ({ matches: [...(now?.matches ?? []), ...matches], nextCursor }));
    } catch (failure) {
      setError(failure);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return {
    busy,
    error,
    load: (cursor: string) => void load(cursor),
    /** Everything that is shown, and where the next page begins. */
    all: (first: ResultsAnswer) => ({
      matches: withoutRepetition([...first.matches, ...(more?.matches ?? [])]),
      nextCursor: more === undefined ? first.nextCursor : more.nextCursor,
    }),
  };
}
