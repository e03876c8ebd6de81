import type { PlayerStatus } from './decision.ts';

/** A player whom nothing keeps from any page. */
export const GOOD_STANDING: PlayerStatus = {
  banLevel: 0,
  banVersion: 1,
  isVerified: true,
  hasDeposit: true,
  isIdentificationNeeded: false,
  isDataAfterRegistration: false,
  isTermsChanged: false,
};
