import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HistorySearch } from '../api/map-requests.ts';
import { useEnvironment } from '../environment/environment-context.ts';
import { EMPTY_SEARCH, searchOf } from './history-search.tsx';

/** The most revisions that one response has. */
const MOST = 200;
const PAGE_LENGTH = 20;

/** Revisions that a search finds; they are loaded again once there is a newer one. */
function useHistory(search: HistorySearch, newest: number | undefined) {
  const { map } = useEnvironment();
  return useQuery({
    queryKey: [map.environment, 'history', search, newest],
    queryFn: () => map.history(search),
  });
}

/** The newest revisions, as many as one response has. */
export function useNewestRevisions(newest: number | undefined) {
  return useHistory({ limit: MOST }, newest).data?.revisions ?? [];
}

/** The history as it is searched, a page more at a time. */
export function useHistorySearch(newest: number | undefined) {
  const [fields, setFields] = useState(EMPTY_SEARCH);
  const [shown, setShown] = useState(PAGE_LENGTH);
  const history = useHistory({ ...searchOf(fields), limit: Math.min(MOST, shown) }, newest);
  const hasMore = history.data?.revisions.length === shown && shown < MOST;
  return {
    fields,
    setFields,
    history,
    revisions: history.data?.revisions,
    showMore: hasMore ? () => setShown(shown + PAGE_LENGTH) : undefined,
  };
}
