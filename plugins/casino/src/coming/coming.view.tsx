import { reactView, usePlugin } from '@touchline/plugin-api';
import { ComingPage } from '@touchline/ui/coming';
import { casinoIcon } from '@touchline/ui/icons';

export const view = reactView(function Coming({ input }) {
  return <ComingPage path={casinoIcon} title={String(input['title'])} section={usePlugin()} />;
});
