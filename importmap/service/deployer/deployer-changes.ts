import type { StateChange } from '@touchline/contracts/releases';
import { ImportMapError } from '../import-map-error.ts';
import type { ImportMapService } from '../import-map-service.ts';
import { packageDirectory } from './package-directory.ts';

/** One module that a client of import-map-deployer wants in the map. */
export interface ModuleChange {
  readonly specifier: string;
  readonly url: string;
  readonly integrity?: string | undefined;
  /** Sets `<specifier>/` to the module's folder, by the number of levels up; undefined omits it. */
  readonly packageDirLevel?: number | undefined;
}

/** `/assets/<id>/<version>/<file>`, one of our own published files. */
const PUBLISHED = /^\/assets\/([a-z][a-z0-9-]*)\/([A-Za-z0-9][A-Za-z0-9.+_-]*)\/(.+)$/;

/** The plugin that a name of the map belongs to: its specifier, or its id. */
export function pluginNamed(service: ImportMapService, name: string): string | undefined {
  return service.services().find(({ id }) => id === name || `@touchline/${id}` === name)?.id;
}

function published(
  service: ImportMapService,
  { specifier, url }: ModuleChange,
): { readonly plugin: string; readonly version: string } | undefined {
  const [, plugin = '', version = ''] = PUBLISHED.exec(url) ?? [];
  return plugin !== '' && pluginNamed(service, specifier) === plugin
    ? { plugin, version }
    : undefined;
}

/**
 * What a request means on our state: one of our plugins at one of its published addresses is that
 * version for everybody; anything else is a module set by its address.
 * @throws ImportMapError `plugin_mandatory`
 */
export function changesFor(
  service: ImportMapService,
  module: ModuleChange,
): readonly StateChange[] {
  const own = published(service, module);
  if (own !== undefined) {
    const { plugin, version } = own;
    return [
      { kind: 'rollout', plugin, versions: [{ version, weight: 100 }] },
      { kind: 'switch', plugin, enabled: true },
    ];
  }
  const { specifier, url, integrity, packageDirLevel } = module;
  const plugin = pluginNamed(service, specifier);
  if (plugin !== undefined && isProtected(service, plugin)) {
    throw new ImportMapError(
      'plugin_mandatory',
      `"${specifier}" protects players and cannot be replaced from elsewhere`,
    );
  }
  const folder = packageDirLevel === undefined ? undefined : packageDirectory(url, packageDirLevel);
  return [
    { kind: 'set-import', specifier, url, integrity },
    ...(folder === undefined
      ? []
      : [{ kind: 'set-import' as const, specifier: `${specifier}/`, url: folder }]),
  ];
}

function isProtected(service: ImportMapService, plugin: string): boolean {
  return service.services().some(({ id, mandatory }) => id === plugin && mandatory);
}

/** What removing a module means: a plugin of ours is turned off, a module set by address goes. */
export async function changesForRemoval(
  service: ImportMapService,
  {
    specifier,
    environment,
  }: { readonly specifier: string; readonly environment: string | undefined },
): Promise<readonly StateChange[]> {
  const { state } = await service.state(environment);
  if (state.imports[specifier] !== undefined) {
    return [{ kind: 'remove-import', specifier }];
  }
  const plugin = pluginNamed(service, specifier);
  return plugin === undefined ? [] : [{ kind: 'switch', plugin, enabled: false }];
}
