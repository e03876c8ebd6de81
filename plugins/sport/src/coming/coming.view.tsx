import { reactView, usePlugin } from '@touchline/plugin-api';
import { sportIconPath } from '@touchline/ui';
import { ComingPage } from '@touchline/ui/coming';

/** Any sport without its own glyph: a cup. */
const CUP = 0;

export const view = reactView(function Coming({ input }) {
  return (
    <ComingPage path={sportIconPath(CUP)} title={String(input['title'])} section={usePlugin()} />
  );
});
