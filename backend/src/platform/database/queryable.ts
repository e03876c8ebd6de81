import type { Pool, PoolClient } from 'pg';

/** What a statement runs on: any connection of the pool, or the one that a transaction is on. */
export type Queryable = Pool | PoolClient;
