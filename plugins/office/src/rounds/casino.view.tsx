import { reactView, type ViewProps } from '@touchline/plugin-api';
import { RoundHistory } from './round-history.tsx';

/** The player's rounds of every game. */
function OfficeCasino({ query }: ViewProps) {
  return <RoundHistory query={query} />;
}

export const view = reactView(OfficeCasino);
