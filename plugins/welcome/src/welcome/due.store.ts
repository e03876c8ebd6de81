import { perPlugin, type PluginContext } from '@touchline/plugin-api';

/** Whether a new player has not been welcomed yet; the sign-in that follows may load another page. */
export const welcomeDue = perPlugin(({ storage }: PluginContext) =>
  storage.open<boolean>({
    name: 'due',
    version: 1,
    initial: false,
    schema: { parse: (stored) => stored === true },
    isEmpty: (isDue) => !isDue,
  }),
);
