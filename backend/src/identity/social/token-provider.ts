import type { OfferedNetwork } from '@touchline/contracts/identity';
import { type JWTVerifyGetKey, errors, jwtVerify } from 'jose';
import type { Clock } from '../../platform/clock.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { IdentityProvider } from './identity-provider.ts';

/** Asymmetric ones only: a verifier cannot sign. */
const ALGORITHMS = ['RS256', 'ES256', 'EdDSA'];

/** Clocks differ by this much. */
const TOLERANCE_SECONDS = 30;

/** A credential is used immediately; an hour is what the networks allow themselves. */
const OLDEST_SECONDS = 3_600;

/** Failures to get at the keys, which are no fault of the credential. */
const KEYS_AWAY: ReadonlySet<string> = new Set([
  'ERR_JWKS_TIMEOUT',
  'ERR_JWKS_INVALID',
  'ERR_JOSE_GENERIC',
]);

/** A network whose credential is an OpenID Connect ID token. */
export function createTokenProvider(options: {
  readonly network: OfferedNetwork;
  readonly clientId: string;
  readonly script: string;
  readonly issuer: string;
  readonly keys: JWTVerifyGetKey;
  readonly clock: Clock;
}): IdentityProvider {
  const { network, clientId, script, issuer, keys, clock } = options;
  return {
    network,
    clientId,
    script,
    verify: async (credential, nonce) => {
      const { payload } = await jwtVerify<{
        nonce: unknown;
        name: unknown;
        email: unknown;
        email_verified: unknown;
      }>(credential, keys, {
        algorithms: ALGORITHMS,
        issuer,
        audience: clientId,
        currentDate: new Date(clock()),
        clockTolerance: TOLERANCE_SECONDS,
        maxTokenAge: OLDEST_SECONDS,
        requiredClaims: ['sub', 'iat', 'exp', 'nonce'],
      }).catch((error: unknown) => {
        if (error instanceof errors.JOSEError && !KEYS_AWAY.has(error.code)) {
          throw new ApiError(
            'social_credential_invalid',
            'the network did not issue this credential',
            {
              cause: error,
            },
          );
        }
        throw new ApiError('unavailable', 'could not fetch the keys of the network', {
          cause: error,
        });
      });
      const { sub: subject = '', exp = 0, aud, name, email, email_verified: proved } = payload;
      // A token for several readers may have been passed on by one of them.
      if (payload.nonce !== nonce || Array.isArray(aud) || subject === '') {
        throw new ApiError(
          'social_credential_invalid',
          'the credential was issued for another site',
        );
      }
      return {
        subject,
        name: typeof name === 'string' && name !== '' ? name.slice(0, 80) : undefined,
        email: typeof email === 'string' && proved === true ? email : undefined,
        expiresAt: (exp + TOLERANCE_SECONDS) * 1000,
      };
    },
  };
}
