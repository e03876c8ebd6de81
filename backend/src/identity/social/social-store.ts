import { createHash, randomBytes } from 'node:crypto';
import type { OfferedNetwork } from '@touchline/contracts/identity';
import type { Pool, PoolClient, RowOf } from '../../platform/database/queryable.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';

/** How long a visitor may read the terms before a new proof is required. */
export const PENDING_MS = 900_000;

/** A visitor whom a network has proved and who has no account yet. */
export interface PendingPerson {
  readonly network: OfferedNetwork;
  readonly subject: string;
  readonly name: string | undefined;
  readonly currency: string;
  readonly countryId: number;
}

const PENDING = 'SELECT * FROM social_registration WHERE digest = $1 AND expires_at > $2';

type PendingRow = RowOf<typeof PENDING>;

export interface SocialStore {
  /** The player tied to an identity. */
  readonly findPlayer: (
    identity: Pick<PendingPerson, 'network' | 'subject'>,
  ) => Promise<string | undefined>;
  /** @throws ApiError `account_exists` when the identity has an account by now */
  readonly link: (
    client: PoolClient,
    identity: Pick<PendingPerson, 'network' | 'subject'> & { readonly playerId: string },
  ) => Promise<void>;
  /** Takes a credential by its nonce. @throws ApiError `social_credential_used` */
  readonly useUp: (credential: {
    readonly network: OfferedNetwork;
    readonly nonce: string;
    readonly expiresAt: number;
  }) => Promise<void>;
  /** Remembers a person. @returns the token by which their browser is known */
  readonly keep: (person: PendingPerson) => Promise<string>;
  /** @throws ApiError `social_registration_expired` */
  readonly pending: (token: string | undefined) => Promise<PendingPerson>;
  /** The same, and forgets the person. @throws ApiError `social_registration_expired` */
  readonly take: (client: PoolClient, token: string | undefined) => Promise<PendingPerson>;
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function personOf(row: PendingRow | undefined): PendingPerson {
  if (row === undefined) {
    throw new ApiError('social_registration_expired', 'ask the network again');
  }
  const { subject, currency, name, country_id: countryId } = row;
  const network = row.network as OfferedNetwork;
  return { network, subject, currency, countryId, name: name ?? undefined };
}

/** Identities, credentials that were taken, and persons who are still reading the terms. */
export function createSocialStore({
  pool,
  clock,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
}): SocialStore {
  const now = () => new Date(clock());
  const search = (token: string | undefined) => [digestOf(token ?? ''), now()];

  return {
    findPlayer: async ({ network, subject }) => {
      const { rows } = await pool.query(
        'SELECT player_id FROM social_identity WHERE network = $1 AND subject = $2',
        [network, subject],
      );
      return rows[0]?.player_id;
    },
    link: async (client, { network, subject, playerId }) => {
      const { rowCount } = await client.query(
        `INSERT INTO social_identity (network, subject, player_id, linked_at)
         VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
        [network, subject, playerId, now()],
      );
      if (rowCount !== 1) {
        throw new ApiError('account_exists', 'this person has an account already');
      }
    },
    useUp: async ({ network, nonce, expiresAt }) => {
      await pool.query('DELETE FROM social_credential_used WHERE expires_at < $1', [now()]);
      const { rowCount } = await pool.query(
        `INSERT INTO social_credential_used (digest, expires_at)
         VALUES ($1, $2) ON CONFLICT DO NOTHING`,
        [digestOf(`${network} ${nonce}`), new Date(expiresAt)],
      );
      if (rowCount !== 1) {
        throw new ApiError('social_credential_used', 'this credential has been used already');
      }
    },
    keep: async ({ network, subject, name, currency, countryId }) => {
      const token = randomBytes(32).toString('base64url');
      await pool.query('DELETE FROM social_registration WHERE expires_at < $1', [now()]);
      await pool.query(
        `INSERT INTO social_registration
           (digest, network, subject, name, currency, country_id, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [
          digestOf(token),
          network,
          subject,
          name ?? null,
          currency,
          countryId,
          new Date(clock() + PENDING_MS),
        ],
      );
      return token;
    },
    pending: async (token) => {
      const { rows } = await pool.query(PENDING, search(token));
      return personOf(rows[0]);
    },
    take: async (client, token) => {
      const { rows } = await client.query(
        'DELETE FROM social_registration WHERE digest = $1 AND expires_at > $2 RETURNING *',
        search(token),
      );
      return personOf(rows[0]);
    },
  };
}
