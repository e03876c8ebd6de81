import type { PluginManifest } from '@touchline/contracts/plugins';

/** What a build names again each time, and what documents leave away. */
const OF_THE_BUILD = new Set(['version', 'assets', 'files', 'firstData', 'titleFromData']);

function declaration(manifest: PluginManifest): string {
  return JSON.stringify(manifest, (key, value: unknown) => {
    if (OF_THE_BUILD.has(key)) {
      return undefined;
    }
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  });
}

/** Whether two builds of a plugin declare the same: routes, slots, events and how each is offered. */
export function isSameDeclaration(left: PluginManifest, right: PluginManifest): boolean {
  return declaration(left) === declaration(right);
}
