import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';

/** A message as the browser of a subscription gets it. */
export interface ReceivedPush {
  readonly payload: Record<string, unknown>;
  readonly authorization: string;
  readonly ttl: string;
}

/** A browser's subscription, with what only the browser has. */
export interface TestSubscription {
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  readonly received: ReceivedPush[];
  /** What the service answers to messages for it; 201 unless set. */
  answer: number;
}

/** A push service in a server of its own, which speaks https as RFC 8030 wants it. */
export interface PushService {
  readonly host: string;
  /** Of the certificate that it signed itself. */
  readonly ca: string;
  readonly subscribe: () => TestSubscription;
  /** How many requests it was sent. */
  readonly requests: () => number;
  readonly stop: () => Promise<void>;
}

const SALT = 16;
const KEY_AT = SALT + 5;

/** Decrypts a message as browsers do (RFC 8188, RFC 8291); written from the two documents alone. */
function decrypt(body: Buffer, browser: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, SALT);
  const sender = body.subarray(KEY_AT, KEY_AT + (body[SALT + 4] ?? 0));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const key = Buffer.from(hkdfSync('sha256', browser.computeSecret(sender), auth, info, 32));
  const part = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${name}\0`, bytes));
  const text = body.subarray(KEY_AT + sender.length);
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
  decipher.setAuthTag(text.subarray(-16));
  const padded = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

/** Starts a push service on this machine. */
export async function startPushService(): Promise<PushService> {
  const pair = await generate([{ name: 'commonName', value: 'localhost' }]);
  const browsers = new Map<string, (request: ReceivedPush | undefined, body: Buffer) => number>();
  let requests = 0;
  const server = createServer({ cert: pair.cert, key: pair.private }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      requests += 1;
      const { authorization = '', ttl } = request.headers;
      const head = { payload: {}, authorization, ttl: String(ttl) };
      response.statusCode = browsers.get(request.url ?? '')?.(head, Buffer.concat(parts)) ?? 404;
      response.end();
    });
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  return {
    host,
    ca: pair.cert,
    subscribe: () => {
      const browser = createECDH('prime256v1');
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(12).toString('base64url')}`;
      const made: TestSubscription = {
        subscription: {
          endpoint: `https://${host}${path}`,
          keys: {
            p256dh: browser.generateKeys('base64url'),
            auth: auth.toString('base64url'),
          },
        },
        received: [],
        answer: 201,
      };
      browsers.set(path, (head, body) => {
        if (made.answer === 201 && head !== undefined) {
          made.received.push({ ...head, payload: JSON.parse(decrypt(body, browser, auth)) });
        }
        return made.answer;
      });
      return made;
    },
    requests: () => requests,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
