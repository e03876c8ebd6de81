import { NOT_VERIFIED } from '../player/verification.ts';
import type { PlayerStatus } from './decision.ts';

/** The fields of the user configuration that decide where a player may go, by their names on the wire. */
interface PlayerStatusFields {
  readonly ban_level: number;
  readonly ban_version: number;
  readonly is_need_identification: boolean;
  /** 1 is not verified. */
  readonly verification_status: number;
  readonly isDataAfterRegistration: boolean;
  readonly has_deposit: boolean;
}

/** A player's status as navigation needs it. */
export function toPlayerStatus(
  playerStatus: PlayerStatusFields,
  agreement: { readonly result: boolean },
): PlayerStatus {
  return {
    banLevel: playerStatus.ban_level,
    banVersion: playerStatus.ban_version,
    isVerified: playerStatus.verification_status !== NOT_VERIFIED,
    hasDeposit: playerStatus.has_deposit,
    isIdentificationNeeded: playerStatus.is_need_identification,
    isDataAfterRegistration: playerStatus.isDataAfterRegistration,
    isTermsChanged: agreement.result,
  };
}
