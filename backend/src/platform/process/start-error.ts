/** A start that cannot continue, worded for the person at the terminal. */
export class StartError extends Error {
  readonly code = 'start_failed';

  constructor(message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.name = 'StartError';
  }
}
