import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isPolled } from '../api/query-client.ts';
import { readWaitingDocuments } from '../api/verification-requests.ts';

const EVERY_MS = 15_000;
const KEY = 'verification';

/** The identity documents that wait for an operator. */
export function useVerification() {
  const client = useQueryClient();
  const loaded = useQuery({
    queryKey: [KEY],
    refetchInterval: EVERY_MS,
    queryFn: (context) => readWaitingDocuments({ isPolling: isPolled(context) }),
  });
  return { loaded, reload: () => void client.invalidateQueries({ queryKey: [KEY] }) };
}
