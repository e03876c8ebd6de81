const LOST = new Set(['network_failed', 'request_timeout', 'request_cancelled', 'answer_invalid']);

/**
 * Whether a call that moves money failed in a way that leaves open what the server did: the answer
 * was lost, or cannot be read. The caller repeats it with the same key, or asks.
 * @param code - the error's code
 */
export function isUnanswered(code: string): boolean {
  return LOST.has(code) || code.startsWith('http_5');
}
