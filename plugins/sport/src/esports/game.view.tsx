import { reactView, type ViewProps } from '@touchline/plugin-api';
import { GamePage } from '../game/game-page.tsx';
import { readAsked } from './asked.ts';
import { EsportsAddresses } from './esports-addresses.tsx';

/** A match of esports with all its markets. */
function EsportsGame({ input }: ViewProps) {
  const asked = readAsked('game', input);
  return asked === undefined ? undefined : (
    <EsportsAddresses prefix={asked.prefix} type={asked.type}>
      <GamePage eventId={asked.eventId} group={asked.group} />
    </EsportsAddresses>
  );
}

export const view = reactView(EsportsGame);
