import type { SecurityAnswer } from '@touchline/contracts/identity';
import type { SecurityStep } from '@touchline/domain/player';

/** The page on which a step is taken or changed; undefined where there is nothing to do on one. */
export function stepRoute(step: SecurityStep, facts: SecurityAnswer): string | undefined {
  switch (step) {
    case 'email':
      return facts.email === '' || facts.isEmailConfirmed ? 'emailChange' : 'activationEmail';
    case 'phone':
      return 'phoneBinding';
    case 'twoFactor':
      return facts.twoFactorKinds.includes('app') ? 'disableTwoFactorAuth' : 'enableTwoFactorAuth';
    default:
      return 'changePassword';
  }
}
