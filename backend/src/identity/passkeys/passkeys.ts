import { createHmac, timingSafeEqual } from 'node:crypto';
import type {
  AddPasskey,
  PasskeyCreationOptions,
  PasskeyLogin,
  PasskeyRequestOptions,
} from '@touchline/contracts/identity';
import type * as z from 'zod/mini';
import type { Clock } from '../../platform/clock.ts';
import type { Pool, PoolClient } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { CHALLENGE_MS, createPasskeyChallenges } from './passkey-challenges.ts';
import type { RelyingParty } from './relying-party.ts';
import { findPasskey, readPasskeys, type StoredPasskey, storePasskey } from './stored-passkeys.ts';

/** More than a person has devices and keys. */
const MAX_PASSKEYS = 10;
/** What nearly every authenticator signs with: Ed25519, ES256, RS256 (IANA COSE algorithms). */
const ALGORITHMS = [-8, -7, -257];
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

type Transport = (typeof TRANSPORTS)[number];

/** A passkey whose signature was right, and the counter that came with it. */
export interface ProvedPasskey {
  readonly passkey: StoredPasskey;
  readonly counter: number;
}

export interface Passkeys {
  /** What a player's browser makes a passkey from. @throws ApiError `passkey_limit` */
  readonly begin: (owner: {
    readonly playerId: string;
    readonly holder: string;
    readonly site: RelyingParty;
    readonly brand: string;
  }) => Promise<PasskeyCreationOptions>;
  /**
   * Checks and stores what the browser has made.
   * @throws ApiError `passkey_expired`, `passkey_wrong`
   */
  readonly add: (
    client: PoolClient,
    added: {
      readonly playerId: string;
      readonly holder: string;
      readonly site: RelyingParty;
      readonly credential: AddPasskey['credential'];
      readonly name: string | undefined;
    },
  ) => Promise<void>;
  /** What a visitor's browser signs. */
  readonly challenge: (holder: string, site: RelyingParty) => Promise<PasskeyRequestOptions>;
  /**
   * Checks a signature of a visitor's browser; its counter is still to be noted.
   * @throws ApiError `passkey_expired`; `passkey_wrong`, alike whether or not there is such a passkey
   */
  readonly check: (given: {
    readonly holder: string;
    readonly site: RelyingParty;
    readonly credential: z.output<typeof PasskeyLogin>['credential'];
  }) => Promise<ProvedPasskey>;
}

interface Dependencies {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Keys the handles that authenticators know players by; of all instances of the site. */
  readonly key: Buffer;
}

// Half a second to load, which no start of the site waits for.
const library = () => import('@simplewebauthn/server');

const expired = () => new ApiError('passkey_expired', 'begin again');
const wrong = (cause?: unknown) =>
  new ApiError('passkey_wrong', 'this passkey does not open an account here', { cause });

/** What authenticators know a player by: the same for all their passkeys, and nothing about them. */
function handleOf(key: Buffer, playerId: string): Buffer {
  return createHmac('sha256', key).update(`passkeys of ${playerId}`).digest();
}

function knownTransports(given: readonly string[]): readonly Transport[] {
  return TRANSPORTS.filter((transport) => given.includes(transport));
}

async function begin(
  { pool, key }: Dependencies,
  challenge: (holder: string) => Promise<string>,
  { playerId, holder, site, brand }: Parameters<Passkeys['begin']>[0],
): Promise<PasskeyCreationOptions> {
  const own = await readPasskeys(pool, playerId);
  if (own.length >= MAX_PASSKEYS) {
    throw new ApiError('passkey_limit', 'remove a passkey before you add another');
  }
  return {
    challenge: await challenge(holder),
    rp: { id: site.id, name: brand },
    user: {
      id: handleOf(key, playerId).toString('base64url'),
      name: playerId,
      displayName: playerId,
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: CHALLENGE_MS,
    attestation: 'none',
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    excludeCredentials: own.map(({ credential_id: id, transports }) => ({
      id,
      type: 'public-key',
      transports: [...knownTransports(transports)],
    })),
  };
}

/** The public key of a passkey that was made for this challenge, by a device that knows its user. */
async function verifyMade(
  site: RelyingParty,
  expectedChallenge: string,
  credential: AddPasskey['credential'],
) {
  const { id, rawId, type, response } = credential;
  const { verifyRegistrationResponse } = await library();
  const { clientDataJSON, attestationObject } = response;
  const made = await verifyRegistrationResponse({
    response: {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error: unknown) => {
    throw wrong(error);
  });
  if (!made.verified) {
    throw wrong();
  }
  return made.registrationInfo;
}

/** The counter of a signature, which must be right; whether the counter has grown is for the database to say. */
async function verifySigned(
  passkey: StoredPasskey,
  site: RelyingParty,
  signed: {
    readonly expectedChallenge: string;
    readonly credential: z.output<typeof PasskeyLogin>['credential'];
  },
): Promise<number> {
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...signed.credential, clientExtensionResults: {} },
    expectedChallenge: signed.expectedChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: 0,
    },
  }).catch((error: unknown) => {
    throw wrong(error);
  });
  if (!verified) {
    throw wrong();
  }
  return authenticationInfo.newCounter;
}

/** See `Passkeys`. */
export function createPasskeys(dependencies: Dependencies): Passkeys {
  const { pool, clock, key } = dependencies;
  const challenges = createPasskeyChallenges(dependencies);
  return {
    begin: (owner) => begin(dependencies, challenges.make, owner),
    add: async (client, { playerId, holder, site, credential, name }) => {
      const challenge = await challenges.take(holder);
      if (challenge === undefined) {
        throw expired();
      }
      const made = await verifyMade(site, challenge, credential);
      const isStored = await storePasskey(client, {
        playerId,
        credentialId: made.credential.id,
        publicKey: made.credential.publicKey,
        counter: made.credential.counter,
        transports: knownTransports(credential.response.transports ?? []),
        name,
        isSynced: made.credentialBackedUp,
        now: clock(),
      });
      if (!isStored) {
        throw wrong();
      }
    },
    challenge: async (holder, site) => ({
      challenge: await challenges.make(holder),
      rpId: site.id,
      timeout: CHALLENGE_MS,
      userVerification: 'required',
    }),
    check: async ({ holder, site, credential }) => {
      const expectedChallenge = await challenges.take(holder);
      if (expectedChallenge === undefined) {
        throw expired();
      }
      const passkey = await findPasskey(pool, credential.id);
      if (passkey === undefined) {
        throw wrong();
      }
      const handle = Buffer.from(credential.response.userHandle, 'base64url');
      const owned = handleOf(key, passkey.player_id);
      if (handle.length !== owned.length || !timingSafeEqual(handle, owned)) {
        throw wrong();
      }
      const counter = await verifySigned(passkey, site, { expectedChallenge, credential });
      return { passkey, counter };
    },
  };
}
