import { NOT_VERIFIED } from '../player/verification.ts';
import type { PlayerStanding } from './decision.ts';

/** The fields of the user configuration that decide where a player may go, by their names on the wire. */
interface StandingFields {
  readonly ban_level: number;
  readonly ban_version: number;
  readonly is_need_identification: boolean;
  /** 1 is not verified. */
  readonly verification_status: number;
  readonly isDataAfterRegistration: boolean;
  readonly has_deposit: boolean;
}

/** A player's status as navigation needs it. */
export function playerStanding(
  standing: StandingFields,
  agreement: { readonly result: boolean },
): PlayerStanding {
  return {
    banLevel: standing.ban_level,
    banVersion: standing.ban_version,
    isVerified: standing.verification_status !== NOT_VERIFIED,
    hasDeposit: standing.has_deposit,
    isIdentificationNeeded: standing.is_need_identification,
    isDataAfterRegistration: standing.isDataAfterRegistration,
    isTermsChanged: agreement.result,
  };
}
