import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { runTool, toolScript } from './run-tool.ts';
import { failureText, sumTallies, type Tally } from './tally.ts';

/** Every Playwright suite of the project, by the folder of its configuration. */
const SUITES = ['history', 'pictures', 'journeys'] as const;

interface Report {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  /** What kept tests from running at all. */
  readonly errors: readonly { readonly message?: string }[];
  readonly suites: readonly Suite[];
}

interface Suite {
  readonly title: string;
  readonly specs: readonly Spec[];
  readonly suites?: readonly Suite[];
}

interface Spec {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly ok: boolean;
  readonly tests: readonly {
    /** `flaky` where it passed only when it was tried again. */
    readonly status: string;
    readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
  }[];
}

function specsOf({ specs, suites = [] }: Suite): readonly Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function troubleOf({ title, file, line, tests }: Spec): string {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
  // A journey that took too long has two: that it did, and what it waited for.
  const messages = errors.map(({ message = '' }) => message);
  return failureText(`${file}:${line} › ${title}`, messages.join('\n'));
}

/** Counts a Playwright report; without one, the run itself is what failed. */
export function tallyOfReport(text: string | undefined, exitCode: number): Tally {
  if (text === undefined) {
    return { passed: 0, failed: 1, skipped: 0, failures: ['the journeys, without a report'] };
  }
  const { stats, errors, suites } = JSON.parse(text) as Report;
  const passed = stats.expected + stats.flaky;
  const failed = stats.unexpected + errors.length;
  const specs = suites.flatMap(specsOf);
  const isUnsteady = ({ tests }: Spec) => tests.some(({ status }) => status === 'flaky');
  return {
    passed,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => failureText('outside the journeys', message)),
      ...specs.filter(({ ok }) => !ok).map(troubleOf),
    ],
    unsteady: specs.filter(isUnsteady).map(troubleOf),
  };
}

/** Runs one suite of the browser; arguments go to Playwright. */
export async function runSuite(
  suite: (typeof SUITES)[number],
  given: {
    readonly args: readonly string[];
    readonly environment?: Readonly<Record<string, string>>;
  },
): Promise<Tally> {
  const folder = join(projectRoot(), '.build/test-results');
  const report = join(folder, `${suite}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(report, { force: true });
  const { code } = await runTool({
    script: toolScript('@playwright/test', 'playwright'),
    args: [
      'test',
      '-c',
      `e2e/${suite}/playwright.config.ts`,
      '--reporter=list,json',
      ...given.args,
    ],
    environment: { ...given.environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    show: true,
  });
  return tallyOfReport(read(report), code);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Runs the journeys in a real browser; arguments go to Playwright. */
export async function journeys(args: readonly string[] = []): Promise<readonly Tally[]> {
  const tallies: Tally[] = [];
  for (const suite of SUITES) {
    // What is named is usually of one suite only.
    const named = args.length === 0 ? [] : ['--pass-with-no-tests', ...args];
    tallies.push(await runSuite(suite, { args: named }));
  }
  const { passed, failed, skipped } = sumTallies(tallies);
  if (passed + failed + skipped === 0) {
    const failures = [`no journey is called ${args.join(' ')}`];
    return [{ passed: 0, failed: 1, skipped: 0, failures }];
  }
  return tallies;
}
