/** No browser could be found or started; the message says in one sentence what to do. */
export class BrowserError extends Error {
  readonly code = 'browser_missing';
}
