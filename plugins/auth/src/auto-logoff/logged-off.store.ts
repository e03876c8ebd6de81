import { perPlugin } from '@touchline/plugin-api';

/** Whether a player was signed out here for inactivity and has not been notified yet. */
export const loggedOff = perPlugin(({ storage }) =>
  storage.open<boolean>({
    name: 'logged-off',
    version: 1,
    initial: false,
    schema: { parse: (stored) => stored === true },
    isEmpty: (isLoggedOff) => !isLoggedOff,
  }),
);
