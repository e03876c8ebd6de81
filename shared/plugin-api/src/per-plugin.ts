import type { PluginContext } from './context/plugin-context.ts';

/**
 * One value for each activation of a plugin, made on its first use and shared by all its
 * views, handlers and background parts. It goes with the context.
 */
export function perPlugin<Value>(
  create: (context: PluginContext) => Value,
): (context: PluginContext) => Value {
  const values = new WeakMap<PluginContext, { readonly value: Value }>();
  return (context) => {
    const known = values.get(context);
    if (known !== undefined) {
      return known.value;
    }
    const made = { value: create(context) };
    values.set(context, made);
    return made.value;
  };
}
