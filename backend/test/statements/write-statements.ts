// `npm run statements`: declares the rows of every statement anew, from a database of this build.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { startDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { createPool } from '../../src/platform/database/pool.ts';
import { silentLog, temporaryFolder } from '../database/test-database.ts';
import { currentStatements, STATEMENTS_MODULE } from './source-statements.ts';

const folder = await temporaryFolder();
const database = await startDatabase({ dataDirectory: folder, log: silentLog });
try {
  const pool = createPool(database, { log: silentLog, size: 1 });
  await migrate(pool).finally(() => pool.end());
  const { host, user, database: name } = database.connection;
  const url = `postgres://${user}@/${name}?host=${encodeURIComponent(String(host))}`;
  const { module, problems } = await currentStatements(url);
  await mkdir(dirname(STATEMENTS_MODULE), { recursive: true });
  await writeFile(STATEMENTS_MODULE, module);
  process.stdout.write(`${problems.join('\n\n')}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
