import type { ErrorCode } from '@touchline/contracts/errors';

/** A refusal of the import-map service, with a code of the common catalogue. */
export class ImportMapError extends Error {
  readonly code: ErrorCode;
  /** What the caller needs to continue, e.g. the difference to a newer revision. */
  readonly details: unknown;

  constructor(
    code: ErrorCode,
    message: string,
    options: { readonly cause?: unknown; readonly details?: unknown } = {},
  ) {
    super(message, options);
    this.name = 'ImportMapError';
    this.code = code;
    this.details = options.details;
  }
}
