import type { PluginManifest } from '@touchline/contracts/plugins';

interface Part {
  readonly module: string;
  readonly [field: string]: unknown;
}

/** A contribution in code: the fields it is found by, and its thunk. */
function part(contribution: Part, keys: readonly string[], thunk: string): string {
  const fields = keys.map((key) => `${key}: ${JSON.stringify(contribution[key])}`);
  return `{ ${[...fields, `${thunk}: ${load(contribution.module)}`].join(', ')} }`;
}

function load(module: string): string {
  return `() => import(${JSON.stringify(module)})`;
}

function list(
  name: string,
  contributions: readonly Part[],
  by: { readonly keys: readonly string[]; readonly thunk: string },
): string {
  const parts = contributions.map((contribution) => part(contribution, by.keys, by.thunk));
  return parts.length === 0 ? '' : `${name}: [${parts.join(', ')}],`;
}

/** Views of routes by their module: hundreds of routes, one thunk each module. */
function views({ routes }: PluginManifest): string {
  const modules = [...new Set(routes.map(({ module }) => module))];
  const entries = modules.map((module) => `${JSON.stringify(module)}: ${load(module)}`);
  return entries.length === 0 ? '' : `views: { ${entries.join(', ')} },`;
}

/**
 * The code of a plugin's entry, in place of its `src/plugin.ts`: only what its manifest cannot contain,
 * which is how each part is loaded. Everything else of the declaration reaches the shell as data
 * and would be sent twice.
 */
export function pluginEntry(manifest: PluginManifest): string {
  const { id, api, translations, settings } = manifest;
  const languages = Object.entries(translations?.languages ?? {}).map(
    ([language, { module }]) => `${JSON.stringify(language)}: ${load(module)}`,
  );
  return [
    `export const plugin = { id: ${JSON.stringify(id)}, api: ${JSON.stringify(api)},`,
    views(manifest),
    list('slots', manifest.slots, { keys: ['slot', 'name'], thunk: 'view' }),
    list('modals', manifest.modals, { keys: ['name'], thunk: 'view' }),
    list('guards', manifest.guards, { keys: ['name'], thunk: 'check' }),
    list('handlers', manifest.handlers, { keys: ['event'], thunk: 'handle' }),
    list('background', manifest.background, { keys: ['name'], thunk: 'start' }),
    translations === undefined
      ? ''
      : `translations: { namespace: ${JSON.stringify(translations.namespace)}, languages: { ${languages.join(', ')} } },`,
    settings === undefined ? '' : `settings: ${load(settings.module)},`,
    '};',
  ]
    .filter((line) => line !== '')
    .join('\n');
}
