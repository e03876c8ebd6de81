import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import type { CheckResult } from './check-result.ts';

const FOLDER = 'backend/migrations';
const STEP = 10;
const NAME = /^(\d{4})-[a-z0-9]+(?:-[a-z0-9]+)*\.sql$/;
const COMMENT = /--.*$/gm;
const ROUTINE = /\b(?:CREATE|CREATE\s+OR\s+REPLACE|ALTER)\s+(FUNCTION|PROCEDURE|ROUTINE)\b/i;

/** What of a folder of migrations, names with their SQL, breaks the rules of its README. */
export function migrationProblems(files: ReadonlyMap<string, string>): readonly string[] {
  const problems: string[] = [];
  let next: number | undefined;
  for (const [name, sql] of [...files].toSorted(([a], [b]) => a.localeCompare(b))) {
    const [, digits] = NAME.exec(name) ?? [];
    if (digits === undefined) {
      problems.push(`${FOLDER}/${name}: a migration is named NNNN-what-it-does.sql`);
      continue;
    }
    const number = Number(digits);
    if (next !== undefined && number !== next) {
      const expected = String(next).padStart(4, '0');
      problems.push(`${FOLDER}/${name}: the number must be ${expected}, the next step of ten`);
    }
    next = Math.max(next ?? 0, number + STEP);
    const [, kind] = ROUTINE.exec(sql.replace(COMMENT, '')) ?? [];
    if (kind !== undefined) {
      problems.push(
        `${FOLDER}/${name}: a ${kind.toLowerCase()} belongs in its own file in ${FOLDER}/functions`,
      );
    }
  }
  return problems;
}

/** Migrations are numbered in steps of ten and leave functions to their files. */
export function checkMigrations(): CheckResult {
  const folder = join(projectRoot(), FOLDER);
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const files = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  return { problems: migrationProblems(files), detail: `${names.length} migrations` };
}
