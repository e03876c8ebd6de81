import { reactView, type ViewProps } from '@touchline/plugin-api';
import { idOf } from '../event/event-address.ts';
import { TeamPage } from '../team/team-page.tsx';
import { CricketAddresses } from './cricket-page.tsx';

function CricketTeam({ params }: ViewProps) {
  return (
    <CricketAddresses>
      <TeamPage teamId={idOf(params['id'])} />
    </CricketAddresses>
  );
}

export const view = reactView(CricketTeam);
