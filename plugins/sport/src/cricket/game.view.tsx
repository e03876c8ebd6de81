import { reactView, type ViewProps } from '@touchline/plugin-api';
import { idOf } from '../event/event-address.ts';
import { GamePage } from '../game/game-page.tsx';
import { CricketAddresses } from './cricket-page.tsx';

function CricketGame({ params, query }: ViewProps) {
  return (
    <CricketAddresses>
      <GamePage eventId={idOf(params['game']) ?? 0} group={query['group']} />
    </CricketAddresses>
  );
}

export const view = reactView(CricketGame);
