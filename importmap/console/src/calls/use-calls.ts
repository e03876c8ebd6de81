import type { CallQueue } from '@touchline/contracts/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readCalls } from '../api/calls.ts';
import { isPolled } from '../api/query-client.ts';

const EVERY_MS = 10_000;
const KEY = 'calls';

/** The calls of one half of the queue; at first those that wait. */
export function useCalls() {
  const client = useQueryClient();
  const [queue, choose] = useState<CallQueue>('waiting');
  const loaded = useQuery({
    queryKey: [KEY, queue],
    refetchInterval: EVERY_MS,
    queryFn: (context) => readCalls({ queue, isPolling: isPolled(context) }),
  });
  return {
    loaded,
    queue,
    choose,
    reload: () => void client.invalidateQueries({ queryKey: [KEY] }),
  };
}
