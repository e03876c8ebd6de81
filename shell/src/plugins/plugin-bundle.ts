import type { Lazy, PluginDefinition, ViewModule } from '@touchline/plugin-api';

/**
 * What a plugin's entry exports: how its parts are loaded. The rest of its declaration is in its
 * manifest; views of routes, of which there are hundreds, are found by the module it names.
 */
export interface PluginBundle extends Omit<PluginDefinition, 'routes'> {
  readonly views?: Readonly<Record<string, Lazy<ViewModule>>>;
}
