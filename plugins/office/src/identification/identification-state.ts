import type { VerificationAnswer } from '@touchline/contracts/verification';
import { isCheckUnderWay } from '@touchline/domain/verification';

/** Where the identification of a player is: what the player has to do comes before what the house does. */
export type IdentificationState = 'open' | 'waiting' | 'refused' | 'done';

/** The state of a player's identification in one word. */
export function identificationState({
  isVerified,
  documents,
  check,
}: Pick<VerificationAnswer, 'isVerified' | 'documents' | 'check'>): IdentificationState {
  if (isVerified) {
    return 'done';
  }
  const isRefused = documents.some(({ state }) => state === 'refused' || state === 'expired');
  if (isRefused || check?.state === 'retry' || check?.state === 'failed') {
    return 'refused';
  }
  const isWaiting = documents.some(({ state }) => state === 'checking');
  return isWaiting || (check?.state !== undefined && isCheckUnderWay(check.state))
    ? 'waiting'
    : 'open';
}
