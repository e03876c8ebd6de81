import { reactView, type ViewProps } from '@touchline/plugin-api';
import { useMemo } from 'react';
import { EventsSlot } from '../page/events-slot.tsx';
import { idOf, typeOf, useEsportsRoutes } from '../page/place.ts';

/** A match with its scoreboard and all its markets, which the sport section shows. */
function EsportsGame({ params, query }: ViewProps) {
  const { prefix } = useEsportsRoutes();
  const type = typeOf(params);
  const eventId = idOf(params['game']);
  const group = query['group'];
  const input = useMemo(() => ({ prefix, type, eventId, group }), [prefix, type, eventId, group]);
  return <EventsSlot name="cyber.game" input={input} />;
}

export const view = reactView(EsportsGame);
