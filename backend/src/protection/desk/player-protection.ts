import { CLOSURE_REASONS } from '@touchline/contracts/returns';
import type { OperatorProtection, OperatorReturn } from '@touchline/contracts/operator';
import type { Clock } from '../../platform/clock.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { readFigures } from '../care/figures.ts';
import { flagsOf } from '../care/flag-store.ts';
import { wireLimits, type WireLimitsOptions } from '../responsible/wire-limits.ts';
import { openRequestOf, type ReturnRequest } from '../returns/return-store.ts';
import { listExclusions } from './exclusion-list.ts';

/** A request as operators read it. */
export function operatorReturn({ effectiveAt, ...request }: ReturnRequest): OperatorReturn {
  return { ...request, ...(effectiveAt !== undefined && { effectiveAt }) };
}

async function closureOf(pool: Pool, playerId: string): Promise<OperatorProtection['closure']> {
  const { rows } = await pool.query(
    'SELECT reason, closed_at FROM account_closure WHERE player_id = $1 AND reopened_at IS NULL',
    [playerId],
  );
  const [row] = rows;
  const reason = CLOSURE_REASONS.find((each) => each === row?.reason);
  return row === undefined || reason === undefined
    ? undefined
    : { reason, closedAt: row.closed_at.getTime() };
}

/**
 * Everything that protects one player, for the operator who looks after them.
 * @throws ApiError `not_found`
 */
export async function readProtection(
  options: { readonly pool: Pool; readonly clock: Clock; readonly wire: WireLimitsOptions },
  playerId: string,
): Promise<OperatorProtection> {
  const { pool, clock, wire } = options;
  const { rows } = await pool.query('SELECT registered_at FROM player WHERE id = $1', [playerId]);
  const [player] = rows;
  if (player === undefined) {
    throw new ApiError('not_found', `there is no player ${playerId}`);
  }
  const closure = await closureOf(pool, playerId);
  const request = await openRequestOf(pool, playerId);
  return {
    playerId,
    registeredAt: player.registered_at.getTime(),
    limits: await wireLimits(wire, playerId),
    exclusions: await listExclusions(pool, { playerId, now: clock() }),
    ...(closure !== undefined && { closure }),
    ...(request !== undefined && { request: operatorReturn(request) }),
    flags: [...(await flagsOf(pool, playerId))],
    figures: await readFigures(options, playerId),
  };
}
