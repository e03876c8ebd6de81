import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { StateChange } from '@touchline/contracts/releases';
import type { FastifyRequest } from 'fastify';
import { auditActor, type Author } from './audit.ts';
import { ImportMapError } from './import-map-error.ts';
import type { Known, RowOf } from './generated/statements.ts';
import type { Query } from './state-store.ts';

/** The caller and what they may do. */
export interface Access {
  readonly actor: string;
  readonly mayWrite: boolean;
  /** The plugins they may change; undefined for all, and for everything else. */
  readonly plugins: readonly string[] | undefined;
}

const TOKENS = `SELECT name, may_write AS "mayWrite", plugins, revoked_at IS NOT NULL AS "isRevoked",
  to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "createdAt"
FROM importmap_token ORDER BY name`;

/** A token without its secret. */
export type TokenRecord = Known<RowOf<typeof TOKENS>, { readonly createdAt: string }>;

export interface Credentials {
  /**
   * Who a request's `Authorization` header speaks for: the operator by Basic (which deployment
   * pipelines speak) or bearer, a team by its token either way. Undefined for strangers.
   */
  readonly identify: (request: FastifyRequest) => Promise<Access | undefined>;
  /** Whose a token is that may do all that the operator may; undefined for any other. */
  readonly operatorWith: (token: string) => Promise<string | undefined>;
  /** Whether a token of this name may still do all that the operator may. */
  readonly mayOperate: (name: string) => Promise<boolean>;
  /**
   * Makes a token and returns its secret, once.
   * @throws ImportMapError `bad_request` when the name is taken
   */
  readonly create: (
    options: {
      readonly name: string;
      readonly mayWrite: boolean;
      readonly plugins: readonly string[];
    },
    by: Author,
  ) => Promise<string>;
  readonly list: () => Promise<readonly TokenRecord[]>;
  /** @throws ImportMapError `not_found` */
  readonly revoke: (name: string, by: Author) => Promise<void>;
}

const OPERATOR = 'operator';
const PREFIX = 'tlm_';

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

interface Given {
  readonly user?: string;
  readonly secret: string;
}

function secretIn(header: string | undefined): Given | undefined {
  const [, scheme = '', value = ''] = /^(\S+) +(.*)$/.exec(header ?? '') ?? [];
  if (scheme.toLowerCase() === 'bearer') {
    return { secret: value };
  }
  if (scheme.toLowerCase() !== 'basic') {
    return undefined;
  }
  const [user = '', ...password] = Buffer.from(value, 'base64').toString('utf8').split(':');
  return { user, secret: password.join(':') };
}

/** Checks and keeps the credentials of the control plane; secrets are stored as hashes. */
export function createCredentials(options: {
  readonly query: Query;
  readonly operatorToken: string;
  /** Whose sign-in a request with the operator's token is; undefined for the token alone. */
  readonly nameOf?: ((request: FastifyRequest) => string | undefined) | undefined;
}): Credentials {
  const { query, nameOf = () => undefined } = options;
  const operatorHash = digest(options.operatorToken);

  async function accessOf(given: Given | undefined): Promise<Access | undefined> {
    if (given === undefined || given.secret === '') {
      return undefined;
    }
    const hash = digest(given.secret);
    if (timingSafeEqual(hash, operatorHash)) {
      return given.user === undefined || given.user === OPERATOR
        ? { actor: OPERATOR, mayWrite: true, plugins: undefined }
        : undefined;
    }
    if (!given.secret.startsWith(PREFIX)) {
      return undefined;
    }
    const { rows } = await query(
      `SELECT name, may_write AS "mayWrite", plugins FROM importmap_token
       WHERE hash = $1 AND revoked_at IS NULL`,
      [hash],
    );
    const [row] = rows;
    if (row === undefined || (given.user !== undefined && given.user !== row.name)) {
      return undefined;
    }
    const { name, mayWrite, plugins } = row;
    return { actor: name, mayWrite, plugins: plugins.length === 0 ? undefined : plugins };
  }

  return {
    identify: async (request) => {
      const access = await accessOf(secretIn(request.headers.authorization));
      const isOperator = access?.actor === OPERATOR;
      return isOperator ? { ...access, actor: nameOf(request) ?? OPERATOR } : access;
    },
    operatorWith: async (secret) => {
      const { actor, mayWrite = false, plugins } = (await accessOf({ secret })) ?? {};
      return mayWrite && plugins === undefined ? actor : undefined;
    },
    mayOperate: async (name) => {
      const { rows } = await query(
        `SELECT FROM importmap_token
         WHERE name = $1 AND may_write AND plugins = '{}' AND revoked_at IS NULL`,
        [name],
      );
      return rows.length === 1;
    },
    create: async ({ name, mayWrite, plugins }, { actor, reason }) => {
      const secret = `${PREFIX}${randomBytes(24).toString('base64url')}`;
      const { rows } = await query(
        `WITH made AS (
           INSERT INTO importmap_token (name, hash, may_write, plugins)
           SELECT $1, $2, $3::boolean, $4::text[]
           WHERE NOT EXISTS (SELECT FROM operator_account WHERE name = $1)
           ON CONFLICT DO NOTHING RETURNING *
         )
         SELECT name, append_audit(now(), $5, 'token.make', 'token:' || name, NULL,
           jsonb_build_object('mayWrite', may_write, 'plugins', plugins), $6) FROM made`,
        [name, digest(secret), mayWrite, plugins, auditActor(actor), reason ?? null],
      );
      if (rows.length === 0) {
        throw new ImportMapError(
          'bad_request',
          `there is already a token or an operator named "${name}"`,
        );
      }
      return secret;
    },
    list: async () => {
      const { rows } = await query(TOKENS, []);
      return rows as readonly TokenRecord[];
    },
    revoke: async (name, { actor, reason }) => {
      const { rows } = await query(
        `WITH ended AS (
           UPDATE importmap_token SET revoked_at = now()
           WHERE name = $1 AND revoked_at IS NULL RETURNING *
         ), recorded AS (
           SELECT append_audit(now(), $2, 'token.revoke', 'token:' || name,
             jsonb_build_object('mayWrite', may_write, 'plugins', plugins), NULL, $3) AS position FROM ended
         )
         SELECT name, (SELECT max(position) FROM recorded) FROM importmap_token WHERE name = $1`,
        [name, auditActor(actor), reason ?? null],
      );
      if (rows.length === 0) {
        throw new ImportMapError('not_found', `there is no token named "${name}"`);
      }
    },
  };
}

/** The one plugin that a change is about. */
function pluginOf(change: StateChange): string | undefined {
  return 'plugin' in change ? change.plugin : undefined;
}

/**
 * Refuses changes that are not for the caller to make.
 * @throws ImportMapError `forbidden`
 */
export function authoriseChanges(access: Access, changes: readonly StateChange[]): void {
  const { actor, mayWrite, plugins } = access;
  if (!mayWrite) {
    throw new ImportMapError('forbidden', `"${actor}" may read and not change`);
  }
  const foreign = changes.find(
    (change) => plugins !== undefined && !plugins.includes(pluginOf(change) ?? ''),
  );
  if (foreign !== undefined) {
    const plugin = pluginOf(foreign);
    const what = plugin === undefined ? foreign.kind : `"${plugin}"`;
    throw new ImportMapError(
      'forbidden',
      `"${actor}" may change ${plugins?.join(', ')} and not ${what}`,
    );
  }
}
