import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readOperators } from '../api/operator-requests.ts';
import { isPolled } from '../api/query-client.ts';

const EVERY_MS = 30_000;
const KEY = 'operators';

/** The operators there are. */
export function useOperators() {
  const client = useQueryClient();
  const loaded = useQuery({
    queryKey: [KEY],
    refetchInterval: EVERY_MS,
    queryFn: (context) => readOperators({ isPolling: isPolled(context) }),
  });
  return { loaded, reload: () => void client.invalidateQueries({ queryKey: [KEY] }) };
}
