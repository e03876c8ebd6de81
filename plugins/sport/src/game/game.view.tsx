import { reactView, type ViewProps } from '@touchline/plugin-api';
import { idOf } from '../event/event-address.ts';
import { GamePage } from './game-page.tsx';

function Game({ params, query }: ViewProps) {
  return <GamePage eventId={idOf(params['game']) ?? 0} group={query['group']} />;
}

export const view = reactView(Game);
