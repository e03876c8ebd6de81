export {
  ADDRESS_PROOF,
  DOCUMENT_KINDS,
  DOCUMENT_REFUSALS,
  type DocumentKind,
  type DocumentRefusal,
  IDENTITY_PROOFS,
  type IdentityProof,
} from './document-kinds.ts';
export {
  type DocumentFacts,
  type DocumentRequest,
  type DocumentState,
  type DocumentStates,
  documentStates,
  isIdentityProved,
  isUploadOpen,
  type UploadedDocument,
} from './document-states.ts';
