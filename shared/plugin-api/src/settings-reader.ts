import type * as z from 'zod/mini';
import type { PluginContext } from './context/plugin-context.ts';

/**
 * Makes the reader of a plugin's operator settings, typed by the schema that the plugin declares with
 * `settings`; the shell has validated them by it before any code of the plugin runs.
 */
export function settingsReader<Schema extends z.ZodMiniType>(
  _schema: Schema,
): (context: Pick<PluginContext, 'settings'>) => z.output<Schema> {
  return ({ settings }) => settings as z.output<Schema>;
}
