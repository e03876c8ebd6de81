import { perPlugin } from '@touchline/plugin-api';

/** Whether the player has answered the offer of the light version: it is made once on a device. */
export const refusedLightVersion = perPlugin(({ storage }) =>
  storage.open<boolean>({
    name: 'light-version-refused',
    version: 1,
    schema: { parse: (stored) => stored === true },
    initial: false,
    isEmpty: (refused) => !refused,
  }),
);
