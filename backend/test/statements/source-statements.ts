import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DescribedStatements, describeStatements } from './describe-statements.ts';
import { findStatements } from './find-statements.ts';
import { parseSource, type SourceFile } from './source-file.ts';
import { statementsModule } from './statements-module.ts';

/** A package whose modules run SQL. */
export interface StatementPackage {
  readonly name: string;
  /** Where its modules are. */
  readonly sources: string;
  /** The module that declares the rows of its statements. */
  readonly module: string;
}

function packageAt(name: string, module: string): StatementPackage {
  const sources = fileURLToPath(new URL(`../../../${name}`, import.meta.url));
  return { name, sources, module: join(sources, module) };
}

/** The packages whose modules run SQL on the backend's database. */
export const PACKAGES = [
  packageAt('backend/src', 'platform/database/generated/statements.ts'),
  packageAt('importmap/service', 'generated/statements.ts'),
] as const;

/** The modules of a package, without its tests, by their paths. */
export function readSources({ sources }: StatementPackage): ReadonlyMap<string, SourceFile> {
  const names = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  return new Map(
    names.map((name) => {
      const path = join(sources, name);
      return [path, parseSource(path, readFileSync(path, 'utf8'))];
    }),
  );
}

/** What the module of a package ought to be for its sources and a migrated database. */
export async function currentStatements(
  source: StatementPackage,
  url: string,
): Promise<{ readonly module: string; readonly problems: readonly string[] }> {
  const { texts, problems } = findStatements(readSources(source));
  const described: DescribedStatements = await describeStatements(url, texts.keys());
  return {
    module: statementsModule(described.columns),
    problems: [...problems, ...described.problems],
  };
}
