import type { PluginManifest } from '@touchline/contracts/plugins';

/** A change of the set of plugins while the page is open. */
export type RegistryChange =
  | { readonly kind: 'add'; readonly manifests: readonly PluginManifest[] }
  /** All plugins of the release, of which the document carried those of its first screen. */
  | { readonly kind: 'complete'; readonly manifests: readonly PluginManifest[] }
  | { readonly kind: 'remove'; readonly plugin: string }
  /** Another version of a plugin in the place of the one it has. */
  | { readonly kind: 'replace'; readonly manifest: PluginManifest };

/** The manifests after a change; the same array when nothing changed. */
export function reduceManifests(
  manifests: readonly PluginManifest[],
  change: RegistryChange,
): readonly PluginManifest[] {
  switch (change.kind) {
    case 'add':
      return change.manifests.length === 0 ? manifests : [...manifests, ...change.manifests];
    case 'complete':
      return change.manifests;
    case 'remove': {
      const rest = manifests.filter((manifest) => manifest.id !== change.plugin);
      return rest.length === manifests.length ? manifests : rest;
    }
    case 'replace':
      return manifests.some((manifest) => manifest.id === change.manifest.id)
        ? manifests.map((manifest) =>
            manifest.id === change.manifest.id ? change.manifest : manifest,
          )
        : [...manifests, change.manifest];
  }
}
