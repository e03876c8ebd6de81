export { CodedError, codeOf, hasCode, hasName, messageOf } from './coded-error.ts';
export { DomainError, isDomainError, type DomainErrorCode } from './domain-error.ts';
