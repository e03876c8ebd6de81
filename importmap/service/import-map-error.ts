import { CodedError, hasName } from '@touchline/domain/errors';
import type { ErrorCode } from '@touchline/contracts/errors';

/** A refusal of the import-map service, with a code of the common catalogue. */
export class ImportMapError extends CodedError<ErrorCode> {
  /** @param options `details`: what the caller needs to continue, e.g. the difference to a newer revision */
  constructor(
    code: ErrorCode,
    message: string,
    options?: { readonly cause?: unknown; readonly details?: unknown },
  ) {
    super(code, message, options);
    this.name = 'ImportMapError';
  }
}

/** Whether the service refused a call, and did not break. */
export function isImportMapError(error: unknown): error is ImportMapError {
  return hasName(error, 'ImportMapError');
}
