import { reactView, usePlugin, useStore, type ViewProps } from '@touchline/plugin-api';
import { Page } from '@touchline/ui/page';
import { useEffect, useMemo } from 'react';
import { idOf } from '../event/event-address.ts';
import { CricketLists } from './cricket-lists.tsx';
import { CricketAddresses } from './cricket-page.tsx';

/** One competition of cricket: what is live, and what comes. */
function CricketChamp({ params }: ViewProps) {
  const { i18n, live, navigation } = usePlugin();
  const id = idOf(params['champ']) ?? 0;
  const topicOf = useMemo(() => (section: string) => `champ:${section}:${id}`, [id]);
  const [liveId] = useStore(live.topic(topicOf('live'))).eventIds;
  const [lineId] = useStore(live.topic(topicOf('line'))).eventIds;
  const first = useStore(live.event(liveId ?? lineId ?? 0));
  const name = first?.champ.name ?? i18n.sport('cricket');
  useEffect(
    () => navigation.setTitle(i18n.t('title.champ', { champ: name })),
    [navigation, i18n, name],
  );
  return (
    <CricketAddresses>
      <Page
        title={name}
        width="full"
        parent={{
          title: i18n.sport('cricket'),
          href: navigation.href({ route: 'cricketAllChamps' }),
        }}
      >
        <CricketLists topicOf={topicOf} />
      </Page>
    </CricketAddresses>
  );
}

export const view = reactView(CricketChamp);
