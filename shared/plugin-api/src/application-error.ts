import type { CLIENT_ERROR_CODES } from '@touchline/contracts/errors';

/** Codes of failures that arise in the browser; the server's are in the contracts' catalogue. */
export type ClientErrorCode = (typeof CLIENT_ERROR_CODES)[number];

export interface ApplicationErrorDetails {
  readonly code: string;
  readonly message: string;
  /** HTTP status where there was an answer; 499 for a cancelled request, 0 for a network failure. */
  readonly status?: number | undefined;
  /** Id of the plugin concerned, or `shell`. */
  readonly plugin?: string | undefined;
  /** What was under way: load, mount, update, unmount, guard, handler, request… */
  readonly phase?: string | undefined;
  /** What the reader can try next; the page of the code unless something nearer is known. */
  readonly next?: string | undefined;
  /** The server's `details`, to be parsed by the schema that belongs to the code. */
  readonly details?: unknown;
  readonly cause?: unknown;
}

/** The one error of the product. Compare `code`, never the class: bundles have their own classes. */
export class ApplicationError extends Error {
  readonly code: string;
  readonly status: number | undefined;
  readonly plugin: string | undefined;
  readonly phase: string | undefined;
  readonly next: string;
  readonly details: unknown;

  constructor(given: ApplicationErrorDetails) {
    super(given.message, { cause: given.cause });
    this.name = 'ApplicationError';
    this.code = given.code;
    this.status = given.status;
    this.plugin = given.plugin;
    this.phase = given.phase;
    this.next = given.next ?? `see docs/errors/${given.code}.md`;
    this.details = given.details;
  }
}

/** The code of anything thrown; `unknown` where it has none. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error
    ? String(error.code)
    : 'unknown';
}
