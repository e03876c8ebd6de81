import { createHash } from 'node:crypto';
import { FINGERPRINT_HEADER, type Fingerprint } from '@touchline/contracts/identity';
import type { FastifyRequest } from 'fastify';
import { SignJWT, jwtVerify } from 'jose';
import type { Pool } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { serviceSecret } from '../../platform/database/service-secret.ts';
import type { FingerprintSettings, FingerprintedCall } from './fingerprint-settings.ts';

const AUDIENCE = 'fingerprint';

/** What the site's script has found out about a device. */
export interface DeviceReport {
  readonly visitorId: string;
  readonly components: Readonly<Record<string, unknown>>;
}

export interface Fingerprints {
  readonly issue: (request: FastifyRequest, report: DeviceReport) => Promise<Fingerprint>;
  /**
   * Refuses a call that needs a fingerprint and carries no valid one of this very browser.
   * @throws ApiError `fingerprint_required`
   */
  readonly admit: (request: FastifyRequest, call: FingerprintedCall) => Promise<void>;
  /** The device of a call that carries a valid fingerprint of this very browser. */
  readonly deviceOf: (request: FastifyRequest) => Promise<string | undefined>;
}

/** A token copied into another browser does not count: it names the one it was made for. */
function browserOf(request: FastifyRequest): string {
  const text = String(request.headers['user-agent'] ?? '');
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

/** Signs and checks fingerprints; nothing of them is stored. */
export async function createFingerprints(options: {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly settings: () => Promise<FingerprintSettings>;
}): Promise<Fingerprints> {
  const { pool, clock, settings } = options;
  const secret = await serviceSecret(pool, 'fingerprint');

  async function deviceOf(request: FastifyRequest): Promise<string | undefined> {
    const token = request.headers[FINGERPRINT_HEADER];
    const claims = await jwtVerify<{ browser: string }>(String(token ?? ''), secret, {
      algorithms: ['HS256'],
      audience: AUDIENCE,
      currentDate: new Date(clock()),
      requiredClaims: ['sub', 'exp', 'browser'],
    }).then(
      ({ payload }) => payload,
      () => undefined,
    );
    return claims?.browser === browserOf(request) ? claims.sub : undefined;
  }

  return {
    issue: async (request, { visitorId, components }) => {
      const { lifetimeSeconds } = await settings();
      const expires = Math.floor(clock() / 1000) + lifetimeSeconds;
      const token = await new SignJWT({ browser: browserOf(request) })
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience(AUDIENCE)
        .setSubject(visitorId)
        .setExpirationTime(expires)
        .sign(secret);
      return { token, expiresAt: expires * 1000, data: { ...components } };
    },
    deviceOf,
    admit: async (request, call) => {
      const isRequired = (await settings()).requiredFor.includes(call);
      if (isRequired && (await deviceOf(request)) === undefined) {
        throw new ApiError('fingerprint_required', 'this call needs a valid device fingerprint');
      }
    },
  };
}
