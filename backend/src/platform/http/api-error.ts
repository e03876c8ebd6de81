import { CodedError, codeOf } from '@touchline/domain/errors';
import { ERROR_STATUS, type ErrorCode } from '@touchline/contracts/errors';

/** A refusal that reaches the client as `{ error: { code, message, details? } }`. */
export class ApiError extends CodedError<ErrorCode> {
  constructor(
    code: ErrorCode,
    message: string,
    options?: { readonly details?: unknown; readonly cause?: unknown },
  ) {
    super(code, message, options);
    this.name = 'ApiError';
  }
}

/**
 * Whether an error carries a code of the catalogue. By code and never by class, so that errors
 * thrown by the pure domain or by another module's own class count as well.
 */
export function isCodedError(
  error: unknown,
): error is Error & { readonly code: ErrorCode; readonly details?: unknown } {
  const code = codeOf(error);
  return code !== undefined && Object.hasOwn(ERROR_STATUS, code);
}
