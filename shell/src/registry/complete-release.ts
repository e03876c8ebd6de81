import { unpackManifest } from '@touchline/contracts/plugins';
import type { ReleaseAnswer } from '@touchline/contracts/releases';
import type { ReleaseTable } from '@touchline/contracts/site';
import type { ModuleSource } from '../plugins/module-source.ts';
import type { Registry } from './registry.ts';

const LIVE_RELEASE = '/import-map-service/release.json';

async function bodyOf(response: Response): Promise<unknown> {
  if (!response.ok) {
    throw new Error(`${response.url} answered ${response.status}`);
  }
  return response.json();
}

/** All plugins of the page's release; where no server knows it any more, of the one that is live. */
async function readRelease(
  response: Response,
): Promise<Pick<ReleaseAnswer, 'importMap' | 'manifests'>> {
  if (response.status === 404) {
    // The version check compares it with the page's, and reloads where it must.
    return (await bodyOf(await fetch(LIVE_RELEASE))) as ReleaseAnswer;
  }
  const { importMap, manifests } = (await bodyOf(response)) as ReleaseTable;
  return { importMap, manifests: manifests.map(unpackManifest) };
}

/**
 * Brings the rest of a release to a page whose document carried its first screen alone.
 * @param response of the release's table
 * @throws Error where neither it nor the live release can be read: the next call tries again
 */
export async function completeRelease({
  response,
  registry,
  modules,
}: {
  readonly response: Promise<Response>;
  readonly registry: Pick<Registry, 'change'>;
  readonly modules: Pick<ModuleSource, 'remap'>;
}): Promise<void> {
  const { importMap, manifests } = await readRelease(await response);
  modules.remap(importMap);
  registry.change({ kind: 'complete', manifests });
}
