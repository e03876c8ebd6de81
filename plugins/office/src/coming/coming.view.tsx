import { reactView, usePlugin } from '@touchline/plugin-api';
import { ComingPage } from '@touchline/ui/coming';
import { userIcon } from '@touchline/ui/icons';

export const view = reactView(function Coming({ input }) {
  return <ComingPage path={userIcon} title={String(input['title'])} section={usePlugin()} />;
});
