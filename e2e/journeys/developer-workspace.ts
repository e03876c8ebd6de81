import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../tools/project-root.ts';

/** What of the project a developer of one plugin leaves alone. */
const UNTOUCHED = ['node_modules', 'shared', 'shell', 'root-config', 'importmap', 'backend', 'e2e'];

/** What is built here, and so lies here alone. */
const BUILT = new Set(['lotto', 'react']);

export interface DeveloperWorkspace {
  /** Where `.build` is; what is built here is in no index but its own. */
  readonly root: string;
  /** Saves files of the plugin, by their path below its `src`. */
  readonly save: (files: Readonly<Record<string, string>>) => Promise<void>;
  /** Runs `npm run dev -- lotto <args>` until it says what matches; answers the match. */
  readonly develop: (
    args: readonly string[],
    says: RegExp,
  ) => Promise<{ readonly said: RegExpExecArray; readonly end: () => Promise<void> }>;
  readonly remove: () => Promise<void>;
}

/** The project as it lies here, in which the sources of lotto may be changed. */
export async function createDeveloperWorkspace(): Promise<DeveloperWorkspace> {
  const project = projectRoot();
  const root = await realpath(await mkdtemp(join(tmpdir(), 'touchline-developer-')));
  const plugin = join(root, 'plugins/lotto');
  await Promise.all(UNTOUCHED.map((name) => symlink(join(project, name), join(root, name))));
  for (const name of ['package.json', 'package-lock.json']) {
    await cp(join(project, name), join(root, name));
  }
  const assets = join(project, '.build/assets');
  await mkdir(join(root, '.build/assets'), { recursive: true });
  await cp(join(project, '.build/releases.json'), join(root, '.build/releases.json'));
  for (const id of await readdir(assets)) {
    const [from, to] = [join(assets, id), join(root, '.build/assets', id)];
    await (BUILT.has(id) ? cp(from, to, { recursive: true }) : symlink(from, to));
  }
  for (const id of await readdir(join(project, 'plugins'))) {
    // Sources alone: what they need is found at the root.
    for (const part of ['package.json', 'src']) {
      const from = join(project, 'plugins', id, part);
      await cp(from, join(root, 'plugins', id, part), { recursive: true }).catch(() => undefined);
    }
  }
  return {
    root,
    save: async (files) => {
      for (const [name, text] of Object.entries(files)) {
        const file = join(plugin, 'src', name);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, text);
      }
    },
    develop: async (args, says) => {
      const script = join(project, 'shared/build/bin/dev.mjs');
      const child = spawn(process.execPath, [script, 'lotto', ...args], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
      let output = '';
      const said = await new Promise<RegExpExecArray>((resolve, reject) => {
        child.stdout.on('data', (part: Buffer) => {
          output += part.toString();
          const found = says.exec(output);
          if (found !== null) {
            resolve(found);
          }
        });
        void ended.then(() => reject(new Error(output)));
      });
      return {
        said,
        end: async () => {
          child.kill('SIGTERM');
          await ended;
        },
      };
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
