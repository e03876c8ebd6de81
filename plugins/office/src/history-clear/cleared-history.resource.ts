import { ClearedHistory } from '@touchline/contracts/betting';
import { defineResource, type Http } from '@touchline/plugin-api';

const PATH = '/betting-api/v1/cleared-history';

/** What of the bets is hidden from the player. */
export const clearedHistoryResource = defineResource({
  name: 'office.cleared-history',
  path: (_parameters: Record<string, never>) => PATH,
  schema: ClearedHistory,
  authentication: 'required',
});

/** Hides settled bets that were placed before a moment, in milliseconds since epoch. */
export function clearHistory(http: Http, before: number): Promise<ClearedHistory> {
  return http.request({
    method: 'PUT',
    path: PATH,
    body: { before },
    schema: ClearedHistory,
    authentication: 'required',
  });
}

/** Shows all bets again. */
export function showHistory(http: Http): Promise<ClearedHistory> {
  return http.request({
    method: 'DELETE',
    path: PATH,
    schema: ClearedHistory,
    authentication: 'required',
  });
}
