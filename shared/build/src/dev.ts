import { watch } from 'node:fs';
import { join } from 'node:path';
import { packageAt, runBuildCommand } from './command.ts';
import { findRoot, readWorkspace } from './workspace.ts';

/** Editors write a file in several steps; a build waits until they are done, ms. */
const SETTLED_AFTER = 80;

export interface DevCommand {
  readonly folder: string;
  readonly args: readonly string[];
  readonly write: (text: string) => void;
  /** Ends the watch. */
  readonly signal: AbortSignal;
}

/**
 * `touchline-dev [id]`: builds one plugin again whenever a file of it changes. A running site
 * notices the new build within two seconds; pages of a site started with `DEVELOPMENT=on` take it
 * over where they stand, others with their next navigation. Returns the process's exit code.
 */
export async function runDevCommand(command: DevCommand): Promise<number> {
  const { folder, args, write, signal } = command;
  const root = findRoot(folder);
  const { packages } = await readWorkspace(root);
  const only = args[0] ?? (await packageAt(root, folder));
  const source = [...packages.values()].find(
    ({ name, location }) => name === only || location === `plugins/${only}`,
  );
  if (only === undefined || source === undefined) {
    write('Say which plugin: npm run dev -- sport\n');
    return 1;
  }
  let building = Promise.resolve(0);
  let timer: NodeJS.Timeout | undefined;
  const build = () => {
    building = building.then(() => runBuildCommand({ folder: root, args: [source.name], write }));
  };
  build();
  const watcher = watch(join(root, source.location, 'src'), { recursive: true, signal }, () => {
    clearTimeout(timer);
    timer = setTimeout(build, SETTLED_AFTER);
  });
  write(`watching ${source.location}/src\n`);
  await new Promise<void>((resolve) => {
    watcher.on('close', resolve);
  });
  clearTimeout(timer);
  await building;
  return 0;
}
