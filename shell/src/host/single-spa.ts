import { deferred, type Deferred } from '../deferred.ts';
import { withResolvers } from '../navigation/with-resolvers.ts';
import type { MountParcel } from './view-parcel.ts';

/** How long single-spa may take, ms; then it is requested again by whoever needs it next. */
export const SINGLE_SPA_WITHIN = 10_000;

/** What mounts parcels, which comes when something first needs it. */
export interface SingleSpa {
  /** Loads single-spa, unless it is there; rejects when it fails or takes too long. */
  readonly parcels: Deferred<MountParcel>;
  /** single-spa has mounted the shell, and this is what it mounts parcels with. */
  readonly arrived: (mountParcel: MountParcel) => void;
}

/** Defers single-spa until a view needs it: nothing on a rendered first screen does. */
export function deferSingleSpa({
  load,
  abandon,
}: {
  /** Requests single-spa and has it mount the shell. */
  readonly load: () => Promise<unknown>;
  /** Gives up the request under way, so that the next call is a request of its own. */
  readonly abandon: () => void;
}): SingleSpa {
  const mounted = withResolvers<MountParcel>();
  const parcels = deferred(async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('single-spa did not come')), SINGLE_SPA_WITHIN);
    });
    try {
      return await Promise.race([load().then(() => mounted.promise), late]);
    } catch (error) {
      abandon();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  });
  return { parcels, arrived: mounted.resolve };
}
