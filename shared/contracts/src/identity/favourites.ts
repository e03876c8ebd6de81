import * as z from 'zod/mini';

/** The most of a kind that is kept; the latest stay. */
export const MOST_FAVOURITES = {
  eventIds: 40,
  champIds: 40,
  teamIds: 40,
  marketCodes: 100,
} as const;

const id = () => z.int().check(z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));
const Code = z.string().check(z.regex(/^[\w~:.-]{1,64}$/));

/** GET /web-api/officeapi/v1/favourites: what a player has starred and pinned, the latest first. */
export const Favourites = z.object({
  eventIds: z.array(id()).check(z.maxLength(MOST_FAVOURITES.eventIds)),
  champIds: z.array(id()).check(z.maxLength(MOST_FAVOURITES.champIds)),
  /** Teams and players; a page of an older version does not send them. */
  teamIds: z._default(z.array(id()).check(z.maxLength(MOST_FAVOURITES.teamIds)), []),
  /** Kinds of market, without lines; the earliest first, as the page shows them. */
  marketCodes: z.array(Code).check(z.maxLength(MOST_FAVOURITES.marketCodes)),
});
export type Favourites = z.infer<typeof Favourites>;

/**
 * PATCH /web-api/officeapi/v1/favourites: what has changed on a device. Changes of several devices are applied one
 * after the other, so that none takes back what another has added; twice is once.
 */
export const ChangeFavourites = z.object({ add: Favourites, remove: Favourites });
export type ChangeFavourites = z.infer<typeof ChangeFavourites>;
