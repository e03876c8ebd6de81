import type { Clock } from '../../platform/clock.ts';

/** Live prices may be this old in a document, ms. */
export const SCREEN_LIFETIME_MS = 1_000;
/** Different pages that are kept at the same time. */
const MOST_SCREENS = 200;

/** Something made once for all who want it within its lifetime. */
export type Share<Value> = (key: string, make: () => Promise<Value>) => Promise<Value>;

/**
 * Shares first screens between visitors who would get the same: a burst on one page costs one
 * rendering a second. Those that fail are made again.
 */
export function createSharedScreens<Value>(clock: Clock): Share<Value> {
  const screens = new Map<string, { readonly madeAt: number; readonly value: Promise<Value> }>();
  return (key, make) => {
    const known = screens.get(key);
    const now = clock();
    if (known !== undefined && now - known.madeAt < SCREEN_LIFETIME_MS && now >= known.madeAt) {
      return known.value;
    }
    const entry = { madeAt: now, value: make() };
    entry.value.catch(() => screens.get(key) === entry && screens.delete(key));
    screens.delete(key);
    screens.set(key, entry);
    // The first was made first.
    const [oldest] = screens.keys();
    if (oldest !== undefined && screens.size > MOST_SCREENS) {
      screens.delete(oldest);
    }
    return entry.value;
  };
}
