import { reactView, usePlugin } from '@touchline/plugin-api';
import { ComingPage } from '@touchline/ui/coming';
import { esportsIcon } from '@touchline/ui/icons';

export const view = reactView(function Coming({ input }) {
  return <ComingPage path={esportsIcon} title={String(input['title'])} section={usePlugin()} />;
});
