import { readServices, readState } from '../api/requests.ts';
import { useLoaded } from '../api/use-loaded.ts';

/** How often somebody else's changes are looked for. */
const POLL_MS = 5_000;

/** The sections and every decision about them, and the revision they are at. */
export function useDecisions() {
  return useLoaded({
    key: 'decisions',
    pollEvery: POLL_MS,
    load: async (how) => {
      const [{ services, lastChanges = [] }, state] = await Promise.all([
        readServices(how),
        readState(how),
      ]);
      return { services, lastChanges, ...state };
    },
  });
}
