import { Slot } from '@touchline/plugin-api';
import { useMemo } from 'react';

/** Where a match of cricket is told ball by ball, by the section that knows how. */
export function ScorecardPlace({ eventId }: { readonly eventId: number }) {
  const input = useMemo(() => ({ eventId }), [eventId]);
  return <Slot name="sport.scorecard" input={input} />;
}
