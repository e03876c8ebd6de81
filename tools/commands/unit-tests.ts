import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { runTool, toolScript } from './run-tool.ts';
import { failureText, type Tally } from './tally.ts';

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  /** Files that failed, also those whose tests never ran. */
  readonly numFailedTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Why the file itself failed. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

function failuresOf({ testResults }: Report): readonly string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(projectRoot(), name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0 && status === 'failed') {
      return [failureText(file, message)];
    }
    return failed.map(({ fullName, failureMessages }) =>
      failureText(`${file} › ${fullName}`, failureMessages?.join('\n')),
    );
  });
}

/** What passed with a failure behind it. */
function unsteadyOf({ testResults }: Report): readonly string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length)
      .map(({ fullName, failureMessages }) =>
        failureText(`${relative(projectRoot(), name)} › ${fullName}`, failureMessages?.join('\n')),
      ),
  );
}

/** Counts a vitest report; a run that failed without a failed test counts as one. */
export function tallyOfUnitTests(text: string | undefined, exitCode: number): Tally {
  if (text === undefined) {
    return { passed: 0, failed: 1, skipped: 0, failures: ['the unit tests, without a report'] };
  }
  const report = JSON.parse(text) as Report;
  const failed = report.numFailedTests;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? Math.max(1, report.numFailedTestSuites) : failed,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: failuresOf(report),
    unsteady: unsteadyOf(report),
  };
}

/** Runs the unit tests of every package. */
export async function unitTests(): Promise<Tally> {
  const folder = join(projectRoot(), '.build/test-results');
  const file = join(folder, 'unit-tests.json');
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  const { code } = await runTool({
    script: toolScript('vitest'),
    args: ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    show: true,
  });
  let text: string | undefined;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    // The run ended before it could write its report.
  }
  return tallyOfUnitTests(text, code);
}
