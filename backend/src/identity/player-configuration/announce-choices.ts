import type { ChoicesPart } from '@touchline/contracts/live';
import type { PoolClient } from '../../platform/database/queryable.ts';

/** Announces, after the commit, to the open pages of a player that choices kept with the account have changed. */
export async function announceChoices(
  client: PoolClient,
  { playerId, of }: { readonly playerId: string; readonly of: ChoicesPart },
): Promise<void> {
  await client.query(
    `INSERT INTO outbox (topic, payload)
     SELECT 'choices.changed', jsonb_build_object('playerId', $1::text, 'of', $2::text)`,
    [playerId, of],
  );
  await client.query(`SELECT pg_notify('outbox', '')`);
}
