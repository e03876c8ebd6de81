import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readOffers, withdrawOffer } from '../api/offer-requests.ts';
import { isPolled } from '../api/query-client.ts';
import { usePages } from '../app/use-pages.ts';

const EVERY_MS = 10_000;
/** Of the list, in the cache of requests. */
export const OFFERS_KEY = 'special-offers';

/** The special offers there are, a page at a time, and the way to end one. */
export function useOffers() {
  const client = useQueryClient();
  const { cursor, stepsFrom } = usePages();
  const loaded = useQuery({
    queryKey: [OFFERS_KEY, cursor],
    refetchInterval: EVERY_MS,
    queryFn: (context) => readOffers({ cursor, isPolling: isPolled(context) }),
  });
  const withdrawn = useMutation({
    mutationFn: withdrawOffer,
    onSettled: () => client.invalidateQueries({ queryKey: [OFFERS_KEY] }),
  });
  return { loaded, withdrawn, ...stepsFrom(loaded.data?.nextCursor) };
}
