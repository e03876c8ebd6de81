import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readExclusions, readFlags, readReturns } from '../api/protection-requests.ts';
import { isPolled } from '../api/query-client.ts';

const EVERY_MS = 30_000;
export const PROTECTION_KEY = 'protection';

/** Who wants back, who is kept out and who needs a look, each loaded once it is shown. */
export function useDesk(shown: 'returns' | 'exclusions' | 'flags') {
  const client = useQueryClient();
  const common = { refetchInterval: EVERY_MS };
  return {
    returns: useQuery({
      ...common,
      queryKey: [PROTECTION_KEY, 'returns'],
      enabled: shown === 'returns',
      queryFn: (context) => readReturns({ isPolling: isPolled(context) }),
    }),
    exclusions: useQuery({
      ...common,
      queryKey: [PROTECTION_KEY, 'exclusions'],
      enabled: shown === 'exclusions',
      queryFn: (context) => readExclusions({ isPolling: isPolled(context) }),
    }),
    flags: useQuery({
      ...common,
      queryKey: [PROTECTION_KEY, 'flags'],
      enabled: shown === 'flags',
      queryFn: (context) => readFlags({ isPolling: isPolled(context) }),
    }),
    reload: () => void client.invalidateQueries({ queryKey: [PROTECTION_KEY] }),
  };
}
