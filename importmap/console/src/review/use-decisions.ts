import { useQuery } from '@tanstack/react-query';
import { isPolled } from '../api/query-client.ts';
import { useEnvironment } from '../environment/environment-context.ts';

/** How often changes of others are polled. */
const POLL_MS = 5_000;

/** The sections and every decision about them, and the revision they are at. */
export function useDecisions() {
  const { map } = useEnvironment();
  return useQuery({
    queryKey: [map.environment, 'decisions'],
    refetchInterval: POLL_MS,
    queryFn: async (context) => {
      const how = { isPolling: isPolled(context) };
      const [{ services, lastChanges = [] }, state] = await Promise.all([
        map.services(how),
        map.state(how),
      ]);
      return { services, lastChanges, ...state };
    },
  });
}
