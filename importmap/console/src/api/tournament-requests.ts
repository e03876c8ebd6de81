import {
  OperatorTournament,
  OperatorTournamentsAnswer,
  type WriteTournament,
} from '@touchline/contracts/tournaments';
import { call } from './call.ts';
import { addressOf } from './query.ts';

const TOURNAMENTS = '/operator-api/v1/tournaments';

/** The tournaments that operators have made, the latest first. */
export function readTournaments({
  cursor,
  isPolling,
}: {
  readonly cursor: string | undefined;
  readonly isPolling?: boolean | undefined;
}) {
  return call({
    path: addressOf(TOURNAMENTS, { cursor }),
    answer: OperatorTournamentsAnswer,
    isPolling,
  });
}

/** Makes a draft; what is sent again with its key is made once. */
export function writeTournament({
  key,
  body,
}: {
  readonly key: string;
  readonly body: WriteTournament;
}) {
  return call({
    path: TOURNAMENTS,
    method: 'POST',
    body,
    idempotencyKey: key,
    answer: OperatorTournament,
  });
}

/** What an operator does with a tournament that was made; a repetition finds it done. */
export type TournamentAct = 'open' | 'cancel' | 'close';

/** Opens a draft and reserves its prizes, cancels it and returns them, or writes who has won. */
export function moveTournament({ id, act }: { readonly id: string; readonly act: TournamentAct }) {
  return call({
    path: `${TOURNAMENTS}/${encodeURIComponent(id)}/${act}`,
    method: 'POST',
    body: {},
    answer: OperatorTournament,
  });
}
