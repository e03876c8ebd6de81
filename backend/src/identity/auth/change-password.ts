import type { PoolClient } from '../../platform/database/queryable.ts';
import type { ChangePassword } from '@touchline/contracts/identity';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { inTransaction } from '../../platform/database/transaction.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Player } from '../../platform/http/player.ts';
import type { Mails } from '../mail/mails.ts';
import type { Auth } from './auth.ts';
import { checkOwnPassword } from './own-password.ts';
import { assertNotEmail, assertNotPhone, hashPassword } from './passwords.ts';
import { END_REASONS } from './session-ending.ts';
import { storePassword } from './set-password.ts';

const ACCOUNT = `SELECT password_hash, email, phone_code, phone_number,
    registration <> 'social' OR password_changed_at IS NOT NULL AS has_password
  FROM player LEFT JOIN player_profile ON player_id = id WHERE id = $1`;

/**
 * Gives a signed-in player another password in exchange for the current one, and notifies them by mail.
 * @returns how many other sessions ended
 * @throws ApiError `step_up_failed` for a wrong current password, `step_up_unavailable` without one,
 * `password_weak`, `rate_limited`
 */
export async function changePassword(
  { auth, mails }: { readonly auth: Auth; readonly mails: Mails | undefined },
  player: Player,
  request: FastifyRequest<{ Body: z.output<typeof ChangePassword> }>,
): Promise<number> {
  const { current, password, endOthers, lng: language } = request.body;
  const { rows } = await auth.pool.query(ACCOUNT, [player.id]);
  const [account] = rows;
  if (account === undefined || account.has_password !== true) {
    throw new ApiError('step_up_unavailable', 'this account has no password to change');
  }
  const { password_hash: replaces, email, phone_code: code, phone_number: number } = account;
  await checkOwnPassword(auth.guard, player, { passwordHash: replaces, password: current });
  if (password === current) {
    throw new ApiError('password_weak', 'the new password must not be the current one');
  }
  if (email !== null) {
    assertNotEmail(password, email);
  }
  if (code !== null && number !== null) {
    assertNotPhone(password, { code, number });
  }
  const passwordHash = await hashPassword(password);
  const change = { playerId: player.id, passwordHash, replaces, language };
  const store = async (client: PoolClient) => {
    if (!(await storePassword({ auth, mails }, client, request, change))) {
      throw new ApiError('step_up_failed', 'the password has changed in the meantime');
    }
  };
  if (!endOthers) {
    await inTransaction(auth.pool, store);
    return 0;
  }
  const ending = {
    playerId: player.id,
    reason: END_REASONS.passwordChanged,
    except: player.sessionId,
  };
  return (await auth.withSessionsEnded(ending, store)).ended;
}
