import type { DocumentKind } from '@touchline/domain/verification';
import type { Queryable } from '../platform/database/queryable.ts';

/** An accepted document with a last day. */
export interface ExpiringDocument {
  readonly id: string;
  readonly playerId: string;
  readonly kind: DocumentKind;
}

/**
 * Documents about whose last day something is to be done, those first that end first.
 * @param span ISO dates: what ends before `today` has ended, what ends until `soon` is warned about
 */
export async function documentsDue(
  client: Queryable,
  span: { readonly today: string; readonly soon: string; readonly most: number },
): Promise<readonly (ExpiringDocument & { readonly isOver: boolean })[]> {
  const { today, soon, most } = span;
  const { rows } = await client.query(
    `SELECT id, player_id, kind, expires_on < $1::date AS is_over FROM identity_document
     WHERE state = 'accepted' AND expires_on IS NOT NULL AND expired_at IS NULL
       AND (expires_on < $1::date OR (expires_on <= $2::date AND warned_at IS NULL))
     ORDER BY expires_on LIMIT $3`,
    [today, soon, most],
  );
  return rows.map(({ id, player_id: playerId, kind, is_over: isOver }) => ({
    id,
    playerId,
    kind: kind as DocumentKind,
    isOver: isOver === true,
  }));
}

/** Marks a document as warned about. @returns whether it was not yet */
export async function markWarned(
  client: Queryable,
  { id, at }: { readonly id: string; readonly at: number },
): Promise<boolean> {
  const { rowCount } = await client.query(
    'UPDATE identity_document SET warned_at = $2 WHERE id = $1 AND warned_at IS NULL',
    [id, new Date(at)],
  );
  return rowCount === 1;
}

/** Marks a document as expired. @returns whether it was not yet */
export async function markExpired(
  client: Queryable,
  { id, at }: { readonly id: string; readonly at: number },
): Promise<boolean> {
  const { rowCount } = await client.query(
    'UPDATE identity_document SET expired_at = $2 WHERE id = $1 AND expired_at IS NULL',
    [id, new Date(at)],
  );
  return rowCount === 1;
}

/** Whether a later document of its kind was accepted. */
export async function isReplaced(
  client: Queryable,
  { id, playerId, kind }: ExpiringDocument,
): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT EXISTS (SELECT FROM identity_document later, identity_document this
       WHERE this.id = $1 AND later.player_id = $2 AND later.kind = $3 AND later.state = 'accepted'
         AND later.uploaded_at > this.uploaded_at) AS is_replaced`,
    [id, playerId, kind],
  );
  return rows[0]?.is_replaced === true;
}
