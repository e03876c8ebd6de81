import type { ImportMapService } from '../import-map-service.ts';

/** Versions whose publication is remembered. */
const MOST_KNOWN = 2_000;

/** Says whether a version was ever published, and asks the service once for each. */
export function createKnownPublications(
  service: Pick<ImportMapService, 'isPublished'>,
): (plugin: string, version: string) => Promise<boolean> {
  const published = new Map<string, boolean>();
  return async (plugin, version) => {
    const key = `${plugin} ${version}`;
    const known = published.get(key);
    if (known !== undefined) {
      return known;
    }
    if (published.size >= MOST_KNOWN) {
      published.clear();
    }
    const isThere = await service.isPublished(plugin, version);
    published.set(key, isThere);
    return isThere;
  };
}
