import { reactView, Slot } from '@touchline/plugin-api';

/** The page of the accumulators of the day: what is offered with a bonus is the promotions' own. */
export const view = reactView(function DayExpress() {
  return <Slot name="sport.express-day" />;
});
