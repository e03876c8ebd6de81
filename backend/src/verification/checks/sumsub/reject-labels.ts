import { CHECK_REASONS, type CheckReason } from '@touchline/domain/verification';

/**
 * What rejection labels mean to their player (docs.sumsub.com, "Rejection labels"). Labels about fraud, sanctions,
 * crime or lists are not among them: who is suspected is not warned, and reads that the check was not passed.
 */
const LABELS: Readonly<Record<Exclude<CheckReason, 'other'>, readonly string[]>> = {
  unreadable: [
    'LOW_QUALITY',
    'UNSATISFACTORY_PHOTOS',
    'BLACK_AND_WHITE',
    'DOCUMENT_DAMAGED',
    'UNSUITABLE_ENV',
  ],
  incomplete: [
    'INCOMPLETE_DOCUMENT',
    'DOCUMENT_PAGE_MISSING',
    'DOCUMENT_MISSING',
    'FRONT_SIDE_MISSING',
    'BACK_SIDE_MISSING',
    'UNFILLED_ID',
    'ADDITIONAL_DOCUMENT_REQUIRED',
    'ADDITIONAL_DATA_REQUIRED',
    'NOT_ALL_CHECKS_COMPLETED',
    'CONNECTION_INTERRUPTED',
  ],
  'out-of-date': ['EXPIRATION_DATE', 'ID_INVALID'],
  'wrong-kind': [
    'BAD_PROOF_OF_IDENTITY',
    'UNSUITABLE_DOCUMENT',
    'INCOMPATIBLE_LANGUAGE',
    'UNSUPPORTED_LANGUAGE',
  ],
  'not-original': ['SCREENSHOTS', 'DIGITAL_DOCUMENT'],
  address: ['BAD_PROOF_OF_ADDRESS', 'WRONG_ADDRESS'],
  face: ['BAD_SELFIE', 'BAD_VIDEO_SELFIE', 'BAD_AVATAR', 'BAD_FACE_MATCHING', 'SELFIE_MISMATCH'],
  details: [
    'PROBLEMATIC_APPLICANT_DATA',
    'REQUESTED_DATA_MISMATCH',
    'DB_DATA_MISMATCH',
    'DB_DATA_NOT_FOUND',
    'INCORRECT_SOCIAL_NUMBER',
  ],
  age: ['AGE_REQUIREMENT_MISMATCH'],
};

/** What a player reads about a rejection: each reason once, in a fixed order, `other` where there is no other. */
export function reasonsOf(labels: readonly string[]): readonly CheckReason[] {
  const found = CHECK_REASONS.filter(
    (reason) => reason !== 'other' && LABELS[reason].some((label) => labels.includes(label)),
  );
  return found.length === 0 ? ['other'] : found;
}
