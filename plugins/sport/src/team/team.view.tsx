import { reactView, type ViewProps } from '@touchline/plugin-api';
import { idOf } from '../event/event-address.ts';
import { TeamPage } from './team-page.tsx';

function Team({ params }: ViewProps) {
  return <TeamPage teamId={idOf(params['teamSection'])} gameId={idOf(params['game'])} />;
}

export const view = reactView(Team);
