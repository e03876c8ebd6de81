import type { AssessmentAnswer } from '@touchline/contracts/care';
import { assessmentScore } from '@touchline/domain/protection';
import { toEpochSeconds } from '@touchline/domain/time';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';

/** The latest result of a player's self-assessment. */
export async function readAssessment(pool: Pool, playerId: string): Promise<AssessmentAnswer> {
  const { rows } = await pool.query(
    `SELECT score, taken_at FROM self_assessment WHERE player_id = $1
     ORDER BY taken_at DESC, id DESC LIMIT 1`,
    [playerId],
  );
  const [row] = rows;
  return {
    result:
      row === undefined
        ? null
        : { score: row.score, takenAt: toEpochSeconds(row.taken_at.getTime()) },
  };
}

/** Keeps the points of a test, not its answers. */
export async function storeAssessment(
  { pool, clock }: { readonly pool: Pool; readonly clock: Clock },
  { playerId, answers }: { readonly playerId: string; readonly answers: readonly number[] },
): Promise<void> {
  await pool.query('INSERT INTO self_assessment (player_id, score, taken_at) VALUES ($1, $2, $3)', [
    playerId,
    assessmentScore(answers),
    new Date(clock()),
  ]);
}
