/** A start that cannot go on, worded for the person at the terminal. */
export class StartError extends Error {
  readonly code = 'start_failed';

  constructor(message: string, options?: { readonly cause?: unknown }) {
    super(message, options);
    this.name = 'StartError';
  }
}
