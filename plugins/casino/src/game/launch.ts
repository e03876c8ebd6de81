import { GameSessionAnswer, LaunchedGame, type LaunchGame } from '@touchline/contracts/casino';
import { defineResource, type Http } from '@touchline/plugin-api';

/** Opens a game: with the player's money, or for play money. */
export function launchGame(
  http: Http,
  launch: LaunchGame,
  { isDemo, signal }: { readonly isDemo: boolean; readonly signal: AbortSignal },
): Promise<LaunchedGame> {
  return http.request({
    method: 'POST',
    path: `/casino-api/v1/${isDemo ? 'demos' : 'launches'}`,
    body: launch,
    schema: LaunchedGame,
    authentication: isDemo ? 'none' : 'required',
    signal,
  });
}

/** What has come of a session so far. */
export const gameSessionResource = defineResource({
  name: 'casino.session',
  path: ({ id }: { readonly id: string }) => `/casino-api/v1/sessions/${id}`,
  schema: GameSessionAnswer,
  authentication: 'required',
});
