import type { Statements } from './generated/statements.ts';

/** The text of a statement that the sources have; `npm run statements` describes a new one. */
export type Statement = keyof Statements;

/** A row of what a statement returns: its columns as the schema has them. */
export type RowOf<Text extends Statement> = Statements[Text];

/**
 * A row of which more is known than the schema says: what a json column holds, or that a computed
 * column is never NULL. Names a subtype for columns that are there; others do not compile.
 */
export type Known<
  Row,
  Columns extends { [Name in keyof Columns]: Name extends keyof Row ? Row[Name] : never },
> = Omit<Row, keyof Columns> & Columns;

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
