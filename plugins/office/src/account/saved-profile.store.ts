import { createStore, perPlugin } from '@touchline/plugin-api';

/** Whether the personal data was saved a moment ago: the page that shows it says so, once. */
export const savedProfileOf = perPlugin(() => createStore(false));
