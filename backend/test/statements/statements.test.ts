import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../database/test-database.ts';
import { describeStatements } from './describe-statements.ts';
import { findStatements } from './find-statements.ts';
import { parseSource } from './source-file.ts';
import { currentStatements, PACKAGES, readSources } from './source-statements.ts';
import { statementsModule } from './statements-module.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let test: TestDatabase;
beforeAll(async () => {
  test = await startTestDatabase();
});
afterAll(() => test.stop());

const SELECT = 'SELECT id, opened_at FROM operator_task';

function found(...modules: [path: string, source: string][]) {
  const files = new Map(modules.map(([path, source]) => [path, parseSource(path, source)]));
  const { texts, problems } = findStatements(files);
  return { texts: [...texts.keys()], problems };
}

describe('the statements of the sources', () => {
  it.each(PACKAGES)(
    'the statements are all accepted by a migrated database, and their rows are declared as it returns them: $name',
    async (source) => {
      const { module, problems } = await currentStatements(source, test.url);
      expect(problems).toEqual([]);
      const committed = await readFile(source.module, 'utf8');
      expect(committed === module, 'run "npm run statements -w backend"').toBe(true);
    },
  );

  it('the statements are of known texts in all modules but those that run SQL of another kind', () => {
    const driving = PACKAGES.flatMap((source) => [...readSources(source).values()]).filter(
      ({ usesDriver }) => usesDriver,
    );
    expect(driving.map(({ path }) => path.split(/\/(?:src|service)\//)[1]).toSorted()).toEqual([
      'gateway/console-app.ts',
      'gateway/gateway.ts',
      'gateway/modules.ts',
      'gateway/register-site.ts',
      'platform/database/database.ts',
      'platform/database/listener.ts',
      'platform/database/migrate.ts',
      'platform/database/pool.ts',
      'site/import-map/import-map.ts',
    ]);
  });
});

describe('a description', () => {
  it('the description of a statement has the driver’s types, listed values and NULL', async () => {
    const text = `SELECT task.id, state, detail, closed_at, count(*) AS tasks, max(task.id) AS last,
      array_agg(task.kind) AS kinds, bet.stake FROM operator_task task
      LEFT JOIN bet ON bet.id = task.id GROUP BY task.id, bet.stake`;
    const { columns } = await describeStatements(test.url, [text]);
    expect(columns.get(text)).toEqual([
      { name: 'id', type: 'string' },
      { name: 'state', type: "'open' | 'closed'" },
      { name: 'detail', type: 'unknown' },
      { name: 'closed_at', type: 'Date | null' },
      { name: 'tasks', type: 'string' },
      { name: 'last', type: 'string | null' },
      { name: 'kinds', type: 'string[] | null' },
      { name: 'stake', type: 'string | null' },
    ]);
  });

  it('the description of a statement treats every column of combined queries and groupings as nullable', async () => {
    const union = 'SELECT NULL AS kind UNION ALL SELECT kind FROM operator_task';
    const sets = 'SELECT kind FROM operator_task GROUP BY GROUPING SETS ((), (kind))';
    const { columns } = await describeStatements(test.url, [union, sets]);
    for (const text of [union, sets]) {
      expect(columns.get(text)).toEqual([{ name: 'kind', type: 'string | null' }]);
    }
  });

  it('the description of a statement follows a column that is retyped, and refuses one on a dropped column', async () => {
    await test.pool.query('CREATE TABLE kept (amount int NOT NULL)');
    const text = 'SELECT amount FROM kept';
    const typeNow = async () => (await describeStatements(test.url, [text])).columns.get(text);
    expect(await typeNow()).toEqual([{ name: 'amount', type: 'number' }]);
    await test.pool.query('ALTER TABLE kept ALTER amount TYPE bigint');
    expect(await typeNow()).toEqual([{ name: 'amount', type: 'string' }]);
    await test.pool.query('ALTER TABLE kept RENAME amount TO sum');
    const { columns, problems } = await describeStatements(test.url, [text]);
    expect([...columns]).toEqual([]);
    expect(problems).toEqual([expect.stringContaining('column "amount" does not exist')]);
  });

  it('the description of a statement is a declaration by its text', async () => {
    const { columns } = await describeStatements(test.url, [SELECT, 'DELETE FROM outbox\n']);
    expect(statementsModule(columns)).toContain(
      `  'DELETE FROM outbox\\n': Record<never, never>;
  'SELECT id, opened_at FROM operator_task': {
    readonly id: string;
    readonly opened_at: Date;
  };
`,
    );
  });
});

describe('statements are found', () => {
  it('statements are found in calls with a text or a named statement, of a pool or a function, with constants or without', () => {
    expect(
      found(
        ['/a/columns.ts', "export const COLUMNS = 'id, kind';"],
        [
          '/a/store.ts',
          `import { COLUMNS } from './columns.ts';
           const SIZE = 20;
           const PAGE = \`LIMIT \${SIZE}\` as const;
           pool.query('SELECT 1');
           query('SELECT 4', []);
           client.query({ name: 'x', text: \`SELECT \${COLUMNS} FROM a \${PAGE}\` });
           pool.query(isLocked ? 'SELECT 2' : 'SELECT 3', [id]);`,
        ],
      ),
    ).toEqual({
      texts: ['SELECT 1', 'SELECT 4', 'SELECT id, kind FROM a LIMIT 20', 'SELECT 2', 'SELECT 3'],
      problems: [],
    });
  });

  it('statements are found in modules that use the driver directly, which may run others too', () => {
    const source = "import type { Pool } from 'pg';\npool.query(text);\npool.query('SELECT 1');";
    expect(found(['/a/raw.ts', source])).toEqual({ texts: ['SELECT 1'], problems: [] });
  });

  it.each([
    ['a parameter', 'function read(text) { pool.query(text); }', 'text is not a constant text'],
    ['a call', 'pool.query(`SELECT ${list()}`);', 'a CallExpression is not a constant text'],
  ])('a statement whose text is known only at run time is refused: %s', (_, source, problem) => {
    expect(found(['/a/store.ts', source])).toEqual({
      texts: [],
      problems: [`/a/store.ts: ${problem}`],
    });
  });
});
