import { reactView, type ViewProps } from '@touchline/plugin-api';
import { use, useMemo } from 'react';
import { idOf } from '../event/event-address.ts';
import { EventAddresses } from '../event/event-addresses.ts';
import { GamePage } from '../game/game-page.tsx';

/** A match of one of the player's teams; its way back is the list of them. */
function BetsOnYoursGame({ params, query }: ViewProps) {
  const standard = use(EventAddresses);
  const section = params['section'] ?? 'all';
  const addresses = useMemo(
    (): EventAddresses => ({
      ...standard,
      champ: () => ({ route: 'betsOnYours', params: { section } }),
    }),
    [standard, section],
  );
  return (
    <EventAddresses value={addresses}>
      <GamePage eventId={idOf(params['game']) ?? 0} group={query['group']} />
    </EventAddresses>
  );
}

export const view = reactView(BetsOnYoursGame);
