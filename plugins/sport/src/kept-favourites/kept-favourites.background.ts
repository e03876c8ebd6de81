import { type ChangeFavourites, Favourites } from '@touchline/contracts/identity';
import { type Disposer, errorCode, type PluginContext } from '@touchline/plugin-api';
import { changesSince, everythingOf, isNothing, rebased } from './favourite-changes.ts';
import { deviceFavourites, keptFavouritesOf } from './kept-favourites.store.ts';

const PATH = '/web-api/officeapi/v1/favourites';
/** Several stars in a row are one request. */
const REST_MS = 1_000;
const RETRY_MS = 30_000;
const NOTHING: Favourites = { eventIds: [], champIds: [], marketCodes: [] };

function ask({ http }: PluginContext, change: ChangeFavourites): Promise<Favourites> {
  const options = { path: PATH, schema: Favourites, authentication: 'required' } as const;
  return isNothing(change)
    ? http.request(options)
    : http.request({ ...options, method: 'PATCH', body: change });
}

/**
 * Keeps what a signed-in player stars and pins with the account. What a visitor has joins it at sign-in; what another
 * player has left behind does not.
 */
export function start(context: PluginContext): Disposer {
  const { clock, log, session } = context;
  const { userId } = session.state.get();
  const device = deviceFavourites(context);
  const kept = keptFavouritesOf(context);
  let isOver = userId === undefined;
  let isSyncing = false;
  let isSetting = false;
  let cancel: Disposer = () => undefined;

  function set(favourites: Favourites): void {
    isSetting = true;
    device.set(favourites);
    isSetting = false;
  }
  const later = (ms: number) => {
    cancel();
    cancel = clock.after(ms, () => void sync());
  };
  /** What the account has not heard of yet. */
  function pending(): ChangeFavourites {
    const known = kept.get();
    return known?.userId === userId
      ? changesSince(known?.favourites ?? NOTHING, device.get())
      : everythingOf(device.get());
  }

  async function sync(): Promise<void> {
    if (isOver || isSyncing || userId === undefined) return;
    isSyncing = true;
    const sent = device.get();
    try {
      const answered = await ask(context, pending());
      if (isOver) return;
      const meanwhile = changesSince(sent, device.get());
      kept.set({ userId, favourites: answered });
      set(rebased(answered, meanwhile));
      if (!isNothing(meanwhile)) later(REST_MS);
    } catch (error) {
      // A change that the account will never take must not be sent for ever.
      if (errorCode(error) !== 'validation_failed') later(RETRY_MS);
      log.warn('the favourites could not be kept with the account', error);
    } finally {
      isSyncing = false;
    }
  }

  const other = kept.get();
  if (other !== undefined && other.userId !== userId) {
    // Of the player who was here before; they have them with their account.
    set(NOTHING);
    kept.clear();
  }
  void sync();
  const stop = device.subscribe(() => {
    if (!isSetting) later(REST_MS);
  });
  return () => {
    isOver = true;
    cancel();
    stop();
  };
}
