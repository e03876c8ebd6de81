import type { PluginManifest } from '@touchline/contracts/plugins';

export interface ReleaseDifference {
  /** On now and not before. */
  readonly added: readonly PluginManifest[];
  /** Of another version than before. */
  readonly changed: readonly PluginManifest[];
  /** Ids of what is off now. */
  readonly gone: readonly string[];
}

/**
 * What a release does to the plugins of a page.
 * @param leftOff versions quarantined on this page, by plugin
 */
export function differenceOf(
  present: ReadonlyMap<string, PluginManifest>,
  manifests: readonly PluginManifest[],
  leftOff: ReadonlyMap<string, string> = new Map(),
): ReleaseDifference {
  const wanted = manifests.filter(({ id, version }) => leftOff.get(id) !== version);
  const live = new Set(manifests.map(({ id }) => id));
  return {
    added: wanted.filter(({ id }) => !present.has(id)),
    changed: wanted.filter(({ id, version }) => {
      const now = present.get(id)?.version;
      return now !== undefined && now !== version;
    }),
    gone: [...present.keys()].filter((id) => !live.has(id)),
  };
}
