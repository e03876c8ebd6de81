import { access } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ImportMapService,
  createImportMapService,
  createReleaseSource,
} from '@touchline/importmap/service';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Clock } from '../platform/clock.ts';

const PRESENCE_MS = 1_000;

/** The import-map service over our database and the build's folder. */
export function createImportMap(options: {
  readonly pool: Pool;
  /** The build's folder, absolute. */
  readonly artefacts: string;
  readonly log: FastifyBaseLogger;
  readonly onRelease: (release: string) => void;
}): ImportMapService {
  const { pool, artefacts, log, onRelease } = options;
  return createImportMapService({
    query: (text, parameters) => pool.query(text, [...parameters]),
    releases: createReleaseSource(artefacts),
    onChange: ({ release }) => onRelease(release),
    onTrouble: (error) => log.warn({ err: error }, 'the import map could not be refreshed'),
  });
}

/**
 * Whether a plugin can really reach pages: it is in the live composition and its entry file is
 * there to be served. What is found holds for a second.
 */
export function createPluginPresence(options: {
  readonly importMap: ImportMapService;
  readonly artefacts: string;
  readonly id: string;
  readonly clock: Clock;
}): () => Promise<boolean> {
  const { importMap, artefacts, id, clock } = options;
  let held: { readonly isPresent: Promise<boolean>; readonly until: number } | undefined;

  async function look(): Promise<boolean> {
    const live = importMap.composition().artefacts.find(({ manifest }) => manifest?.id === id);
    return (
      live !== undefined &&
      access(join(artefacts, 'assets', live.id, live.version, live.entry)).then(
        () => true,
        () => false,
      )
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
