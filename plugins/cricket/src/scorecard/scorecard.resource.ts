import { CricketScorecard } from '@touchline/contracts/cricket';
import { defineResource } from '@touchline/plugin-api';

/** A ball is bowled every half a minute. */
const REFRESH_MS = 15_000;

/** A match ball by ball; `not_found` where the feed does not tell it. */
export const scorecardResource = defineResource({
  name: 'cricket.scorecard',
  path: ({ eventId }: { readonly eventId: number }) => `/line-api/v1/cricket/scorecards/${eventId}`,
  schema: CricketScorecard,
  authentication: 'none',
  interval: REFRESH_MS,
});
