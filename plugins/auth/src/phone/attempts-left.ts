import type { PendingPhoneCode } from '@touchline/contracts/identity';
import { errorCode } from '@touchline/plugin-api';

/** The code that is waited for after a call failed: a wrong guess is one less, a code may be gone. */
export function attemptsLeft(pending: PendingPhoneCode, failure: unknown): PendingPhoneCode {
  switch (errorCode(failure)) {
    case 'phone_code_wrong':
      return { ...pending, attemptsLeft: Math.max(0, pending.attemptsLeft - 1) };
    case 'phone_code_expired':
    case 'phone_taken':
      return { ...pending, attemptsLeft: 0, expiresAt: 0 };
    default:
      return pending;
  }
}
