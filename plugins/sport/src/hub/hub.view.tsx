import { reactView, usePlugin, type ViewProps } from '@touchline/plugin-api';
import { Button, EmptyState } from '@touchline/ui';
import { calendarIcon } from '@touchline/ui/icons';
import { ListWaiting } from '../event-list/list-waiting.tsx';
import { HubOutrights } from '../outrights/hub-outrights.tsx';
import { HubMatches } from './hub-matches.tsx';
import { hubOfTitle } from './hub-names.ts';
import { HubPage } from './hub-page.tsx';
import { LiveRail } from './live-rail.tsx';
import { useHub } from './use-hub.ts';

/** What there is of a tournament: its live matches, and those to come by day. */
function HubHome({ input }: ViewProps) {
  const { i18n, navigation } = usePlugin();
  const name = hubOfTitle(input['title']);
  const { hub, ready, events, live, coming } = useHub(name);
  const sport = hub?.competitions[0]?.sport;
  return (
    <HubPage name={name} hub={hub} current="Home" events={events}>
      {ready ? undefined : <ListWaiting count={8} />}
      {events?.length === 0 ? (
        <EmptyState
          path={calendarIcon}
          title={i18n.t('hub.none')}
          text={i18n.t('hub.noneHint')}
          action={
            <Button
              variant="primary"
              href={navigation.href({
                route: 'champs',
                params: sport === undefined ? {} : { sportName: sport },
              })}
            >
              {i18n.t('hub.toCompetitions')}
            </Button>
          }
        />
      ) : undefined}
      {ready
        ? hub?.sections.map((section) =>
            section === 'live' ? (
              <LiveRail key={section} events={live} title={i18n.t('home.live')} />
            ) : section === 'outrights' ? (
              <HubOutrights key={section} name={name} />
            ) : (
              <HubMatches key={section} name={name} events={coming} />
            ),
          )
        : undefined}
    </HubPage>
  );
}

export const view = reactView(HubHome);
