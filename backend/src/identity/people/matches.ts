import type { RecordAct } from '../../platform/audit/operator-acts.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { PersonKeyKind } from './person-keys.ts';

/** A person who looks like an excluded player, for an operator to decide. */
export interface PersonMatch {
  readonly id: string;
  /** Undefined where a registration was refused. */
  readonly playerId?: string | undefined;
  readonly excludedPlayerId: string;
  /** What the two share. */
  readonly kind: PersonKeyKind;
  /** Milliseconds since epoch. */
  readonly foundAt: number;
}

export type MatchDecision = 'same-person' | 'other-person';

export interface PersonMatches {
  /** The undecided ones, oldest first. */
  readonly open: () => Promise<readonly PersonMatch[]>;
  /**
   * Decides one: another person may play, the same person may not while the exclusion lasts. A decision
   * may be changed.
   * @throws ApiError `not_found`
   */
  readonly decide: (
    id: string,
    decision: {
      readonly decision: MatchDecision;
      readonly actor: string;
      readonly audit: RecordAct;
    },
  ) => Promise<void>;
}

const PAGE = 200;

/** The operator's tasks that matching leaves behind. */
export function createPersonMatches(options: {
  readonly pool: Pool;
  readonly clock: Clock;
}): PersonMatches {
  const { pool, clock } = options;
  return {
    open: async () => {
      const { rows } = await pool.query(
        `SELECT * FROM person_match WHERE decision IS NULL ORDER BY id LIMIT ${PAGE}`,
      );
      return rows.map((row) => ({
        id: row.id,
        ...(row.player_id !== null && { playerId: row.player_id }),
        excludedPlayerId: row.excluded_player_id,
        kind: row.kind as PersonKeyKind,
        foundAt: row.found_at.getTime(),
      }));
    },
    decide: (id, { decision, actor, audit }) =>
      inTransaction(pool, async (client) => {
        const { rows } = await client.query('SELECT * FROM person_match WHERE id = $1 FOR UPDATE', [
          id,
        ]);
        const [match] = rows;
        if (match === undefined) {
          throw new ApiError('not_found', 'there is no such match');
        }
        await client.query(
          `UPDATE person_match SET decision = $2, decided_by = $3, decided_at = $4 WHERE id = $1`,
          [id, decision, actor, new Date(clock())],
        );
        await audit({
          client,
          subject: `match:${id}`,
          before: { decision: match.decision ?? undefined },
          after: {
            decision,
            playerId: match.player_id ?? undefined,
            excludedPlayerId: match.excluded_player_id,
          },
          at: clock(),
        });
      }),
  };
}
