import { reactView, Slot } from '@touchline/plugin-api';

/** The page of a cricketer: what they have done is told where matches are told ball by ball. */
export const view = reactView(function CricketPlayer() {
  return <Slot name="sport.cricket-player" />;
});
