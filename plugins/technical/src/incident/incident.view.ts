import { remoteView } from '@touchline/plugin-api';

/** What the site knows of its own state, written by the server that answers. */
export const view = remoteView({ url: '/technical-api/remote' });
