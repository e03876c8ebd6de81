import type { ErrorCode } from '@touchline/contracts';

/** A refusal of the import-map service, with a code of the common catalogue. */
export class ImportMapError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.name = 'ImportMapError';
    this.code = code;
  }
}
