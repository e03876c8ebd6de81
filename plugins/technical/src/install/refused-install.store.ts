import { perPlugin } from '@touchline/plugin-api';

/** Whether the player has said that the site need not be installed. */
export const refusedInstall = perPlugin(({ storage }) =>
  storage.open<boolean>({
    name: 'install-refused',
    version: 1,
    schema: { parse: (stored) => stored === true },
    initial: false,
    isEmpty: (refused) => !refused,
  }),
);
