import { Favourites } from '@touchline/contracts/identity';
import type { Disposer, PluginContext } from '@touchline/plugin-api';
import { keepWithAccount } from '@touchline/plugin-api/kept-with-account';
import { changesSince, isNothing, joining, NOTHING, rebased } from './favourite-changes.ts';
import { deviceFavourites, keptFavouritesOf } from './kept-favourites.store.ts';

const PATH = '/web-api/officeapi/v1/favourites';

/**
 * Keeps what a signed-in player stars and pins with the account. What a visitor has joins it at sign-in; what another
 * player has left behind does not.
 */
export function start(context: PluginContext): Disposer {
  const options = { path: PATH, schema: Favourites, authentication: 'required' } as const;
  return keepWithAccount(context, {
    subject: 'the favourites',
    announcedAs: 'favourites',
    kept: keptFavouritesOf(context),
    device: deviceFavourites(context),
    nothing: () => NOTHING,
    changesSince,
    isNothing,
    joining,
    rebased,
    request: (change) =>
      context.http.request(
        change === undefined ? options : { ...options, method: 'PATCH', body: change },
      ),
  });
}
