export { CONSULTANT_OPT_IN, isConsultantAvailable, isConsultantOptIn } from './consultant.ts';
export {
  activationType,
  isContactFilled,
  isProfileFilled,
  type ActivationType,
} from './profile.ts';
export {
  DOCUMENT_TYPES,
  type DocumentTypeId,
  type GivenPerson,
  maskedDocumentNumber,
  type PersonFault,
  personFaults,
  type PersonField,
  plainNumber,
} from './personal-data.ts';
export { protectionLevel, protectionStatus, type ProtectionStatus } from './protection-level.ts';
export { comparedAnswer, isAnswerStrong } from './security-answer.ts';
export {
  accountSecurity,
  type AccountSecurity,
  SECURITY_STEPS,
  type SecurityFacts,
  type SecurityStep,
  type StepState,
} from './security-steps.ts';
export { typedDigits } from './typed-digits.ts';
export { HIDDEN_SPORTS_KEYS, hiddenSportIds, isSportHidden } from './hidden-sports.ts';
export { isFaceIdAsked, NOT_VERIFIED, VERIFICATION, VERIFIED } from './verification.ts';
