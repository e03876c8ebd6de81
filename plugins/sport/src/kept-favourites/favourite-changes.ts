import type { ChangeFavourites, Favourites } from '@touchline/contracts/identity';

/** What a player has who has starred nothing. */
export const NOTHING: Favourites = { eventIds: [], champIds: [], teamIds: [], marketCodes: [] };

function less<Item>(from: readonly Item[], without: readonly Item[]): Item[] {
  return from.filter((item) => !without.includes(item));
}

function lessAll(from: Favourites, without: Favourites): Favourites {
  return {
    eventIds: less(from.eventIds, without.eventIds),
    champIds: less(from.champIds, without.champIds),
    teamIds: less(from.teamIds, without.teamIds),
    marketCodes: less(from.marketCodes, without.marketCodes),
  };
}

/** What has changed on this device since the account had `known`. */
export function changesSince(known: Favourites, now: Favourites): ChangeFavourites {
  return { add: lessAll(now, known), remove: lessAll(known, now) };
}

/** Whether a change changes anything. */
export function isNothing({ add, remove }: ChangeFavourites): boolean {
  return [add, remove].every((part) => Object.values(part).every(({ length }) => length === 0));
}

/** What a device that no account knows yet has beyond the account: it joins it, and takes nothing away. */
export function joining(device: Favourites, account: Favourites): ChangeFavourites {
  return { add: lessAll(device, account), remove: NOTHING };
}

/** What the account has said, with what was changed here while it was on its way. */
export function rebased(answered: Favourites, { add, remove }: ChangeFavourites): Favourites {
  const kept = lessAll(answered, remove);
  const added = lessAll(add, kept);
  return {
    eventIds: [...added.eventIds, ...kept.eventIds],
    champIds: [...added.champIds, ...kept.champIds],
    teamIds: [...added.teamIds, ...kept.teamIds],
    marketCodes: [...kept.marketCodes, ...added.marketCodes],
  };
}
