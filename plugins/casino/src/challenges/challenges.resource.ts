import { PlayerChallengesAnswer } from '@touchline/contracts/challenges';
import { defineResource, type Http } from '@touchline/plugin-api';

const BASE = '/loyalty-api/v1/challenges';
/** Rounds are counted every five seconds. */
const REFRESH_MS = 10_000;

/** Today's challenges with how far the player is, and those that they joined in the last days. */
export const challengesResource = defineResource({
  name: 'casino.challenges',
  path: (_parameters: Record<string, never>) => BASE,
  schema: PlayerChallengesAnswer,
  interval: REFRESH_MS,
  authentication: 'required',
});

/** Joins a challenge; a repetition changes nothing. */
export function enterChallenge(http: Http, id: string): Promise<PlayerChallengesAnswer> {
  return http.request({
    method: 'POST',
    path: `${BASE}/${encodeURIComponent(id)}/entry`,
    body: {},
    schema: PlayerChallengesAnswer,
    authentication: 'required',
  });
}
