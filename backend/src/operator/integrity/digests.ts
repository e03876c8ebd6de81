import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Queryable } from '../../platform/database/queryable.ts';

/** What a server runs: its own code, and the definitions of its database. */
const CODE = /\.(?:[cm]?[jt]s|sql)$/;

/** The files of code below a folder, in one order everywhere. */
async function codeFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && CODE.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
}

/**
 * One hash of all the code in some folders, by the names of the files and their contents.
 * @returns it in hexadecimal digits
 */
export async function codeDigest(folders: readonly string[]): Promise<string> {
  const whole = createHash('sha256');
  for (const folder of folders) {
    for (const file of await codeFiles(folder)) {
      const content = createHash('sha256')
        .update(await readFile(file))
        .digest('hex');
      whole.update(`${relative(folder, file)} ${content}\n`);
    }
  }
  return whole.digest('hex');
}

/** Which migrations and functions the database was given: databases that agree in it have to be alike. */
export async function schemaDigest(client: Queryable): Promise<string> {
  const { rows } = await client.query(
    `SELECT encode(sha256(convert_to(string_agg(name || ' ' || checksum, ',' ORDER BY name, checksum), 'UTF8')), 'hex')
       AS digest
     FROM (SELECT name, checksum FROM schema_migration
           UNION ALL SELECT name, checksum FROM schema_function) AS files`,
  );
  return rows[0]?.digest ?? '';
}

/** One hash of what guards the money in the database: its functions, triggers and constraints as they are now. */
export async function databaseDigest(client: Queryable): Promise<string> {
  const { rows } = await client.query(
    `SELECT encode(sha256(convert_to(string_agg(definition, ',' ORDER BY definition COLLATE "C"), 'UTF8')), 'hex')
       AS digest
     FROM (
       SELECT pg_get_functiondef(oid) AS definition FROM pg_proc
       WHERE pronamespace = current_schema()::regnamespace AND prokind IN ('f', 'p')
       UNION ALL
       SELECT pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text FROM pg_trigger t
       JOIN pg_class c ON c.oid = t.tgrelid
       WHERE NOT t.tgisinternal AND c.relnamespace = current_schema()::regnamespace
       UNION ALL
       SELECT conrelid::regclass::text || ' ' || conname::text || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
       WHERE connamespace = current_schema()::regnamespace
     ) AS definitions`,
  );
  return rows[0]?.digest ?? '';
}
