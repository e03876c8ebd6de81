import { reactView, usePlugin, type ViewProps } from '@touchline/plugin-api';
import { EventList, SectionHeader } from '@touchline/ui';
import { idOf } from '../event/event-address.ts';
import { EventRow } from '../event-row/event-row.tsx';
import { GamePage } from '../game/game-page.tsx';
import { hubOfTitle, hubTitle } from './hub-names.ts';
import { HubAddresses } from './hub-page.tsx';
import { useHub } from './use-hub.ts';

/** Matches offered beside the one that is shown. */
const OTHERS = 5;

/** An event of a tournament, and below its markets the tournament's other matches. */
function HubGame({ params, query, input }: ViewProps) {
  const { i18n } = usePlugin();
  const name = hubOfTitle(input['title']);
  const eventId = idOf(params['game'] ?? params['id']) ?? 0;
  const { live, coming } = useHub(name);
  const others = [...live, ...coming].filter(({ id }) => id !== eventId).slice(0, OTHERS);
  return (
    <HubAddresses name={name}>
      <GamePage eventId={eventId} group={query['group']} />
      {others.length === 0 ? undefined : (
        <section aria-label={i18n.t('hub.more', { hub: i18n.t(hubTitle(name)) })}>
          <SectionHeader title={i18n.t('hub.more', { hub: i18n.t(hubTitle(name)) })} />
          <EventList>
            {others.map(({ id }) => (
              <EventRow key={id} eventId={id} within="champ" />
            ))}
          </EventList>
        </section>
      )}
    </HubAddresses>
  );
}

export const view = reactView(HubGame);
