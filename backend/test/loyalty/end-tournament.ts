import { join } from 'node:path';
import pg from 'pg';
import { APPLICATION_ROLE } from '../../src/platform/database/cluster-recipe.ts';

/** For tests: lets an open tournament of a running site end now; what was played until now counts. */
export async function endTournament(databaseDirectory: string, id: string): Promise<void> {
  const client = new pg.Client({
    host: join(databaseDirectory, 'run'),
    user: APPLICATION_ROLE,
    database: APPLICATION_ROLE,
  });
  await client.connect();
  try {
    await client.query(`UPDATE tournament SET ends_at = $2 WHERE id = $1`, [id, new Date()]);
  } finally {
    await client.end();
  }
}
