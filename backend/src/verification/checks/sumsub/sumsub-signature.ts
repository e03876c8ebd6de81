import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The signature of a request: HMAC-SHA256 over time, method, path with query, and body, in hexadecimal
 * (docs.sumsub.com, "Authentication").
 * @param request.time seconds since epoch
 */
export function signatureOf(
  request: {
    readonly time: number;
    readonly method: string;
    /** With its query. */
    readonly path: string;
    readonly body: string;
  },
  secretKey: string,
): string {
  const { time, method, path, body } = request;
  return createHmac('sha256', secretKey).update(`${time}${method}${path}${body}`).digest('hex');
}

/** The digests of webhooks that are believed. SHA-1 can still be chosen there and is not among them. */
const ALGORITHMS: ReadonlyMap<unknown, string> = new Map([
  ['HMAC_SHA256_HEX', 'sha256'],
  ['HMAC_SHA512_HEX', 'sha512'],
]);

/** Whether a webhook is genuine, compared in constant time (docs.sumsub.com, "Webhook manager"). */
export function isGenuine(
  webhook: { readonly algorithm: unknown; readonly digest: unknown; readonly body: string },
  secret: string,
): boolean {
  const { algorithm, digest, body } = webhook;
  const hash = ALGORITHMS.get(algorithm);
  if (hash === undefined || typeof digest !== 'string') {
    return false;
  }
  const expected = Buffer.from(createHmac(hash, secret).update(body).digest('hex'));
  const actual = Buffer.from(digest.toLowerCase());
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
