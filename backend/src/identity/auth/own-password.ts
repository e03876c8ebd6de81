import { ApiError } from '../../platform/http/api-error.ts';
import type { Player } from '../../platform/http/player.ts';
import type { LoginGuard } from './login-guard.ts';
import { verifyPassword } from './passwords.ts';

/** Guesses are counted together, whatever the password was requested for. */
const PURPOSE = 'step-up';

/**
 * Checks the password of a signed-in player. Any holder of the session counts, from wherever.
 * @throws ApiError `step_up_failed`, `rate_limited`
 */
export async function checkOwnPassword(
  guard: LoginGuard,
  { sessionId }: Player,
  { passwordHash, password }: { readonly passwordHash: string; readonly password: string },
): Promise<void> {
  const attempt = `${PURPOSE} ${sessionId}`;
  await guard.begin({ login: attempt, source: PURPOSE });
  if (!(await verifyPassword(passwordHash, password))) {
    throw new ApiError('step_up_failed', 'the password is wrong');
  }
  await guard.succeed(attempt);
}
