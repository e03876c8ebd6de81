import { createGenerator, type ResolvedTarget } from '@ts-safeql/generate';
import pg from 'pg';
import postgres from 'postgres';
import { driverType } from './driver-types.ts';

/** A column of what a statement returns. */
export interface Column {
  readonly name: string;
  /** As TypeScript writes it. */
  readonly type: string;
}

export interface DescribedStatements {
  /** Columns by the text of the statement; none where it returns no rows. */
  readonly columns: ReadonlyMap<string, readonly Column[]>;
  /** Statements that the database refuses, or whose columns cannot be distinguished. */
  readonly problems: readonly string[];
}

/** Columns whose CHECK lists what they may contain, as `table.column` by their numbers. */
async function listedValues(sql: postgres.Sql): Promise<ReadonlyMap<string, string>> {
  const checks = await sql<{ table: number; column: number; definition: string }[]>`
    SELECT conrelid::int AS table, conkey[1] AS column, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'c' AND cardinality(conkey) = 1`;
  const values = new Map<string, string>();
  for (const { table, column, definition } of checks) {
    const [, list] = /^CHECK \(\(\w+ = ANY \(ARRAY\[([^[\]]+)\]\)\)\)$/.exec(definition) ?? [];
    const listed = [...(list ?? '').matchAll(/('[\w -]+')::text|(?<![\w'])(\d+)(?!\w)/g)].map(
      ([, word, number]) => word ?? number,
    );
    if (listed.length > 0) values.set(`${table}.${column}`, listed.join(' | '));
  }
  return values;
}

/** Where a row may come from one of several queries or groupings, of which safeql reads one. */
const COMBINED = /\b(?:UNION|INTERSECT|EXCEPT|GROUPING SETS|ROLLUP|CUBE)\b/;

function isNullable(target: ResolvedTarget): boolean {
  return (
    target.kind === 'union' &&
    target.value.some((part) => part.kind === 'type' && part.type === 'null')
  );
}

/**
 * What a migrated database says of statements: names and types of the columns that arrive, and what of
 * them may be NULL, by the reading of safeql.
 */
export async function describeStatements(
  url: string,
  texts: Iterable<string>,
): Promise<DescribedStatements> {
  const { host, port, user, database, password } = new pg.Client({ connectionString: url });
  const sql = postgres({
    host,
    port,
    max: 1,
    user: user ?? '',
    database: database ?? '',
    password: password ?? '',
  });
  const generator = createGenerator();
  const columns = new Map<string, readonly Column[]>();
  const problems: string[] = [];
  try {
    const listed = await listedValues(sql);
    for (const text of texts) {
      const result = await generator
        .generate({
          sql,
          query: { text, sourcemaps: [] },
          cacheMetadata: true,
          cacheKey: url,
          fieldTransform: undefined,
        })
        .catch((error: Error) => ({ _tag: 'Left' as const, left: error }));
      if (result._tag === 'Left') {
        problems.push(`${result.left.message}\n${text}`);
        continue;
      }
      const { output, stmt } = result.right;
      const targets = new Map(output?.value);
      const isCombined = COMBINED.test(text);
      columns.set(
        text,
        (
          stmt.columns as readonly (postgres.Column<string> & { table: number; number: number })[]
        ).map(({ name, type: oid, table, number }) => {
          const type = listed.get(`${table}.${number}`) ?? driverType(oid);
          const target = targets.get(name);
          const mayBeNull = isCombined || target === undefined || isNullable(target);
          return { name, type: mayBeNull && type !== 'unknown' ? `${type} | null` : type };
        }),
      );
    }
  } finally {
    await sql.end();
  }
  return { columns, problems };
}
