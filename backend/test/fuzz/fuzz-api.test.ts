import { afterAll, beforeAll, expect, it } from 'vitest';
import { ledgerFaults } from '../../src/money/wallet/ledger-faults.ts';
import { startTestGateway, type TestGateway } from '../site/test-gateway.ts';
import { fuzzApi } from './fuzz-api.ts';

const SEED = 20_260_115;
const REQUESTS = 1_500;

let site: TestGateway;
beforeAll(async () => {
  site = await startTestGateway({
    poolSize: 10,
    variables: (folder) => ({
      DATA_DIR: folder,
      OVERRIDE_SECRETS: 's'.repeat(32),
      RATE_LIMITS: 'false',
    }),
  });
  await site.feed.start();
}, 60_000);
afterAll(() => site.close());

it('no route answers 5xx to valid neighbours, hostile values, headers and cookies', async () => {
  const { statuses, operations, faults } = await fuzzApi(site, { seed: SEED, requests: REQUESTS });
  expect(faults).toEqual([]);
  expect(operations).toBeGreaterThan(250);
  // Nearly valid requests get past the schemas.
  expect(statuses['200']).toBeGreaterThan(REQUESTS / 10);
  expect(await ledgerFaults(site.database.pool)).toEqual([]);
}, 300_000);
