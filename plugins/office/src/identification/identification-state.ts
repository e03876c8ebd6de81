import type { VerificationAnswer } from '@touchline/contracts/verification';

/** Where the identification of a player is: what the player has to do comes before what the house does. */
export type IdentificationState = 'open' | 'waiting' | 'refused' | 'done';

/** The state of a player's identification in one word. */
export function identificationState({
  isVerified,
  documents,
}: Pick<VerificationAnswer, 'isVerified' | 'documents'>): IdentificationState {
  if (isVerified) {
    return 'done';
  }
  if (documents.some(({ state }) => state === 'refused' || state === 'expired')) {
    return 'refused';
  }
  return documents.some(({ state }) => state === 'checking') ? 'waiting' : 'open';
}
