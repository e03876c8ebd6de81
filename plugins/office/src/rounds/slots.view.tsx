import { reactView, type ViewProps } from '@touchline/plugin-api';
import { RoundHistory } from './round-history.tsx';

/** The player's rounds of slots. */
function OfficeSlots({ query }: ViewProps) {
  return <RoundHistory query={query} category="slots" />;
}

export const view = reactView(OfficeSlots);
