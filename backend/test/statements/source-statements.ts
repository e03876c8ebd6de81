import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DescribedStatements, describeStatements } from './describe-statements.ts';
import { findStatements } from './find-statements.ts';
import { parseSource, type SourceFile } from './source-file.ts';
import { statementsModule } from './statements-module.ts';

const SOURCES = fileURLToPath(new URL('../../src', import.meta.url));

/** Where the rows of all statements are declared. */
export const STATEMENTS_MODULE = join(SOURCES, 'platform/database/generated/statements.ts');

/** The modules of the backend, without its tests, by their paths. */
export function readSources(): ReadonlyMap<string, SourceFile> {
  const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  return new Map(
    names.map((name) => {
      const path = join(SOURCES, name);
      return [path, parseSource(path, readFileSync(path, 'utf8'))];
    }),
  );
}

/** What the module ought to be for the backend's sources and a migrated database. */
export async function currentStatements(
  url: string,
): Promise<{ readonly module: string; readonly problems: readonly string[] }> {
  const { texts, problems } = findStatements(readSources());
  const described: DescribedStatements = await describeStatements(url, texts.keys());
  return {
    module: statementsModule(described.columns),
    problems: [...problems, ...described.problems],
  };
}
