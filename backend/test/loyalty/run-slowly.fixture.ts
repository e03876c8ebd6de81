// A process that counts bets and pays, and reports each write before it is committed, until it is killed.
import { LoyaltyConfiguration } from '@touchline/contracts/configuration';
import pg from 'pg';
import { runLoyalty } from '../../src/loyalty/loyalty-job.ts';

const [url = '', time = '0'] = process.argv.slice(2);
const rules = LoyaltyConfiguration.parse({
  cashback: { isOffered: true, isForGames: true },
  premium: { isOffered: true },
});
const WRITES = new Set([
  'loyalty.store-counted',
  'loyalty.store-counted-rounds',
  'loyalty.add-to-period',
  'loyalty.pay-cashback',
]);
const pool = new pg.Pool({ connectionString: url, max: 2 });
pool.on('connect', (client) => {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  Object.assign(client, {
    query: async (...given: unknown[]) => {
      const answer = await query(...given);
      const { name = '' } = Object(given[0]) as { readonly name?: string };
      if (WRITES.has(name)) {
        process.send?.(name);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return answer;
    },
  });
});
await runLoyalty({
  pool,
  clock: () => Number(time),
  settings: async () => rules,
  writeNotice: async () => undefined,
  zoneOffset: async () => 0,
});
await pool.end();
