import { codeOf, messageOf } from '@touchline/domain/errors';

/** The network errors of an unreachable server. */
const LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);
/** SQLSTATE: connection exceptions, a server that shuts down or starts, no room for a connection. */
const AWAY_STATE = /^(?:08|57P|53)[0-9A-Z]{2,3}$/;
/** What the driver says without a code, of a connection that broke before or during the query. */
const DRIVER_MESSAGE =
  /^(?:Connection terminated|timeout exceeded when|Client (?:has encountered a connection error|was closed) and is not queryable)/;

/**
 * Whether an error means that the database cannot be reached now, rather than that it refused. What
 * the failed call did is unknown: the same call with the same key may be made again.
 */
export function isDatabaseAway(error: unknown): boolean {
  const code = codeOf(error);
  return (
    (code !== undefined && (LOST.has(code) || AWAY_STATE.test(code))) ||
    DRIVER_MESSAGE.test(messageOf(error))
  );
}
