// A process whose first two test databases are created together, on the server of the folder it is given.
import { startTestDatabase } from './test-database.ts';

process.env['TOUCHLINE_TEST_DATABASES'] = process.argv[2] ?? '';
const databases = await Promise.all([
  startTestDatabase({ poolSize: 1 }),
  startTestDatabase({ poolSize: 1 }),
]);
for (const { pool } of databases) {
  await pool.query('SELECT FROM bet');
}
await Promise.all(databases.map(({ stop }) => stop()));
