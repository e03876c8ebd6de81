import type { DocumentTemplate } from '@touchline/root-config/server';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import { SCREEN_LIFETIME_MS } from '../rendering/shared-screens.ts';

/** Different documents that are kept at the same time, of some 100 KB each. */
const MOST_DOCUMENTS = 200;

/** Documents that were written not long ago, for others who would get the same. */
export interface DocumentCache {
  /** A document whose prices are still fresh. */
  readonly find: (key: string) => DocumentTemplate | undefined;
  /**
   * @param make the template, which most pages never need: it is made for the first who would get the same
   * @param readAt when its prices were read, ms since epoch
   */
  readonly store: (key: string, make: () => DocumentTemplate, readAt: number) => void;
}

interface StoredDocument {
  readonly make: () => DocumentTemplate;
  readonly readAt: number;
  template?: DocumentTemplate;
}

/** Caches documents as long as their first screens are shared; see `createSharedScreens`. */
export function createDocumentCache(clock: Clock): DocumentCache {
  const documents = new LRUCache<string, StoredDocument>({ max: MOST_DOCUMENTS });
  return {
    find: (key) => {
      const stored = documents.get(key);
      const age = clock() - (stored?.readAt ?? 0);
      if (stored === undefined || age < 0 || age >= SCREEN_LIFETIME_MS) {
        return undefined;
      }
      return (stored.template ??= stored.make());
    },
    store: (key, make, readAt) => void documents.set(key, { make, readAt }),
  };
}
