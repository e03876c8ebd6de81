import { DAY } from '../time/index.ts';
import { protectionLevel, protectionStatus, type ProtectionStatus } from './protection-level.ts';

/** A password counts as recent for this long. */
const PASSWORD_AGE_MS = 365 * DAY;

/** What is known of an account's protection. Times are milliseconds since epoch. */
export interface SecurityFacts {
  readonly hasPassword: boolean;
  readonly passwordSince: number;
  readonly isEmailConfirmed: boolean;
  readonly isPhoneLinked: boolean;
  readonly isTwoFactorOn: boolean;
}

export const SECURITY_STEPS = ['email', 'phone', 'twoFactor', 'password'] as const;
export type SecurityStep = (typeof SECURITY_STEPS)[number];

export interface AccountSecurity {
  /** Which steps have been taken. */
  readonly steps: Readonly<Record<SecurityStep, boolean>>;
  /** 0 to 100; each step counts the same. */
  readonly level: number;
  readonly status: ProtectionStatus;
}

/**
 * How well an account is protected by the steps that its player can take. A password counts for a year; an
 * account without one, which a social network opens, has none that could be guessed.
 */
export function accountSecurity(facts: SecurityFacts, now: number): AccountSecurity {
  const steps = {
    email: facts.isEmailConfirmed,
    phone: facts.isPhoneLinked,
    twoFactor: facts.isTwoFactorOn,
    password: !facts.hasPassword || now - facts.passwordSince < PASSWORD_AGE_MS,
  };
  const level = protectionLevel(steps);
  return { steps, level, status: protectionStatus(level) };
}
