import { remoteView } from '@touchline/plugin-api';

/** What the site knows of its own state, written by the responding server. */
export const view = remoteView({ url: '/technical-api/remote' });
