import { access } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ImportMapService,
  type PublishedStore,
  type Publisher,
  type Query,
  createImportMapService,
  createPublishedStore,
  createPublisher,
  createReleaseSource,
  withPublished,
} from '@touchline/importmap/service';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Clock } from '../platform/clock.ts';

const PRESENCE_MS = 1_000;

/** The import-map service with what it lives on. */
export interface ImportMap {
  readonly service: ImportMapService;
  readonly publisher: Publisher;
  readonly store: PublishedStore;
}

/** The import-map service over our database, the build's folder and what teams publish. */
export function createImportMap(options: {
  readonly pool: Pool;
  /** The build's folder, absolute. */
  readonly artefacts: string;
  /** Where published versions are laid out to be served, absolute. */
  readonly published: string;
  readonly log: FastifyBaseLogger;
  readonly onRelease: (release: string) => void;
}): ImportMap {
  const { pool, artefacts, published: folder, log, onRelease } = options;
  const query: Query = (text, parameters) => pool.query(text, [...parameters]);
  const store = createPublishedStore({ query, folder });
  const releases = withPublished(createReleaseSource(artefacts), store);
  const service = createImportMapService({
    query,
    releases,
    onChange: ({ release }) => onRelease(release),
    onTrouble: (error) => log.warn({ err: error }, 'the import map could not be refreshed'),
  });
  return { service, store, publisher: createPublisher({ service, store, releases }) };
}

/**
 * Whether a plugin can really reach pages: it is in the live composition and its entry file is
 * there to be served. What is found holds for a second.
 */
export function createPluginPresence(options: {
  readonly importMap: ImportMapService;
  /** Where builds and published versions lie, absolute. */
  readonly folders: readonly string[];
  readonly id: string;
  readonly clock: Clock;
}): () => Promise<boolean> {
  const { importMap, folders, id, clock } = options;
  let held: { readonly isPresent: Promise<boolean>; readonly until: number } | undefined;

  async function look(): Promise<boolean> {
    const live = importMap.composition().artefacts.find(({ manifest }) => manifest?.id === id);
    if (live === undefined) {
      return false;
    }
    const path = join('assets', live.id, live.version, live.entry);
    return await Promise.any(folders.map((folder) => access(join(folder, path)))).then(
      () => true,
      () => false,
    );
  }

  return () => {
    const now = clock();
    if (held === undefined || held.until <= now) {
      held = { isPresent: look(), until: now + PRESENCE_MS };
    }
    return held.isPresent;
  };
}
