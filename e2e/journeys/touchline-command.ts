import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../../tools/project-root.ts';

export interface CommandResult {
  readonly exitCode: number | null;
  readonly output: string;
  readonly complaint: string;
}

export interface CommandOptions {
  readonly address: string;
  readonly token: string;
  readonly folder?: string;
  /** Another than the repository's own. */
  readonly script?: string;
  /** Receives every call and its result. */
  readonly record?: (text: string) => void;
}

/** Makes `touchline` as a separate process, as in a pipeline. */
export function touchlineAt(options: CommandOptions) {
  return async (...args: readonly string[]): Promise<CommandResult> => {
    const script = options.script ?? join(projectRoot(), 'importmap/cli/bin/touchline.mjs');
    const child = spawn(process.execPath, [script, ...args], {
      cwd: options.folder ?? projectRoot(),
      env: {
        ...process.env,
        SKIP_BUILD: '1',
        TOUCHLINE_URL: options.address,
        TOUCHLINE_TOKEN: options.token,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let complaint = '';
    child.stdout.on('data', (part: Buffer) => (output += part.toString()));
    child.stderr.on('data', (part: Buffer) => (complaint += part.toString()));
    const exitCode = await new Promise<number | null>((resolve) => child.once('close', resolve));
    options.record?.(
      `$ touchline ${args.join(' ')}\n${output}${complaint}exit code ${exitCode}\n\n`,
    );
    return { exitCode, output, complaint };
  };
}
