import { reactView, usePlugin } from '@touchline/plugin-api';
import { Page } from '@touchline/ui/page';
import { useMemo } from 'react';
import { EventsSlot } from '../page/events-slot.tsx';
import { useEsportsRoutes } from '../page/place.ts';

/** A search for teams and tournaments of esports alone. */
function EsportsSearch() {
  const { i18n } = usePlugin();
  const { prefix, href } = useEsportsRoutes();
  const input = useMemo(() => ({ prefix }), [prefix]);
  return (
    <Page
      title={i18n.t('title.search')}
      parent={{ title: i18n.t('title.esports'), href: href('Home') }}
      width="full"
    >
      <EventsSlot name="cyber.search" input={input} />
    </Page>
  );
}

export const view = reactView(EsportsSearch);
