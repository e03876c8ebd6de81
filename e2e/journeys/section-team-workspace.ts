import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../tools/project-root.ts';

/** What a section team installs, by workspace. */
const PACKAGES = [
  'shared/domain',
  'shared/contracts',
  'shared/live-client',
  'shared/plugin-api',
  'shared/ui',
  'shared/testing',
  'shared/build',
  'importmap/cli',
] as const;

/** Runs a program to its end. @returns what it said; throws that when it fails */
async function run(program: string, args: readonly string[], folder: string): Promise<string> {
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const read = (part: Buffer) => (output += part.toString());
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code !== 0) {
    throw new Error(`${program} ${args.join(' ')} ended with ${code}\n${output}`);
  }
  return output;
}

/** The packages as `npm install` lays them out from their tarballs, beside what they need of others. */
async function install(folder: string): Promise<void> {
  const root = projectRoot();
  const tarballs = join(folder, 'tarballs');
  const modules = join(folder, 'node_modules');
  await Promise.all([mkdir(tarballs), mkdir(join(modules, '@touchline'), { recursive: true })]);
  const where = PACKAGES.flatMap((name) => ['-w', name]);
  await run('npm', ['pack', '--silent', '--pack-destination', tarballs, ...where], root);
  for (const tarball of await readdir(tarballs)) {
    const name = tarball.replace(/^touchline-/, '').replace(/-\d+\.\d+\.\d+\.tgz$/, '');
    const place = join(modules, '@touchline', name);
    await mkdir(place);
    await run(
      'tar',
      ['-xzf', join(tarballs, tarball), '-C', place, '--strip-components=1'],
      folder,
    );
  }
  const others = (await readdir(join(root, 'node_modules'))).filter(
    (name) => name !== '@touchline',
  );
  await Promise.all(
    others.map((name) => symlink(join(root, 'node_modules', name), join(modules, name))),
  );
}

export interface TeamWorkspace {
  /** All of it, to be removed. */
  readonly folder: string;
  /** Where the plugin's files lie. */
  readonly plugin: string;
  /** Builds the plugin. @returns the version */
  readonly build: () => Promise<string>;
  /** `touchline`, as it was installed. */
  readonly script: string;
  readonly root: string;
}

/** A workspace of a section team outside the repository, with one new plugin in it. */
export async function createTeamWorkspace(id: string): Promise<TeamWorkspace> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-team-'));
  await install(folder);
  const bin = (name: string, script: string) =>
    join(folder, 'node_modules/@touchline', name, 'bin', script);
  await run(process.execPath, [bin('build', 'create-plugin.mjs'), id, '--no-install'], folder);
  const root = join(folder, id);
  await symlink(join(folder, 'node_modules'), join(root, 'node_modules'));
  return {
    folder,
    root,
    plugin: join(root, 'plugins', id),
    script: bin('cli', 'touchline.mjs'),
    build: async () => {
      await run(process.execPath, [bin('build', 'build.mjs'), id], root);
      const index = JSON.parse(await readFile(join(root, '.build/releases.json'), 'utf8')) as {
        artefacts: { id: string; version: string }[];
      };
      return index.artefacts.find((one) => one.id === id)?.version ?? '';
    },
  };
}
