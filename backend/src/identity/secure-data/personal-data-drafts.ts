import { PersonalDataDraft } from '@touchline/contracts/identity';
import { DAY } from '@touchline/domain/time';
import type { Queryable } from '../../platform/database/queryable.ts';

/** How long a draft is stored. */
const STORED_DAYS = 30;

/** What a player has filled in and not saved yet; nothing where there is none. */
export async function readDraft(
  client: Queryable,
  { playerId, now }: { readonly playerId: string; readonly now: number },
): Promise<PersonalDataDraft> {
  const { rows } = await client.query(
    'SELECT fields FROM personal_data_draft WHERE player_id = $1 AND saved_at > $2',
    [playerId, new Date(now - STORED_DAYS * DAY)],
  );
  const draft = PersonalDataDraft.safeParse(rows[0]?.fields);
  return draft.success ? draft.data : {};
}

/** Stores what a player has filled in; drafts of all players that are too old are deleted. */
export async function storeDraft(
  client: Queryable,
  draft: { readonly playerId: string; readonly fields: PersonalDataDraft; readonly now: number },
): Promise<void> {
  const { playerId, fields, now } = draft;
  await client.query('DELETE FROM personal_data_draft WHERE saved_at <= $1', [
    new Date(now - STORED_DAYS * DAY),
  ]);
  await client.query(
    `INSERT INTO personal_data_draft (player_id, fields, saved_at) VALUES ($1, $2, $3)
     ON CONFLICT (player_id) DO UPDATE SET fields = excluded.fields, saved_at = excluded.saved_at`,
    [playerId, JSON.stringify(fields), new Date(now)],
  );
}

/** Deletes a player's draft: what it has was saved. */
export async function forgetDraft(client: Queryable, playerId: string): Promise<void> {
  await client.query('DELETE FROM personal_data_draft WHERE player_id = $1', [playerId]);
}
