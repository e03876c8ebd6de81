import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';

export interface ToolRun {
  readonly code: number;
  readonly output: string;
}

/** Path of a tool's script, as its package names it. Some packages do not export their manifest. */
export function toolScript(packageName: string, command = packageName): string {
  const folder = join(projectRoot(), 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Readonly<Record<string, string>>;
  };
  const script = typeof bin === 'string' ? bin : bin[command];
  if (script === undefined) {
    throw new Error(`${packageName} has no command ${command}.`);
  }
  return join(folder, script);
}

/** Runs a Node script in the project's folder and hands its output back, or shows it as it comes. */
export function runTool(tool: {
  readonly script: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly show?: boolean;
}): Promise<ToolRun> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [tool.script, ...tool.args], {
      cwd: projectRoot(),
      env: { ...process.env, ...tool.environment },
      stdio: [
        'ignore',
        tool.show === true ? 'inherit' : 'pipe',
        tool.show === true ? 'inherit' : 'pipe',
      ],
    });
    const parts: Buffer[] = [];
    child.stdout?.on('data', (part: Buffer) => parts.push(part));
    child.stderr?.on('data', (part: Buffer) => parts.push(part));
    const stop = () => child.kill();
    process.once('exit', stop);
    const end = (code: number, output: string) => {
      process.off('exit', stop);
      resolve({ code, output });
    };
    child.on('error', (error) => end(1, error.message));
    child.on('close', (code) => end(code ?? 1, Buffer.concat(parts).toString()));
  });
}
