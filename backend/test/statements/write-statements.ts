// `npm run statements`: declares the rows of every statement again, from a database of this build.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { startDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { createPool } from '../../src/platform/database/pool.ts';
import { silentLog, temporaryFolder } from '../database/test-database.ts';
import { currentStatements, PACKAGES } from './source-statements.ts';

const folder = await temporaryFolder();
const database = await startDatabase({ dataDirectory: folder, log: silentLog });
try {
  const pool = createPool(database, { log: silentLog, size: 1 });
  await migrate(pool).finally(() => pool.end());
  const { host, user, database: name } = database.connection;
  const url = `postgres://${user}@/${name}?host=${encodeURIComponent(String(host))}`;
  for (const source of PACKAGES) {
    const { module, problems } = await currentStatements(source, url);
    await mkdir(dirname(source.module), { recursive: true });
    await writeFile(source.module, module);
    if (problems.length > 0) {
      process.stderr.write(`${problems.join('\n\n')}\n`);
      process.exitCode = 1;
    }
  }
} finally {
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
