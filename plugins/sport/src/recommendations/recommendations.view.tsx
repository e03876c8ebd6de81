import { reactView, Slot } from '@touchline/plugin-api';

/** The page of recommendations: what goes with a slip is the slip's own to say. */
export const view = reactView(function Recommendations() {
  return <Slot name="sport.recommendations" />;
});
