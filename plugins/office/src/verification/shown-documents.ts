import type { VerificationAnswer, VerificationDocument } from '@touchline/contracts/verification';
import { ADDRESS_PROOF, IDENTITY_PROOFS, type IdentityProof } from '@touchline/domain/verification';

/** The proofs of identity in the order of the page. */
export const PROOFS = Object.keys(IDENTITY_PROOFS) as readonly IdentityProof[];

/** The proof that the player has begun with; the first one where there is none. */
export function begunProof({ documents }: Pick<VerificationAnswer, 'documents'>): IdentityProof {
  const progress = (proof: IdentityProof) =>
    documents.filter(
      ({ kind, state }) =>
        (IDENTITY_PROOFS[proof] as readonly string[]).includes(kind) &&
        (state === 'accepted' || state === 'expiring' || state === 'checking'),
    ).length;
  return PROOFS.reduce((best, proof) => (progress(proof) > progress(best) ? proof : best));
}

/**
 * The documents that the page shows: those of the chosen proof, the address, and what was asked for or uploaded.
 * @param proof undefined where a provider checks identities: only what operators asked for is uploaded then
 */
export function shownDocuments(
  { documents, isVerified }: Pick<VerificationAnswer, 'documents' | 'isVerified'>,
  proof: IdentityProof | undefined,
): readonly VerificationDocument[] {
  const wanted = new Set<string>(
    proof === undefined ? [] : [...IDENTITY_PROOFS[proof], ADDRESS_PROOF],
  );
  return documents.filter(
    ({ kind, state, isRequested }) =>
      state !== 'needed' || isRequested || (!isVerified && wanted.has(kind)),
  );
}
