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
  areRequestsMet,
  type DocumentFacts,
  type DocumentRequest,
  type DocumentState,
  type DocumentStates,
  documentStates,
  EXPIRY_NOTICE_DAYS,
  isIdentityProved,
  isUploadOpen,
  type UploadedDocument,
} from './document-states.ts';
export {
  CHECK_REASONS,
  CHECK_STATES,
  type CheckNews,
  type CheckReason,
  type CheckState,
  isCheckOpen,
  isCheckUnderWay,
  isNewerCheck,
} from './identity-check.ts';
