import type { RowOf, Statements } from './generated/statements.ts';

/** The text of a statement that the sources have; `npm run statements` describes a new one. */
type Statement = keyof Statements;

export type { Known, RowOf } from './generated/statements.ts';

interface Result<Row> {
  readonly rows: Row[];
  readonly rowCount: number | null;
}

/** A statement that each connection plans once. */
interface NamedStatement<Text> {
  readonly name?: string;
  readonly text: Text;
  readonly values?: unknown[];
}

/** What a statement runs on: any connection of the pool, or the one that a transaction is on. */
export interface Queryable {
  query<const Text extends Statement>(
    statement: Text | NamedStatement<Text>,
    values?: unknown[],
  ): Promise<Result<RowOf<Text>>>;
}

/** One connection, on which a transaction runs. */
export interface PoolClient extends Queryable {
  /** Returns it to the pool; with an error, or true, the connection is closed. */
  release(broken?: Error | boolean): void;
}

/** The connections to the database. */
export interface Pool extends Queryable {
  connect(): Promise<PoolClient>;
  end(): Promise<void>;
}
