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
  /** Where codes for signing in come from: `app`, or a message. */
  readonly twoFactorKinds: readonly string[];
  /** How many passkeys open the account. */
  readonly passkeys: number;
}

export const SECURITY_STEPS = ['email', 'phone', 'twoFactor', 'password'] as const;
export type SecurityStep = (typeof SECURITY_STEPS)[number];

/** Whether a step has been taken; one that is weak can be taken better. */
export type StepState = 'done' | 'weak' | 'open';

/** What a step counts for the level. */
const SHARES: Readonly<Record<StepState, number>> = { done: 1, weak: 0.5, open: 0 };

export interface AccountSecurity {
  readonly steps: Readonly<Record<SecurityStep, StepState>>;
  /** 0 to 100; each step counts the same, a weak one half. */
  readonly level: number;
  readonly status: ProtectionStatus;
}

const taken = (isTaken: boolean): StepState => (isTaken ? 'done' : 'open');

/**
 * Codes by message are weaker than those of an app: who reads the player's mail, or has their number moved to
 * another card, reads them too (NIST SP 800-63B §3.1.3). A passkey is two factors itself, but the password alone still
 * opens an account without codes.
 */
function twoFactorState({
  twoFactorKinds: kinds,
  passkeys,
}: Pick<SecurityFacts, 'twoFactorKinds' | 'passkeys'>): StepState {
  if (kinds.includes('app')) {
    return 'done';
  }
  return kinds.length > 0 || passkeys > 0 ? 'weak' : 'open';
}

/**
 * How well an account is protected by the steps that its player can take. A password counts for a year; an
 * account without one, which a social network opens, has none that could be guessed.
 */
export function accountSecurity(facts: SecurityFacts, now: number): AccountSecurity {
  const steps = {
    email: taken(facts.isEmailConfirmed),
    phone: taken(facts.isPhoneLinked),
    twoFactor: twoFactorState(facts),
    password: taken(!facts.hasPassword || now - facts.passwordSince < PASSWORD_AGE_MS),
  };
  const shares = Object.entries(steps).map(([step, state]) => [step, SHARES[state]] as const);
  const level = protectionLevel(Object.fromEntries(shares));
  return { steps, level, status: protectionStatus(level) };
}
