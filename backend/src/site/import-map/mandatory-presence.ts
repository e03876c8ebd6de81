import type { Artefact } from '@touchline/contracts/releases';
import { mandatoryPlugins } from '@touchline/domain/plugins';
import type { ImportMapService } from '@touchline/importmap/service';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../../platform/clock.ts';
import type { Configuration } from '../configuration/configuration.ts';

const CACHED_MS = 1_000;

/**
 * Whether every mandatory plugin can really reach pages: it is in the live composition and its entry
 * file is there to be served. The result is cached for a second.
 */
export function createMandatoryPresence(options: {
  readonly importMap: Pick<ImportMapService, 'composition'>;
  readonly configuration: Pick<Configuration, 'read'>;
  /** Where builds and published versions lie, absolute. */
  readonly folders: readonly string[];
  readonly clock: Clock;
}): () => Promise<boolean> {
  const { importMap, configuration, folders, clock } = options;
  let cached: { readonly arePresent: Promise<boolean>; readonly until: number } | undefined;

  async function isServed({ id, version, entry }: Artefact): Promise<boolean> {
    const path = join('assets', id, version, entry);
    return await Promise.any(folders.map((folder) => access(join(folder, path)))).then(
      () => true,
      () => false,
    );
  }

  async function check(): Promise<boolean> {
    const { core } = await configuration.read();
    const live = new Map(
      importMap.composition().artefacts.map((artefact) => [artefact.manifest?.id, artefact]),
    );
    const required = mandatoryPlugins({
      configured: core.mandatoryPlugins,
      manifests: [...live.values()].flatMap(({ manifest }) => manifest ?? []),
    });
    const served = await Promise.all(
      [...required].map(async (id) => {
        const artefact = live.get(id);
        return artefact !== undefined && (await isServed(artefact));
      }),
    );
    return served.every(Boolean);
  }

  return () => {
    const now = clock();
    if (cached === undefined || cached.until <= now) {
      cached = { arePresent: check(), until: now + CACHED_MS };
    }
    return cached.arePresent;
  };
}
