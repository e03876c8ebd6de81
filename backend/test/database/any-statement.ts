import type { PoolClient } from 'pg';
import type { Queryable } from '../../src/platform/database/queryable.ts';

/** A connection for statements that are not the product's: those on a test's own tables. */
export function anyStatement(client: Queryable): PoolClient {
  return client as PoolClient;
}
