import { reactView, usePlugin, type ViewProps } from '@touchline/plugin-api';
import { useMemo } from 'react';
import { EventsSlot } from '../page/events-slot.tsx';
import { typeOf, useEsportsRoutes } from '../page/place.ts';
import { DisciplinePage } from './discipline-page.tsx';

/** The matches of a discipline: what is live, then what is to come. */
function EsportsDiscipline({ params }: ViewProps) {
  const { i18n } = usePlugin();
  const { prefix } = useEsportsRoutes();
  const type = typeOf(params);
  const discipline = params['discipline'] ?? '';
  const input = useMemo(
    () => ({
      prefix,
      type,
      streamsOnly: type === 'stream',
      lists: (['live', 'line'] as const).map((section) => ({
        title: i18n.t(`section.${section}`),
        topic: `list:${section}:${discipline}`,
      })),
    }),
    [prefix, type, discipline, i18n],
  );
  return (
    <DisciplinePage type={type} discipline={discipline} current="Discipline">
      <EventsSlot name="cyber.events" input={input} />
    </DisciplinePage>
  );
}

export const view = reactView(EsportsDiscipline);
