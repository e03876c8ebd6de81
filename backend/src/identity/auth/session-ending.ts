import type { SessionEnding } from '@touchline/contracts/identity';

/** Why sessions end, as stored with them. */
export const END_REASONS = {
  disconnected: 'disconnected',
  inactive: 'inactive',
  tokenReused: 'token-reused',
  passwordRecovered: 'password recovered',
  passwordChanged: 'password changed',
  twoFactorChanged: 'two-factor authentication changed',
  elsewhere: 'signed out from another session',
  secured: 'secured by the player',
  byOperator: 'ended by an operator',
} as const;

const ENDINGS: ReadonlyMap<string, SessionEnding> = new Map([
  [END_REASONS.disconnected, 'signed-out'],
  [END_REASONS.elsewhere, 'signed-out-elsewhere'],
  [END_REASONS.inactive, 'inactive'],
  [END_REASONS.tokenReused, 'token-reused'],
  [END_REASONS.passwordRecovered, 'password-changed'],
  [END_REASONS.passwordChanged, 'password-changed'],
  [END_REASONS.twoFactorChanged, 'two-factor-changed'],
  [END_REASONS.secured, 'password-changed'],
  ['excluded', 'excluded'],
  ['closed', 'closed'],
]);

/** How a session ended, from its stored reason; one without a reason expired unused. */
export function sessionEnding(reason: string | undefined): SessionEnding {
  return reason === undefined ? 'expired' : (ENDINGS.get(reason) ?? 'other');
}
