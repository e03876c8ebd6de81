import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { ResourceState } from '@touchline/ui/resource-state';
import { useMemo } from 'react';
import { DisciplineTiles } from '../page/discipline-tiles.tsx';
import { disciplinesOf } from '../page/disciplines.ts';
import { EsportsPage } from '../page/esports-page.tsx';
import { EventsSlot } from '../page/events-slot.tsx';
import { useEsportsRoutes } from '../page/place.ts';
import { sportsResource } from '../esports.resource.ts';

/** Esports at a glance: the types, the disciplines, what is being played and what begins next. */
function EsportsHome() {
  const { i18n } = usePlugin();
  const { prefix } = useEsportsRoutes();
  const answer = useResource(sportsResource, {});
  const input = useMemo(() => ({ prefix, lists: [], top: 'top:esports' }), [prefix]);
  return (
    <EsportsPage current="home">
      {answer.data === undefined ? (
        <ResourceState answers={[answer]} i18n={i18n} />
      ) : (
        <DisciplineTiles disciplines={disciplinesOf(answer.data.sports, undefined)} />
      )}
      <EventsSlot name="cyber.events" input={input} />
    </EsportsPage>
  );
}

export const view = reactView(EsportsHome);
