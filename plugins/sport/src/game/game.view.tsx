import { isRaceSport } from '@touchline/domain/markets';
import { reactView, type ViewProps } from '@touchline/plugin-api';
import { lazy, Suspense } from 'react';
import { ListWaiting } from '../event-list/list-waiting.tsx';
import { idOf } from '../event/event-address.ts';
import { GamePage } from './game-page.tsx';

/** A race has a card in the place of markets; its code comes with the first one. */
const RacePage = lazy(async () => ({
  default: (await import('../races/race-page.tsx')).RacePage,
}));

function Game({ params, query }: ViewProps) {
  const eventId = idOf(params['game']) ?? 0;
  return isRaceSport(params['sport'] ?? '') ? (
    <Suspense fallback={<ListWaiting count={8} />}>
      <RacePage key={eventId} eventId={eventId} />
    </Suspense>
  ) : (
    <GamePage eventId={eventId} group={query['group']} />
  );
}

export const view = reactView(Game);
