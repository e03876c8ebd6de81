import { reactView, usePlugin } from '@touchline/plugin-api';
import { ComingPage } from '@touchline/ui/coming';
import { infoIcon } from '@touchline/ui/icons';

export const view = reactView(function Coming({ input }) {
  return <ComingPage path={infoIcon} title={String(input['title'])} section={usePlugin()} />;
});
