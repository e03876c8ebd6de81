import { reactView, usePlugin, type ViewProps } from '@touchline/plugin-api';
import { Button, EmptyState } from '@touchline/ui';
import { calendarIcon } from '@touchline/ui/icons';
import { ListWaiting } from '../event-list/list-waiting.tsx';
import { useEvents } from '../event-list/use-events.ts';
import { OutrightMarkets } from '../outrights/outright-markets.tsx';
import { FinalMatch } from './final-match.tsx';
import { hubOfTitle } from './hub-names.ts';
import { HubPage } from './hub-page.tsx';
import { useHub } from './use-hub.ts';

/** How a tournament ends: its final, before and after it is played, and who wins it. */
function HubFinal({ input }: ViewProps) {
  const { i18n, navigation } = usePlugin();
  const name = hubOfTitle(input['title']);
  const { hub, events } = useHub(name);
  const { ready, events: outrights } = useEvents(`outrights:${name}`);
  const day = hub?.finalOn;
  const competition = hub?.competitions[0];
  return (
    <HubPage name={name} hub={hub} current="Final" events={events}>
      {day === undefined || competition === undefined ? undefined : (
        <FinalMatch day={day} competition={competition} events={events} />
      )}
      {ready ? undefined : <ListWaiting count={6} />}
      {outrights.map((event) => (
        <OutrightMarkets key={event.id} event={event} />
      ))}
      {ready && outrights.length === 0 && day === undefined ? (
        <EmptyState
          path={calendarIcon}
          title={i18n.t('outrights.none')}
          text={i18n.t('outrights.noneHint')}
          action={
            <Button variant="primary" href={navigation.href({ route: `${name}Home` })}>
              {i18n.t('hub.toMatches')}
            </Button>
          }
        />
      ) : undefined}
    </HubPage>
  );
}

export const view = reactView(HubFinal);
