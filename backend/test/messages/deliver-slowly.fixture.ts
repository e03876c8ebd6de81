// A process that delivers broadcasts one player at a time, and reports each, until it is killed.
import pg from 'pg';
import { deliverBroadcasts } from '../../src/messages/broadcasts/deliver-broadcasts.ts';

const [url = '', time = '0'] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 2 });
pool.on('connect', (client) => {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  // The moment after a player has the message and before that is committed.
  Object.assign(client, {
    query: async (...given: unknown[]) => {
      const answer = await query(...given);
      if (String(given[0]).startsWith('UPDATE broadcast SET status')) {
        process.send?.('written');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return answer;
    },
  });
});
await deliverBroadcasts({
  pool,
  clock: () => Number(time),
  fallback: async () => 'en',
  atOnce: 1,
});
await pool.end();
