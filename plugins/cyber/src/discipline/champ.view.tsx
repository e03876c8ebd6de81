import { reactView, usePlugin, useResource, type ViewProps } from '@touchline/plugin-api';
import { Page } from '@touchline/ui/page';
import { useEffect, useMemo } from 'react';
import { champResource } from '../esports.resource.ts';
import { EventsSlot } from '../page/events-slot.tsx';
import { idOf, typeOf, useEsportsRoutes } from '../page/place.ts';

/** One tournament: what is live, and what is to come. */
function EsportsChamp({ params }: ViewProps) {
  const { i18n, navigation } = usePlugin();
  const { prefix, href } = useEsportsRoutes();
  const type = typeOf(params);
  const discipline = params['discipline'] ?? '';
  const id = idOf(params['champ']);
  const champ = useResource(champResource, { id }).data?.champs[0];
  const input = useMemo(
    () => ({
      prefix,
      type,
      streamsOnly: type === 'stream',
      isCompact: true,
      lists: (['live', 'line'] as const).map((section) => ({
        title: i18n.t(`section.${section}`),
        topic: `champ:${section}:${id}`,
      })),
    }),
    [prefix, type, id, i18n],
  );
  const title = champ?.name;
  useEffect(() => {
    if (title !== undefined) {
      navigation.setTitle(i18n.t('title.champ', { champ: title }));
    }
  }, [navigation, i18n, title]);
  const parent = { title: i18n.t('title.champs'), href: href('Champs', { type, discipline }) };
  return (
    <Page title={title ?? i18n.t('title.champs')} parent={parent} width="full">
      <EventsSlot name="cyber.events" input={input} />
    </Page>
  );
}

export const view = reactView(EsportsChamp);
