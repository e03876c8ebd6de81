import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

/** What a signed link says. */
export interface Override {
  readonly id: string;
  readonly environment: string;
  /** Absent for a link that only opens the inspector. */
  readonly target?: { readonly plugin: string; readonly version: string } | undefined;
  readonly inspect: boolean;
  /** Milliseconds since epoch. */
  readonly expiresAt: number;
}

/** The state of a link in use. */
export type LinkReading =
  | { readonly kind: 'valid' | 'expired'; readonly override: Override }
  | { readonly kind: 'invalid' };

export interface LinkSigner {
  readonly sign: (override: Override) => string;
  /** @param now milliseconds since epoch */
  readonly read: (link: string, now: number) => LinkReading;
}

/** What the signature also covers: the same secret signs nothing else by accident. */
const PURPOSE = 'touchline override 1';
/** No link of ours is longer; nothing longer is parsed. */
const LONGEST = 600;

const Payload = z.tuple([
  z.string(),
  z.string(),
  z.nullable(z.tuple([z.string(), z.string()])),
  z.boolean(),
  z.number(),
]);

function macOf(payload: string, secret: string): string {
  return createHmac('sha256', secret).update(`${PURPOSE}\n${payload}`).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** A secret for links, where none is set: derived from the operator token, irreversibly. */
export function secretFromToken(operatorToken: string): string {
  return Buffer.from(hkdfSync('sha256', operatorToken, '', PURPOSE, 32)).toString('base64url');
}

/**
 * Signs links and reads them again.
 * @param secrets the first signs; every one is accepted, so that an old one can be kept until its
 *   links have run out
 */
export function createLinkSigner(secrets: readonly [string, ...string[]]): LinkSigner {
  return {
    sign: ({ id, environment, target, inspect, expiresAt }) => {
      const content: z.infer<typeof Payload> = [
        id,
        environment,
        target === undefined ? null : [target.plugin, target.version],
        inspect,
        expiresAt,
      ];
      const payload = Buffer.from(JSON.stringify(content)).toString('base64url');
      return `${payload}.${macOf(payload, secrets[0])}`;
    },
    read: (link, now) => {
      const [payload = '', mac = '', ...rest] = link.length > LONGEST ? [] : link.split('.');
      const isOurs = secrets.some((secret) => isSame(mac, macOf(payload, secret)));
      if (payload === '' || rest.length > 0 || !isOurs) {
        return { kind: 'invalid' };
      }
      const content = Payload.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
      if (!content.success) {
        return { kind: 'invalid' };
      }
      const [id, environment, named, inspect, expiresAt] = content.data;
      const target = named === null ? undefined : { plugin: named[0], version: named[1] };
      const override = { id, environment, target, inspect, expiresAt };
      return { kind: now < expiresAt ? 'valid' : 'expired', override };
    },
  };
}
