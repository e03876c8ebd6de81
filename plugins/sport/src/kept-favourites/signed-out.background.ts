import type { Disposer, PluginContext } from '@touchline/plugin-api';
import { NOTHING } from './favourite-changes.ts';
import { deviceFavourites, keptFavouritesOf } from './kept-favourites.store.ts';

/** A page that is loaded may not know its player yet. */
const KNOWN_AFTER_MS = 3_000;

/** No player is signed in: the device gives up what an account has kept, before the next visitor sees it. */
export function start(context: PluginContext): Disposer {
  return context.clock.after(KNOWN_AFTER_MS, () => {
    deviceFavourites(context).set(NOTHING);
    keptFavouritesOf(context).clear();
  });
}
