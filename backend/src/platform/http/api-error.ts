import { ERROR_STATUS, type ErrorCode } from '@touchline/contracts/errors';

/** A refusal that reaches the client as `{ error: { code, message, details? } }`. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: unknown;

  constructor(
    code: ErrorCode,
    message: string,
    options?: { readonly details?: unknown; readonly cause?: unknown },
  ) {
    super(message, options?.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'ApiError';
    this.code = code;
    this.details = options?.details;
  }
}

/**
 * Whether an error carries a code of the catalogue. By code and never by class, so that errors
 * thrown by the pure domain or by another module's own class count as well.
 */
export function isCodedError(
  error: unknown,
): error is Error & { readonly code: ErrorCode; readonly details?: unknown } {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    Object.hasOwn(ERROR_STATUS, error.code)
  );
}
