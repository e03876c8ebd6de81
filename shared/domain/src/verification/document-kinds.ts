/** The pictures that players prove with who they are and where they live, in the order of the page. */
export const DOCUMENT_KINDS = [
  'passport',
  'identity-card-front',
  'identity-card-back',
  'driving-licence',
  'proof-of-address',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** What proves who a player is: all pictures of any one of these. */
export const IDENTITY_PROOFS = {
  passport: ['passport'],
  'identity-card': ['identity-card-front', 'identity-card-back'],
  'driving-licence': ['driving-licence'],
} as const satisfies Readonly<Record<string, readonly DocumentKind[]>>;
export type IdentityProof = keyof typeof IDENTITY_PROOFS;

/** What proves where a player lives. */
export const ADDRESS_PROOF: DocumentKind = 'proof-of-address';

/** Why an operator refuses a document, as the player reads it. */
export const DOCUMENT_REFUSALS = [
  'unreadable',
  'cut-off',
  'out-of-date',
  'wrong-kind',
  'other-person',
  'not-original',
  'other',
] as const;
export type DocumentRefusal = (typeof DOCUMENT_REFUSALS)[number];
