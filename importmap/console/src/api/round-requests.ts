import { type GameRoundFilter, PlayedGamesAnswer, ReplayAnswer } from '@touchline/contracts/casino';
import {
  FoundRoundsAnswer,
  OperatorRoundDetail,
  PlayerRoundsAnswer,
} from '@touchline/contracts/casino-desk';
import { call } from './call.ts';
import { addressOf } from './query.ts';

const ROUNDS = '/operator-api/v1/rounds';

function playerPath(playerId: string): string {
  return `/operator-api/v1/players/${encodeURIComponent(playerId)}/rounds`;
}

/** A player's rounds within a filter, the newest first, and what all of them come to. */
export function readPlayerRounds({
  playerId,
  ...filter
}: GameRoundFilter & { readonly playerId: string; readonly cursor?: string | undefined }) {
  return call({ path: addressOf(playerPath(playerId), filter), answer: PlayerRoundsAnswer });
}

/** The games that a player has opened, by name. */
export function readPlayerGames(playerId: string) {
  return call({ path: `${playerPath(playerId)}/games`, answer: PlayedGamesAnswer });
}

/** Rounds by our number or as a provider names them. */
export function findRounds(name: string) {
  return call({ path: addressOf(ROUNDS, { name }), answer: FoundRoundsAnswer });
}

/** A round with what was reported and booked. @throws CallError `not_found` */
export function readRound(id: string) {
  return call({ path: `${ROUNDS}/${encodeURIComponent(id)}`, answer: OperatorRoundDetail });
}

/** Where the provider shows a round again, once. @throws CallError `not_found`, `unavailable` */
export function replayRound(id: string) {
  return call({
    path: `${ROUNDS}/${encodeURIComponent(id)}/replay`,
    method: 'POST',
    answer: ReplayAnswer,
  });
}
