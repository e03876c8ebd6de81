import type { AskedQuestion, SecurityQuestionId } from '@touchline/contracts/identity';
import { HOUR } from '@touchline/domain/time';
import type { Pool, PoolClient, Queryable, RowOf } from '../../platform/database/queryable.ts';

/** Wrong answers before a player has to wait, and for how long. */
export const ANSWER_ATTEMPTS = 5;
export const LOCKED_MS = 24 * HOUR;

const STORED = 'SELECT question, own_question, set_at FROM security_question WHERE player_id = $1';

/** A player's question, as it is asked. */
export interface StoredQuestion {
  readonly question: AskedQuestion;
  readonly setAt: number;
}

function asked({ question, own_question: own }: RowOf<typeof STORED>): AskedQuestion {
  return own === null ? { id: question as SecurityQuestionId } : { own };
}

/** A player's question; undefined without one. */
export async function readQuestion(
  pool: Queryable,
  playerId: string,
): Promise<StoredQuestion | undefined> {
  const { rows } = await pool.query(STORED, [playerId]);
  const [row] = rows;
  return row && { question: asked(row), setAt: row.set_at.getTime() };
}

/** Stores a question in place of the one before. */
export async function storeQuestion(
  client: PoolClient,
  stored: {
    readonly playerId: string;
    readonly question: AskedQuestion;
    readonly answerHash: string;
    readonly now: number;
  },
): Promise<void> {
  const { playerId, question, answerHash, now } = stored;
  await client.query(
    `INSERT INTO security_question (player_id, question, own_question, answer_hash, set_at)
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (player_id) DO UPDATE SET question = $2, own_question = $3, answer_hash = $4,
       set_at = $5, failures = 0, failed_at = NULL`,
    [
      playerId,
      'id' in question ? question.id : null,
      'own' in question ? question.own : null,
      answerHash,
      new Date(now),
    ],
  );
  await noteInProfile(client, playerId, true);
}

/** Forgets a question. @returns false without one */
export async function removeQuestion(client: PoolClient, playerId: string): Promise<boolean> {
  const { rowCount } = await client.query('DELETE FROM security_question WHERE player_id = $1', [
    playerId,
  ]);
  if (rowCount !== 1) {
    return false;
  }
  await noteInProfile(client, playerId, false);
  return true;
}

/** Notes for the player's pages whether there is one. */
async function noteInProfile(client: PoolClient, playerId: string, isSet: boolean): Promise<void> {
  await client.query(
    `INSERT INTO player_profile (player_id, has_secure_question) VALUES ($1, $2)
     ON CONFLICT (player_id) DO UPDATE SET has_secure_question = $2`,
    [playerId, isSet],
  );
}

/**
 * Counts an attempt before it is checked, so that parallel guesses cannot slip by.
 * @returns the hash to compare with and how many attempts are left after this one; undefined while it is locked
 */
export async function countAttempt(
  pool: Pool,
  playerId: string,
  now: number,
): Promise<{ readonly answerHash: string; readonly attemptsLeft: number } | undefined> {
  const { rows } = await pool.query(
    `UPDATE security_question
     SET failures = CASE WHEN failed_at > $2 THEN failures + 1 ELSE 1 END, failed_at = $3
     WHERE player_id = $1 AND (failures < $4 OR failed_at <= $2)
     RETURNING answer_hash, failures`,
    [playerId, new Date(now - LOCKED_MS), new Date(now), ANSWER_ATTEMPTS],
  );
  const [row] = rows;
  return row && { answerHash: row.answer_hash, attemptsLeft: ANSWER_ATTEMPTS - row.failures };
}

/** Forgets wrong answers: the right one came. */
export async function forgetFailures(pool: Pool, playerId: string): Promise<void> {
  await pool.query(
    'UPDATE security_question SET failures = 0, failed_at = NULL WHERE player_id = $1',
    [playerId],
  );
}

/** When a locked question may be answered again, milliseconds since epoch. */
export async function lockedUntil(pool: Pool, playerId: string): Promise<number | undefined> {
  const { rows } = await pool.query(
    'SELECT failed_at FROM security_question WHERE player_id = $1',
    [playerId],
  );
  const at = rows[0]?.failed_at?.getTime();
  return at === undefined ? undefined : at + LOCKED_MS;
}
