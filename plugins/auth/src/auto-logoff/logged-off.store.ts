import { perPlugin } from '@touchline/plugin-api';

/** Whether somebody was signed out here for doing nothing and has not been told yet. */
export const loggedOff = perPlugin(({ storage }) =>
  storage.open<boolean>({
    name: 'logged-off',
    version: 1,
    initial: false,
    schema: { parse: (stored) => stored === true },
    isEmpty: (isLoggedOff) => !isLoggedOff,
  }),
);
