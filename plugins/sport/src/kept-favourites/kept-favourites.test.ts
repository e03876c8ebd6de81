import type { ChangeFavourites, Favourites } from '@touchline/contracts/identity';
import { ApplicationError } from '@touchline/plugin-api';
import { createTestContext } from '@touchline/testing';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { favouritesOf } from '../favourites/favourites.store.ts';
import { changesSince, isNothing, joining, rebased } from './favourite-changes.ts';
import { start } from './kept-favourites.background.ts';
import { start as startSignedOut } from './signed-out.background.ts';
import { keptFavouritesOf } from './kept-favourites.store.ts';

const PATH = '/web-api/officeapi/v1/favourites';
const only = (eventIds: number[]): Favourites => ({
  eventIds,
  champIds: [],
  teamIds: [],
  marketCodes: [],
});
const list = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 8 });

/** What the account does with a change, by the rule of its schema. */
function applied(account: Favourites, { add, remove }: ChangeFavourites): Favourites {
  const kept = account.eventIds.filter((id) => !remove.eventIds.includes(id));
  return only([...add.eventIds.filter((id) => !kept.includes(id)), ...kept]);
}

describe('changes of favourites', () => {
  it('a device that has sent its changes has what the account has', () => {
    fc.assert(
      fc.property(list, list, list, (known, device, account) => {
        const change = changesSince(only(known), only(device));
        const { eventIds } = applied(only(account), change);
        const added = device.filter((id) => !known.includes(id));
        const removed = known.filter((id) => !device.includes(id));
        expect(added.every((id) => eventIds.includes(id))).toBe(true);
        expect(removed.some((id) => eventIds.includes(id))).toBe(false);
        // What only the account knew is still there.
        const others = account.filter((id) => !removed.includes(id));
        expect(others.every((id) => eventIds.includes(id))).toBe(true);
      }),
    );
  });

  it('a star of the time while the answer was on its way is not lost by it', () => {
    fc.assert(
      fc.property(list, list, list, (sent, now, answered) => {
        const meanwhile = changesSince(only(sent), only(now));
        const { eventIds } = rebased(only(answered), meanwhile);
        expect(new Set(eventIds).size).toBe(eventIds.length);
        expect(meanwhile.add.eventIds.every((id) => eventIds.includes(id))).toBe(true);
        expect(meanwhile.remove.eventIds.some((id) => eventIds.includes(id))).toBe(false);
      }),
    );
  });

  it('a device without changes sends nothing', () => {
    expect(isNothing(changesSince(only([1]), only([1])))).toBe(true);
    expect(isNothing(joining(only([1]), only([1, 2])))).toBe(true);
    expect(joining(only([1, 3]), only([1])).add.eventIds).toEqual([3]);
  });
});

function setUp(account: number[] = []) {
  let state = only(account);
  const test = createTestContext({
    plugin: 'sport',
    session: { userId: '1' },
    answers: {
      [`GET ${PATH}`]: () => state,
      [`PATCH ${PATH}`]: ({ body }: { readonly body?: unknown }) => {
        state = applied(state, body as ChangeFavourites);
        return state;
      },
    },
  });
  const favourites = favouritesOf(test.context);
  return {
    ...test,
    favourites,
    stars: () => favourites.store.get().eventIds,
    account: () => state.eventIds,
    patches: () => test.http.requests.filter(({ method }) => method === 'PATCH'),
  };
}

describe('the favourites of a player', () => {
  it('the stars of a visitor join those of the account at sign-in', async () => {
    const { context, favourites, stars, account } = setUp([7]);
    favourites.toggle(3);
    start(context);
    await vi.waitFor(() => expect(stars()).toEqual([3, 7]));
    expect(account()).toEqual([3, 7]);
  });

  it('several stars in a row are one request, and a star that was taken off is off everywhere', async () => {
    const { context, clock, favourites, account, patches, stars } = setUp([7]);
    start(context);
    await vi.waitFor(() => expect(stars()).toEqual([7]));
    favourites.toggle(1);
    favourites.toggle(2);
    favourites.toggle(7);
    clock.advance(1_000);
    await vi.waitFor(() => expect(account()).toEqual([2, 1]));
    expect(patches()).toHaveLength(1);
  });

  it('a star that could not be kept is sent with the next load', async () => {
    const { context, clock, favourites, http, stars, account } = setUp();
    const stop = start(context);
    await vi.waitFor(() => expect(keptFavouritesOf(context).get()?.userId).toBe('1'));
    http.answer(`PATCH ${PATH}`, () => {
      throw new ApplicationError({
        code: 'network_failed',
        message: 'lost',
        status: 0,
        phase: 'request',
      });
    });
    favourites.toggle(5);
    clock.advance(1_000);
    await vi.waitFor(() => expect(http.requests.at(-1)?.method).toBe('PATCH'));
    stop();
    expect(stars()).toEqual([5]);
    expect(account()).toEqual([]);
    http.answer(`PATCH ${PATH}`, () => only([5]));
    start(context);
    await vi.waitFor(() => expect(keptFavouritesOf(context).get()?.value.eventIds).toEqual([5]));
    expect(stars()).toEqual([5]);
  });

  it('the device gives up the stars of the account with sign-out, and another player gets none of them', async () => {
    const { context, clock, session, stars, account } = setUp([7]);
    const stop = start(context);
    await vi.waitFor(() => expect(stars()).toEqual([7]));
    session.set({ userId: undefined });
    stop();
    startSignedOut(context)();
    clock.advance(10_000);
    expect(stars(), 'the player was known in time').toEqual([7]);
    startSignedOut(context);
    clock.advance(3_000);
    expect(stars()).toEqual([]);
    expect(account()).toEqual([7]);
    expect(keptFavouritesOf(context).get()).toBeUndefined();
  });

  it('the stars that another player has left behind do not join an account', async () => {
    const { context, favourites, patches, stars } = setUp([7]);
    favourites.toggle(3);
    keptFavouritesOf(context).set({ userId: '2', value: only([3]) });
    start(context);
    await vi.waitFor(() => expect(stars()).toEqual([7]));
    expect(patches()).toEqual([]);
  });
});
