import type { PluginContext, PluginDefinition } from '@touchline/plugin-api';
import type { PluginLoader } from '../plugins/plugin-loader.ts';

/** A loader over definitions in memory; a plugin that is not among them fails to load. */
export function createTestLoader(
  definitions: Record<string, Partial<PluginDefinition>>,
  createContext: (options: { readonly plugin: string }) => { readonly context: PluginContext },
): PluginLoader {
  const contexts = new Map<string, PluginContext>();
  const find = (plugin: string) => {
    const definition = definitions[plugin];
    if (definition === undefined) {
      throw new Error(`plugin "${plugin}" is down`);
    }
    const context = contexts.get(plugin) ?? createContext({ plugin }).context;
    contexts.set(plugin, context);
    const { routes = [], ...rest } = definition;
    const views = Object.fromEntries(routes.map(({ name, view }) => [`./${name}.view.tsx`, view]));
    return { definition: { id: plugin, api: '^1.0', ...rest, views }, context };
  };
  return {
    activate: async (plugin) => ({ ...find(plugin), manifest: {} as never }),
    part: async (plugin, pick) => {
      const { definition, context } = find(plugin);
      const load = pick(definition);
      if (load === undefined) {
        throw new Error(`plugin "${plugin}" lacks the part`);
      }
      return { module: await load(), context };
    },
  };
}
