import { EXIT } from './exit-codes.ts';

/** A command that ended otherwise than asked; compare `code`, never the class. */
export class CommandError extends Error {
  readonly code: string;
  readonly exitCode: number;
  /** What the service added. */
  readonly details: unknown;

  constructor(
    code: string,
    message: string,
    options: {
      readonly exitCode?: number;
      readonly details?: unknown;
      readonly cause?: unknown;
    } = {},
  ) {
    super(message, options);
    this.name = 'CommandError';
    this.code = code;
    this.exitCode = options.exitCode ?? EXIT.failed;
    this.details = options.details;
  }
}
