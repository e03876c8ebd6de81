import { prepareTestDatabases } from '../../database/test-database.ts';
import { ledgerFaults } from '../../wallet/ledger-faults.ts';
import { startTestGateway } from '../test-gateway.ts';
import { type FuzzReport, fuzzApi } from './fuzz-api.ts';

/** The fuzz of the API against a site and a database of its own, for the long counts. */
export async function fuzzSite(run: {
  readonly seed: number;
  readonly requests: number;
}): Promise<FuzzReport> {
  const removeDatabases = await prepareTestDatabases();
  const site = await startTestGateway({
    poolSize: 10,
    variables: (folder) => ({
      DATA_DIR: folder,
      OVERRIDE_SECRETS: 's'.repeat(32),
      RATE_LIMITS: 'false',
    }),
  });
  try {
    await site.feed.start();
    const report = await fuzzApi(site, run);
    const wrong = await ledgerFaults(site.database.pool);
    return {
      ...report,
      faults: [...report.faults, ...wrong.map((fault) => JSON.stringify(fault))],
    };
  } finally {
    await site.close();
    await removeDatabases();
  }
}
