import { createLoginGuard } from '../identity/auth/login-guard.ts';
import { hashPassword, verifyPassword } from '../identity/auth/passwords.ts';
import type { OperatorPasswords } from '../operator/accounts/operator-accounts.ts';
import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/database/queryable.ts';

/** Passwords of operators are stored as those of players are, and guessing them is slowed down alike. */
export function operatorPasswords(options: {
  readonly pool: Pool;
  readonly clock: Clock;
}): OperatorPasswords {
  const { begin, succeed } = createLoginGuard(options);
  return { hash: hashPassword, verify: verifyPassword, begin, succeed };
}
