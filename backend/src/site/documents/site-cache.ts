import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Composition } from '@touchline/contracts/releases';
import { prepareSite, type Site } from '@touchline/root-config/server';

/** Compositions prepared at the same time: releases and the mixes of a rollout. */
const PREPARED_SITES = 64;

function readIn(folder: string, href: string): Buffer | undefined {
  try {
    return readFileSync(join(folder, href));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}

/** A composition, prepared for writing documents. */
export type SiteOf = (composition: Composition) => Site;

export interface SiteCache {
  readonly siteOf: SiteOf;
  /** A release that a document was written of not long ago. */
  readonly knownSite: (release: string) => Site | undefined;
}

/**
 * Prepared sites by release; the one used longest ago gives way.
 * @param folders where builds and published versions lie, absolute
 */
export function createSiteCache(folders: readonly string[]): SiteCache {
  /** A published file; nothing when it is not there, which the loader reports. */
  const readAsset = (href: string) =>
    folders.reduce<Buffer | undefined>((found, folder) => found ?? readIn(folder, href), undefined);
  const sites = new Map<string, Site>();
  const siteOf: SiteOf = (composition) => {
    const { release } = composition;
    const site = sites.get(release) ?? prepareSite(composition, readAsset);
    sites.delete(release);
    sites.set(release, site);
    const oldest = sites.size > PREPARED_SITES ? sites.keys().next().value : undefined;
    if (oldest !== undefined) {
      sites.delete(oldest);
    }
    return site;
  };
  return { siteOf, knownSite: (release) => sites.get(release) };
}
