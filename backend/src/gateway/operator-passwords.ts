import { createLoginGuard } from '../identity/auth/login-guard.ts';
import { hashPassword, verifyPassword } from '../identity/auth/passwords.ts';
import { openSecret, sealSecret } from '../identity/two-factor/sealed-secret.ts';
import {
  createTimeSecret,
  stepOfCode,
  timeCodeAddress,
} from '../identity/two-factor/time-codes.ts';
import type { OperatorPasswords } from '../operator/accounts/operator-accounts.ts';
import type { TimeCodes } from '../operator/accounts/second-step.ts';
import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/database/queryable.ts';
import { serviceSecret } from '../platform/database/service-secret.ts';

/** Passwords of operators are stored as those of players are, and guessing them is slowed down alike. */
export function operatorPasswords(options: {
  readonly pool: Pool;
  readonly clock: Clock;
}): OperatorPasswords {
  const { begin, succeed } = createLoginGuard(options);
  return { hash: hashPassword, verify: verifyPassword, begin, succeed };
}

/** What an operator's app shows beside the name. */
const ISSUER = 'Touchline console';

/** Codes of operators' apps are those of players' apps, under a key of their own. */
export async function operatorTimeCodes(pool: Pool): Promise<TimeCodes> {
  const key = await serviceSecret(pool, 'operator-second-step');
  return {
    create: createTimeSecret,
    address: (secret, label) => timeCodeAddress(secret, label, ISSUER),
    stepOf: stepOfCode,
    seal: (owner, secret) => sealSecret(key, owner, secret),
    open: (owner, sealed) => openSecret(key, owner, sealed),
  };
}
