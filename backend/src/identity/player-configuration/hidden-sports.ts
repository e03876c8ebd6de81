import type { HiddenSports } from '@touchline/contracts/identity';
import { sportOfId } from '@touchline/domain/markets';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Pool, Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { announceChoices } from './announce-choices.ts';

const READ = `SELECT disallow_line_sport, disallow_live_sport
  FROM player_profile WHERE player_id = $1`;

const SAVE = `INSERT INTO player_profile (player_id, disallow_line_sport, disallow_live_sport)
  VALUES ($1, $2, $3)
  ON CONFLICT (player_id) DO UPDATE SET
    disallow_line_sport = excluded.disallow_line_sport,
    disallow_live_sport = excluded.disallow_live_sport
    WHERE (player_profile.disallow_line_sport, player_profile.disallow_live_sport)
      IS DISTINCT FROM (excluded.disallow_line_sport, excluded.disallow_live_sport)`;

/** The sports that a player has hidden; none for a player without a profile. */
export async function readHiddenSports(pool: Queryable, playerId: string): Promise<HiddenSports> {
  const { rows } = await pool.query({
    name: 'player-configuration.read-hidden-sports',
    text: READ,
    values: [playerId],
  });
  const [row] = rows;
  return { line: row?.disallow_line_sport ?? [], live: row?.disallow_live_sport ?? [] };
}

function checked(ids: readonly number[]): number[] {
  const unknown = ids.find((id) => sportOfId(id) === undefined);
  if (unknown !== undefined) {
    throw new ApiError('validation_failed', `there is no sport ${unknown}`);
  }
  return [...new Set(ids)].toSorted((left, right) => left - right);
}

/**
 * Keeps which sports a player has hidden, in place of those before.
 * @returns what is kept: in order, each once
 * @throws ApiError `validation_failed` for a sport that is not offered
 */
export async function saveHiddenSports(
  pool: Pool,
  { playerId, sports }: { readonly playerId: string; readonly sports: HiddenSports },
): Promise<HiddenSports> {
  const kept = { line: checked(sports.line), live: checked(sports.live) };
  await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query({
      name: 'player-configuration.save-hidden-sports',
      text: SAVE,
      values: [playerId, kept.line, kept.live],
    });
    if (rowCount !== 0) {
      await announceChoices(client, { playerId, of: 'hidden-sports' });
    }
  });
  return kept;
}
