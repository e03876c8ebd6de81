import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../browser/launch.ts';
import { PHONE } from '../browser/phone.ts';
import { measureSwitches } from '../measure/switch-leaks.ts';
import { projectRoot } from '../project-root.ts';
import { startServer } from '../server/start-server.ts';
import { failureText, type Tally } from './tally.ts';

const KILLS = 1_000;
const SWITCHES = 200;
/** How much more the heap may hold after the switches (architecture §11). */
const HEAP_GROWTH = 1.01;

interface Chaos {
  readonly runChaos: (options: {
    readonly kills: number;
    readonly dataDirectory: string;
    readonly onKill: (count: number) => void;
  }) => Promise<{
    readonly acknowledged: number;
    readonly seconds: number;
    readonly faults: readonly string[];
  }>;
}

type Write = (text: string) => void;

/** SIGKILLs to server, database or both under load; then every answer is compared with the ledger. */
async function killAndCompare(kills: number, write: Write): Promise<string[]> {
  const file = join(projectRoot(), 'backend/dist/betting/chaos/chaos.js');
  const { runChaos } = (await import(file)) as Chaos;
  const dataDirectory = mkdtempSync(join(tmpdir(), 'touchline-soak-'));
  chmodSync(dataDirectory, 0o755);
  try {
    const { acknowledged, seconds, faults } = await runChaos({
      kills,
      dataDirectory,
      onKill: (count) => count % 50 === 0 && write(`  ${count} kills\n`),
    });
    write(`  ${acknowledged} answers compared after ${Math.round(seconds)} s\n`);
    return [...faults];
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

async function switchSections(switches: number, write: Write): Promise<string[]> {
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ baseURL: server.address, ...PHONE });
    await page.routeWebSocket(/live-api/, () => undefined);
    await page.route(/live-api/, (route) => route.abort());
    await page.goto('/en');
    await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
    const { before, after } = await measureSwitches(page, { switches, warmUpRounds: 25 });
    write(`  before ${JSON.stringify(before)}\n  after  ${JSON.stringify(after)}\n`);
    return [
      after.nodes > before.nodes * HEAP_GROWTH && `${after.nodes - before.nodes} nodes stayed`,
      after.listeners > before.listeners &&
        `${after.listeners - before.listeners} listeners stayed`,
      after.heapBytes > before.heapBytes * HEAP_GROWTH &&
        `the heap grew by ${((after.heapBytes / before.heapBytes - 1) * 100).toFixed(1)} %`,
    ].filter((problem) => problem !== false);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** The long counts: a thousand kills, two hundred section switches. Other counts can be asked for. */
export async function soak(
  { kills = KILLS, switches = SWITCHES }: { kills?: number; switches?: number },
  write: Write,
): Promise<Tally> {
  const steps = [
    { title: `${kills} kills lose and double nothing`, run: () => killAndCompare(kills, write) },
    {
      title: `${switches} section switches leave nothing behind`,
      run: () => switchSections(switches, write),
    },
  ];
  const failures: string[] = [];
  for (const { title, run } of steps) {
    write(`${title}\n`);
    const problems = await run().catch((error: unknown) => [String(error)]);
    if (problems.length > 0) {
      failures.push(failureText(title, problems.join('\n')));
    }
    write(problems.length === 0 ? '  ok\n' : `${problems.map((text) => `  ${text}`).join('\n')}\n`);
  }
  const failed = failures.length;
  return { passed: steps.length - failed, failed, skipped: 0, failures };
}
