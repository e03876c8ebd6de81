import { createHash, randomBytes } from 'node:crypto';
import type { OfferedNetwork } from '@touchline/contracts/identity';
import type { Clock } from '../../../platform/clock.ts';
import type { Pool } from '../../../platform/database/queryable.ts';
import type { CodeChecks } from '../identity-provider.ts';

/** How long a visitor has at the network: to sign in there, too. */
export const FLOW_MS = 900_000;

/** A visitor who is at a network. */
export interface CodeFlow extends CodeChecks {
  readonly network: OfferedNetwork;
  readonly language: string;
  /** Where on the site they were, a path. */
  readonly page: string;
  readonly currency: string;
  readonly countryId: number;
}

export interface CodeFlows {
  /** @returns the secret by which the browser is known */
  readonly keep: (flow: CodeFlow) => Promise<string>;
  /** Uses it up; undefined where it has expired, was used, or belongs to another browser. */
  readonly take: (secret: string) => Promise<CodeFlow | undefined>;
}

const digestOf = (secret: string) => createHash('sha256').update(secret).digest();

/** Visitors at networks, by digests of their browsers' secrets. */
export function createCodeFlows({
  pool,
  clock,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
}): CodeFlows {
  return {
    keep: async (flow) => {
      const secret = randomBytes(32).toString('base64url');
      const now = clock();
      await pool.query('DELETE FROM social_code_flow WHERE expires_at < $1', [new Date(now)]);
      await pool.query(
        `INSERT INTO social_code_flow (digest, network, state, nonce, verifier, language, page, currency,
           country_id, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          digestOf(secret),
          flow.network,
          flow.state,
          flow.nonce,
          flow.verifier,
          flow.language,
          flow.page,
          flow.currency,
          flow.countryId,
          new Date(now + FLOW_MS),
        ],
      );
      return secret;
    },
    take: async (secret) => {
      const { rows } = await pool.query(
        'DELETE FROM social_code_flow WHERE digest = $1 AND expires_at > $2 RETURNING *',
        [digestOf(secret), new Date(clock())],
      );
      const [row] = rows;
      return (
        row && {
          network: row.network as OfferedNetwork,
          state: row.state,
          nonce: row.nonce,
          verifier: row.verifier,
          language: row.language,
          page: row.page,
          currency: row.currency,
          countryId: row.country_id,
        }
      );
    },
  };
}
