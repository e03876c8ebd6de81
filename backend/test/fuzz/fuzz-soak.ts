import { prepareTestDatabases } from '../database/test-database.ts';
import { ledgerFaults } from '../../src/money/wallet/ledger-faults.ts';
import { walkMoney, type WalkReport } from '../money-walk/money-walk.ts';
import { startWalkSite } from '../money-walk/walk-site.ts';
import { startTestGateway, type TestGateway } from '../site/test-gateway.ts';
import { type FuzzReport, fuzzApi } from './fuzz-api.ts';

/** Single requests for each walk, and walks that share a site: its books are read after every act. */
const REQUESTS_PER_WALK = 500;
const WALKS_PER_SITE = 10;
const PARTS_REPORTED = 10;

interface FuzzRun {
  readonly seed: number;
  readonly requests: number;
  /** Reports now and then how far the run has come, as text. */
  readonly onProgress: (text: string) => void;
}

function startFuzzSite(): Promise<TestGateway> {
  return startTestGateway({
    poolSize: 10,
    variables: (folder) => ({
      DATA_DIR: folder,
      OVERRIDE_SECRETS: 's'.repeat(32),
      RATE_LIMITS: 'false',
    }),
  });
}

async function fuzzRequests(
  site: TestGateway,
  { seed, requests, onProgress }: FuzzRun,
): Promise<FuzzReport> {
  let reported = 0;
  await site.feed.start();
  const report = await fuzzApi(site, {
    seed,
    requests,
    onRound: ({ requests: made, statuses }) => {
      if (made >= reported + requests / PARTS_REPORTED) {
        reported = made;
        onProgress(`${made} requests, by status ${JSON.stringify(statuses)}`);
      }
    },
  });
  const wrong = await ledgerFaults(site.database.pool);
  return { ...report, faults: [...report.faults, ...wrong.map((fault) => JSON.stringify(fault))] };
}

async function walkOnce(run: { readonly seed: number; readonly walks: number }) {
  const site = await startWalkSite();
  try {
    return await walkMoney(site, { ...run, least: 50, most: 80 });
  } finally {
    await site.close();
  }
}

function added(
  sums: Readonly<Record<string, number>>,
  more: Readonly<Record<string, number>>,
): Record<string, number> {
  const total = { ...sums };
  for (const [name, count] of Object.entries(more)) total[name] = (total[name] ?? 0) + count;
  return total;
}

async function walkOften({ seed, requests, onProgress }: FuzzRun): Promise<WalkReport> {
  const walks = Math.ceil(requests / REQUESTS_PER_WALK);
  let report: WalkReport = { walks: 0, done: {}, refused: {}, faults: [] };
  while (report.walks < walks && report.faults.length === 0) {
    const part = await walkOnce({
      seed: seed + report.walks,
      walks: Math.min(WALKS_PER_SITE, walks - report.walks),
    });
    report = {
      walks: report.walks + part.walks,
      done: added(report.done, part.done),
      refused: added(report.refused, part.refused),
      faults: part.faults,
    };
    onProgress(`${report.walks} of ${walks} walks`);
  }
  return report;
}

/**
 * The fuzz of the API and walks through sequences of money acts, each on sites and databases of their
 * own, for the long counts.
 */
export async function fuzzSite(
  run: FuzzRun,
): Promise<FuzzReport & { readonly money: Omit<WalkReport, 'faults'> }> {
  const removeDatabases = await prepareTestDatabases();
  // Before the sites of the walks: the first one makes the template of all databases.
  const site = await startFuzzSite();
  try {
    const [report, { faults: wrong, ...money }] = await Promise.all([
      fuzzRequests(site, run),
      walkOften(run),
    ]);
    return { ...report, money, faults: [...report.faults, ...wrong] };
  } finally {
    await site.close();
    await removeDatabases();
  }
}
