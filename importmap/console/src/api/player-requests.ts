import { BetsAnswer } from '@touchline/contracts/betting';
import { EndedSessionsAnswer, PlayerStatusAnswer } from '@touchline/contracts/identity';
import { AccountsAnswer, PaymentsAnswer } from '@touchline/contracts/money';
import {
  type EndPlayerSessions,
  FoundPlayersAnswer,
  OperatorMessagesAnswer,
  OperatorPlayer,
  OperatorPlayerStatus,
  OperatorSessionsAnswer,
  OperatorVerificationAnswer,
  PlayerAuditAnswer,
  PlayerNote,
  PlayerNotesAnswer,
  type LiftFreeze,
  WithdrawalFreezeAnswer,
} from '@touchline/contracts/operator';
import { call } from './call.ts';
import { addressOf } from './query.ts';

const PLAYERS = '/operator-api/v1/players';

/** A page of something about a player. */
interface PlayerPage {
  readonly playerId: string;
  /** `nextCursor` of the page before. */
  readonly cursor?: string | undefined;
}

function pathOf(playerId: string, rest = ''): string {
  return `${PLAYERS}/${encodeURIComponent(playerId)}${rest}`;
}

/** Players by number, e-mail, phone, document or the beginning of a name. */
export function findPlayers(search: string) {
  return call({ path: addressOf(PLAYERS, { search }), answer: FoundPlayersAnswer });
}

/** Who a player is. @throws CallError `not_found` */
export function readPlayer(playerId: string) {
  return call({ path: pathOf(playerId), answer: OperatorPlayer });
}

/** What a player may do at the moment. */
export function readPlayerStatus(playerId: string) {
  return call({ path: pathOf(playerId, '/status'), answer: OperatorPlayerStatus });
}

/** A player's balances. */
export function readPlayerAccounts(playerId: string) {
  return call({ path: pathOf(playerId, '/accounts'), answer: AccountsAnswer });
}

/** A player's payments, the latest first. */
export function readPlayerPayments({ playerId, cursor }: PlayerPage) {
  const path = addressOf(pathOf(playerId, '/payments'), { cursor });
  return call({ path, answer: PaymentsAnswer });
}

/** A player's bets, the latest first. */
export function readPlayerBets({ playerId, cursor }: PlayerPage) {
  return call({ path: addressOf(pathOf(playerId, '/bets'), { cursor }), answer: BetsAnswer });
}

/** A player's sign-ins of the last 12 months, the latest first. */
export async function readPlayerSessions({ playerId, cursor }: PlayerPage) {
  const path = addressOf(pathOf(playerId, '/sessions'), { before: cursor });
  const { sessions, next } = await call({ path, answer: OperatorSessionsAnswer });
  return { sessions, nextCursor: next };
}

/** What the house has written to a player, in the operator's language. */
export function readPlayerMessages({
  playerId,
  cursor,
  language,
}: PlayerPage & { readonly language: string }) {
  const path = addressOf(pathOf(playerId, '/messages'), { cursor, language });
  return call({ path, answer: OperatorMessagesAnswer });
}

/** How far a player's verification is. */
export function readPlayerDocuments(playerId: string) {
  return call({
    path: `/operator-api/v1/verification/players/${encodeURIComponent(playerId)}`,
    answer: OperatorVerificationAnswer,
  });
}

/** What operators have noted about a player. */
export function readPlayerNotes({ playerId, cursor }: PlayerPage) {
  const path = addressOf(pathOf(playerId, '/notes'), { cursor });
  return call({ path, answer: PlayerNotesAnswer });
}

/** What was done about a player, and by them. */
export function readPlayerAudit({ playerId, cursor }: PlayerPage) {
  const path = addressOf(pathOf(playerId, '/audit'), { cursor });
  return call({ path, answer: PlayerAuditAnswer });
}

/** Adds a note; `key` makes it happen once. */
export function addPlayerNote({
  playerId,
  key,
  text,
}: {
  readonly playerId: string;
  readonly key: string;
  readonly text: string;
}) {
  return call({
    path: pathOf(playerId, '/notes'),
    method: 'POST',
    body: { text },
    idempotencyKey: key,
    answer: PlayerNote,
  });
}

/** Signs a player out: of one session, or everywhere. */
export function endPlayerSessions({
  playerId,
  ...body
}: EndPlayerSessions & { readonly playerId: string }) {
  return call({
    path: pathOf(playerId, '/sessions/end'),
    method: 'POST',
    body,
    answer: EndedSessionsAnswer,
  });
}

/** Bans a player, or lifts the ban (level 0). @throws CallError `revision_stale` */
export function banPlayer({
  playerId,
  level,
  seen,
  reason,
}: {
  readonly playerId: string;
  readonly level: number;
  /** The level that the operator saw. */
  readonly seen: number;
  readonly reason: string;
}) {
  return call({
    path: `/web-api/operator/players/${encodeURIComponent(playerId)}/standing`,
    method: 'PATCH',
    body: { ban_level: level, seen_ban_level: seen, reason },
    answer: PlayerStatusAnswer,
  });
}

const freezePath = (playerId: string) =>
  `/operator-api/v1/players/${encodeURIComponent(playerId)}/withdrawal-freeze`;

/** Until when nothing is paid out to a player who has secured the account. */
export function readFreeze(playerId: string) {
  return call({ path: freezePath(playerId), answer: WithdrawalFreezeAnswer });
}

/** Allows withdrawals before that. @throws CallError `not_found` where they are allowed */
export function liftFreeze({ playerId, ...body }: LiftFreeze & { readonly playerId: string }) {
  return call({
    path: `${freezePath(playerId)}/lift`,
    method: 'POST',
    body,
    answer: WithdrawalFreezeAnswer,
  });
}
