import type { CheckResult } from '../checks/check-result.ts';
import { CHECK_STEPS, type CheckStep } from './check-steps.ts';
import { failureText, type Tally } from './tally.ts';

async function attempt({ run }: CheckStep): Promise<CheckResult> {
  try {
    return await run();
  } catch (error) {
    return { problems: [(error as Error).stack ?? String(error)] };
  }
}

/** Runs every check, prints one line each and what is wrong, and counts them. */
export async function check(write: (text: string) => void): Promise<Tally> {
  const failures: string[] = [];
  for (const step of CHECK_STEPS) {
    const began = performance.now();
    const { problems, detail } = await attempt(step);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const verdict = problems.length === 0 ? 'ok' : 'FAILED';
    write(
      `${step.name.padEnd(18)} ${verdict.padEnd(7)} ${seconds.padStart(5)} s  ${detail ?? ''}\n`,
    );
    if (problems.length > 0) {
      failures.push(failureText(`check: ${step.name}`, problems.join('\n')));
      write(`${problems.map((problem) => `  ${problem}`).join('\n')}\n\n`);
    }
  }
  const failed = failures.length;
  return { passed: CHECK_STEPS.length - failed, failed, skipped: 0, failures };
}
