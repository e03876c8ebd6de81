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
  /** @param readAt when its prices were read, ms since epoch */
  readonly store: (key: string, template: DocumentTemplate, readAt: number) => void;
}

/** Caches documents as long as their first screens are shared; see `createSharedScreens`. */
export function createDocumentCache(clock: Clock): DocumentCache {
  const documents = new LRUCache<string, { template: DocumentTemplate; readAt: number }>({
    max: MOST_DOCUMENTS,
  });
  return {
    find: (key) => {
      const { template, readAt = 0 } = documents.get(key) ?? {};
      const age = clock() - readAt;
      return age >= 0 && age < SCREEN_LIFETIME_MS ? template : undefined;
    },
    store: (key, template, readAt) => void documents.set(key, { template, readAt }),
  };
}
