import type { CommandError } from './command-error.ts';
import { EXIT } from './exit-codes.ts';
import { createProgram } from './program.ts';
import type { Surroundings } from './session.ts';
import { findingsInWords, differencesInWords } from './words.ts';

/** What the service added, for people: findings of a refusal, differences of a stale change. */
function detailsInWords(details: unknown): string {
  const { findings, differences } = (details ?? {}) as {
    findings?: Parameters<typeof findingsInWords>[0];
    differences?: Parameters<typeof differencesInWords>[0];
  };
  return [
    ...(findings === undefined ? [] : [`\n${findingsInWords(findings)}`]),
    ...(differences === undefined ? [] : [`\n${differencesInWords(differences)}`]),
  ].join('');
}

/** Runs `touchline` with its arguments; returns the process's exit code. */
export async function run(surroundings: Surroundings): Promise<number> {
  const { args, write, complain } = surroundings;
  try {
    await createProgram(surroundings, { isDryRun: false }).parseAsync(args, { from: 'user' });
    return EXIT.done;
  } catch (error) {
    const { code = 'failed', message, details, exitCode = EXIT.failed } = error as CommandError;
    if (code.startsWith('commander.')) {
      return exitCode === 0 ? EXIT.done : EXIT.usage;
    }
    if (args.includes('--json')) {
      write(`${JSON.stringify({ error: { code, message, details } }, undefined, 2)}\n`);
    } else {
      complain(`${code}: ${message}${detailsInWords(details)}\n`);
    }
    return exitCode;
  }
}
