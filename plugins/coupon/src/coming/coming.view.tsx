import { reactView, usePlugin } from '@touchline/plugin-api';
import { ComingPage } from '@touchline/ui/coming';
import { ticketIcon } from '@touchline/ui/icons';

export const view = reactView(function Coming({ input }) {
  return <ComingPage path={ticketIcon} title={String(input['title'])} section={usePlugin()} />;
});
