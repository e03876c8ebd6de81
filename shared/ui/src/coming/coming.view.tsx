import { reactView, usePlugin } from '@touchline/plugin-api';
import { clockIcon } from '../generated/icon-paths.ts';
import { ComingPage } from './coming-page.tsx';

/** The page of a route that is announced and not there yet, under the title of the route. */
export const view = reactView(function Coming({ input }) {
  return <ComingPage path={clockIcon} title={String(input['title'])} section={usePlugin()} />;
});
