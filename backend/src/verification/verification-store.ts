import type { VerifiedPerson } from '@touchline/contracts/operator';
import type { VerificationEvent } from '@touchline/contracts/verification';
import type { DocumentKind, DocumentRequest } from '@touchline/domain/verification';
import type { Queryable } from '../platform/database/queryable.ts';

/** Events shown to a player. */
const SHOWN_EVENTS = 50;

/** Locks a player's verification, so that two acts come one after the other. @returns whether there is such a player */
export async function lockPlayer(client: Queryable, playerId: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM player WHERE id = $1 FOR NO KEY UPDATE', [
    playerId,
  ]);
  return rowCount === 1;
}

/** What operators asked a player for. */
export async function requestsOf(
  client: Queryable,
  playerId: string,
): Promise<readonly (DocumentRequest & { readonly note?: string | undefined })[]> {
  const { rows } = await client.query(
    'SELECT kind, note, requested_at FROM identity_document_request WHERE player_id = $1',
    [playerId],
  );
  return rows.map(({ kind, note, requested_at: at }) => ({
    kind: kind as DocumentKind,
    requestedAt: at.getTime(),
    ...(note !== null && note !== '' && { note }),
  }));
}

/** Asks a player for a document, or asks again. */
export async function storeRequest(
  client: Queryable,
  request: {
    readonly playerId: string;
    readonly kind: DocumentKind;
    readonly note?: string | undefined;
    readonly at: number;
  },
): Promise<void> {
  const { playerId, kind, note, at } = request;
  await client.query(
    `INSERT INTO identity_document_request (player_id, kind, note, requested_at)
     VALUES ($1, $2, $3, $4)
     ON CONFLICT (player_id, kind) DO UPDATE SET note = excluded.note,
       requested_at = excluded.requested_at`,
    [playerId, kind, note ?? null, new Date(at)],
  );
}

/** Writes down what happened, as the player reads it. */
export async function addEvent(
  client: Queryable,
  playerId: string,
  { event, kind, reason, note, at }: VerificationEvent,
): Promise<void> {
  await client.query(
    `INSERT INTO verification_event (player_id, event, kind, reason, note, happened_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [playerId, event, kind ?? null, reason ?? null, note ?? null, new Date(at)],
  );
}

/** What happened in a player's verification, the latest first. */
export async function eventsOf(
  client: Queryable,
  playerId: string,
): Promise<readonly VerificationEvent[]> {
  const { rows } = await client.query(
    `SELECT event, kind, reason, note, happened_at FROM verification_event
     WHERE player_id = $1 ORDER BY id DESC LIMIT $2`,
    [playerId, SHOWN_EVENTS],
  );
  return rows.map(({ event, kind, reason, note, happened_at: at }) => ({
    event: event as VerificationEvent['event'],
    ...(kind !== null && { kind: kind as DocumentKind }),
    ...(reason !== null && { reason: reason as Exclude<VerificationEvent['reason'], undefined> }),
    ...(note !== null && note !== '' && { note }),
    at: at.getTime(),
  }));
}

/** What a player has said about themselves; undefined where there is no such player. */
export async function personOf(
  client: Queryable,
  playerId: string,
): Promise<VerifiedPerson | undefined> {
  const { rows } = await client.query(
    `SELECT player.id, player.name, player.surname, player.birthday::text, player.country,
       profile.passport, profile.passport_date::text, profile.registration_address
     FROM player LEFT JOIN player_profile AS profile ON profile.player_id = player.id
     WHERE player.id = $1`,
    [playerId],
  );
  const [row] = rows;
  return (
    row && {
      playerId: row.id,
      name: row.name,
      surname: row.surname,
      birthday: row.birthday ?? '',
      country: row.country,
      passport: row.passport ?? '',
      passportDate: row.passport_date ?? '',
      address: row.registration_address ?? '',
    }
  );
}
