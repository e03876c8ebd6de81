import type { SupportStatus } from '@touchline/contracts/support';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isPolled } from '../api/query-client.ts';
import { readSupportRequests } from '../api/support-requests.ts';

const EVERY_MS = 15_000;
const KEY = 'support';

/** The requests of one status; at first those that wait for an answer. */
export function useSupport() {
  const client = useQueryClient();
  const [status, choose] = useState<SupportStatus>('open');
  const loaded = useQuery({
    queryKey: [KEY, status],
    refetchInterval: EVERY_MS,
    queryFn: (context) => readSupportRequests({ status, isPolling: isPolled(context) }),
  });
  return {
    loaded,
    status,
    choose,
    reload: () => void client.invalidateQueries({ queryKey: [KEY] }),
  };
}
