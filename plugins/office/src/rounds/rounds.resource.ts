import {
  GameRoundsAnswer,
  GameRoundTotalsAnswer,
  PlayedGamesAnswer,
} from '@touchline/contracts/casino';
import { defineResource } from '@touchline/plugin-api';
import { withQuery } from '../history/with-query.ts';

const PATH = '/casino-api/v1/rounds';

/** Rounds by the query of a filter, as `filterParts` writes it. */
interface FilteredRounds {
  readonly filter: string;
}

/** A page of the player's rounds of games, newest first. */
export const roundsResource = defineResource({
  name: 'office.rounds',
  path: ({ filter, cursor }: FilteredRounds & { readonly cursor?: string }) =>
    withQuery(PATH, [filter, cursor === undefined ? '' : `cursor=${encodeURIComponent(cursor)}`]),
  schema: GameRoundsAnswer,
  authentication: 'required',
});

/** What all rounds of a filter come to. */
export const roundTotalsResource = defineResource({
  name: 'office.round-totals',
  path: ({ filter }: FilteredRounds) => withQuery(`${PATH}/totals`, [filter]),
  schema: GameRoundTotalsAnswer,
  authentication: 'required',
});

/** The games that the player has opened. */
export const playedGamesResource = defineResource({
  name: 'office.played-games',
  path: () => `${PATH}/games`,
  schema: PlayedGamesAnswer,
  authentication: 'required',
});
