import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ControlKind } from '@touchline/domain/trading';
import { isPolled } from '../api/query-client.ts';
import {
  readControls,
  readFeedStates,
  readRiskEvent,
  readTradedEvent,
} from '../api/trading-requests.ts';
import { usePages } from '../app/use-pages.ts';

const EVERY_MS = 5_000;
const KEY = 'trading';

/** Reads everything about trading again, after a decision. */
export function useReloadTrading(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [KEY] });
}

/** The sources of prices. */
export function useFeedStates() {
  return useQuery({
    queryKey: [KEY, 'feeds'],
    refetchInterval: EVERY_MS,
    queryFn: (context) => readFeedStates({ isPolling: isPolled(context) }),
  });
}

/** What is decided of a kind and in force, a page at a time. */
export function useControls(kind: ControlKind) {
  const { cursor, stepsFrom } = usePages();
  const loaded = useQuery({
    queryKey: [KEY, 'controls', kind, cursor],
    refetchInterval: EVERY_MS,
    queryFn: (context) => readControls({ kind, cursor, isPolling: isPolled(context) }),
  });
  const { showPrevious, showNext } = stepsFrom(loaded.data?.nextCursor);
  return { loaded, controls: loaded.data?.controls, showNewer: showPrevious, showOlder: showNext };
}

/** An event with its markets. */
export function useTradedEvent(eventId: string) {
  return useQuery({
    queryKey: [KEY, 'event', eventId],
    refetchInterval: EVERY_MS,
    queryFn: (context) => readTradedEvent({ eventId, isPolling: isPolled(context) }),
  });
}

/** What the house can lose on its outcomes. */
export function useEventRisk(eventId: string) {
  return useQuery({
    queryKey: [KEY, 'risk', eventId],
    refetchInterval: EVERY_MS,
    queryFn: (context) => readRiskEvent({ eventId, isPolling: isPolled(context) }),
  });
}
