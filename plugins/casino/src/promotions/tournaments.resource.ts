import { PlayerTournamentsAnswer, TournamentAnswer } from '@touchline/contracts/tournaments';
import { defineResource, type Http } from '@touchline/plugin-api';

const BASE = '/loyalty-api/v1/tournaments';
/** A board is counted again every five seconds. */
const REFRESH_MS = 5_000;

/** The tournaments that the player may take part in, and those they do. */
export const tournamentsResource = defineResource({
  name: 'casino.tournaments',
  path: (_parameters: Record<string, never>) => BASE,
  schema: PlayerTournamentsAnswer,
  authentication: 'required',
});

/** One tournament with its board. */
export const tournamentResource = defineResource({
  name: 'casino.tournament',
  path: ({ id }: { readonly id: string }) => `${BASE}/${encodeURIComponent(id)}`,
  schema: TournamentAnswer,
  interval: REFRESH_MS,
  authentication: 'required',
});

/** Takes part in a tournament; a repetition changes nothing. */
export function enterTournament(http: Http, id: string): Promise<TournamentAnswer> {
  return http.request({
    method: 'POST',
    path: `${BASE}/${encodeURIComponent(id)}/entry`,
    body: {},
    schema: TournamentAnswer,
    authentication: 'required',
  });
}
