import { createHmac, timingSafeEqual } from 'node:crypto';

/** `t=<ms>,v1=<hex HMAC-SHA-256 of "<ms>.<body>">` */
export const SIGNATURE_HEADER = 'x-test-provider-signature';

/** Signatures older or newer than this are not accepted. */
const TOLERANCE_MS = 300_000;

interface Signed {
  readonly secret: Uint8Array;
  readonly body: string;
  readonly time: number;
}

function mac({ secret, body, time }: Signed): string {
  return createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
}

/** The header value for a body sent at a time. */
export function sign(signed: Signed): string {
  return `t=${signed.time},v1=${mac(signed)}`;
}

/** Whether a header proves that the holder of the secret sent this body about now. */
export function isGenuine(header: string, { secret, body, time: now }: Signed): boolean {
  const found = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(header);
  if (found === null) {
    return false;
  }
  const [, time = '', given = ''] = found;
  const expected = mac({ secret, body, time: Number(time) });
  return (
    Math.abs(now - Number(time)) <= TOLERANCE_MS &&
    timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(expected, 'hex'))
  );
}
