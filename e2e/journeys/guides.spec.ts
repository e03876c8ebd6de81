import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { EVENT_SNAPSHOT } from '../../tools/checks/event-catalogue.ts';
import { EXECUTED_GUIDE, readGuideBlocks } from '../../tools/checks/guide-commands.ts';
import { projectRoot } from '../../tools/project-root.ts';
import { startQuietServer } from '../../tools/server/start-quiet-server.ts';
import { type RunningServer, startServer } from '../../tools/server/start-server.ts';
import { copyBuild } from './copy-build.ts';
import { touchlineAt } from './touchline-command.ts';

const run = promisify(execFile);

/** A refused call ends the block, and says why. */
const PRELUDE = `set -euo pipefail
curl() { command curl --silent --show-error --fail-with-body "$@"; }
`;
/** What starts a server is started as servers are, and ended. */
const STARTS = /^(?:npm run import-map$|DATABASE_URL=)/;
/** What a section team types inside the repository, and what ends on its own. */
const IN_REPOSITORY = /^(?:npx vitest|npm run events-snapshot)/;

async function shell(script: string, environment: Readonly<Record<string, string>> = {}) {
  return await run('bash', ['--norc', '-c', `${PRELUDE}${script}`], {
    cwd: projectRoot(),
    env: { ...process.env, npm_config_update_notifier: 'false', SKIP_BUILD: '1', ...environment },
  });
}

/** The database that a site has started, as configured for another site. */
async function databaseUrl(dataDirectory: string): Promise<string> {
  const lock = await readFile(join(dataDirectory, 'data/postgres/cluster/postmaster.pid'), 'utf8');
  const sockets = encodeURIComponent(lock.split('\n')[4] ?? '');
  return `postgres://touchline@/touchline?host=${sockets}`;
}

const switchedOff = async ({ address }: RunningServer, plugin: string) => {
  const map = await fetch(`${address}/import-map-service/import-map.json`);
  return !(await map.text()).includes(`@touchline/${plugin}`);
};

test('the commands in the guides for operators work as described', async () => {
  // Its commands switch sections off and close the site: that is for no server that others share.
  const dataDirectory = await mkdtemp(join(tmpdir(), 'touchline-guides-'));
  await chmod(dataDirectory, 0o755);
  const server = await startQuietServer({ dataDirectory });
  try {
    const token = server.operatorToken;
    const touchline = touchlineAt({ address: server.address, token, folder: projectRoot() });
    // The guide rolls out what a team has published.
    const copy = await copyBuild(dataDirectory, { id: 'sport', version: '9.0.0-guide' });
    expect((await touchline('publish', '--from', copy)).complaint).toBe('');

    const blocks = readGuideBlocks().filter(
      ({ guide, commands }) =>
        guide === EXECUTED_GUIDE && !commands.some((command) => STARTS.test(command)),
    );
    expect(blocks.length).toBeGreaterThan(7);
    const script = blocks
      .map(({ text }) => text)
      .join('\n')
      .replace('export TOKEN=…', `export TOKEN=${token}`)
      .replaceAll(/(?:http:\/\/)?localhost:8080/g, server.address);
    const { stdout } = await shell(script, {
      TOUCHLINE_URL: server.address,
      TOUCHLINE_TOKEN: token,
    });
    for (const said of ['no results from the provider', '9.0.0-guide', 'a look on a phone']) {
      expect(stdout).toContain(said);
    }
    const closed = await fetch(`${server.address}/en`, { redirect: 'manual' });
    expect(closed.headers.get('location')).toBe('/en/maintenance');

    for (const words of [
      ['status', 'sport'],
      ['diff', '1'],
      ['dry-run', 'disable', 'sport'],
    ]) {
      const { exitCode, output, complaint } = await touchline(...words);
      expect(exitCode, `touchline ${words.join(' ')}: ${complaint}`).toBe(0);
      expect(output).toContain('sport');
    }

    // The service alone, on the same data: the site follows what it decides, and so does another
    // site that was given the database by its address.
    const alone = await startServer({ dataDirectory, onlyImportMap: true });
    try {
      expect(alone.operatorToken).toBe(token);
      const command = touchlineAt({ address: alone.address, token, folder: projectRoot() });
      const { complaint } = await command('disable', 'lotto', '--reason', 'from the service alone');
      expect(complaint).toBe('');
      await expect.poll(() => switchedOff(server, 'lotto')).toBe(true);
    } finally {
      await alone.stop();
    }
    const beside = await startQuietServer({
      environment: { DATABASE_URL: await databaseUrl(dataDirectory) },
    });
    try {
      expect(await switchedOff(beside, 'lotto')).toBe(true);
      expect(await switchedOff(beside, 'games')).toBe(false);
    } finally {
      await beside.stop();
    }
  } finally {
    await server.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  }
});

test('the commands in the guides for section teams inside the repository work as described', async () => {
  const commands = readGuideBlocks().flatMap((block) =>
    block.commands.filter((command) => IN_REPOSITORY.test(command)),
  );
  expect(commands).toHaveLength(2);
  const snapshot = join(projectRoot(), EVENT_SNAPSHOT);
  const before = await readFile(snapshot, 'utf8');
  try {
    const { stdout } = await shell(commands.join('\n'));
    expect(stdout).toMatch(/Tests\s.*\d+ passed/);
    expect(stdout).toMatch(/holds \d+ events/);
    // Nothing has changed that would have to be written down.
    expect(JSON.parse(await readFile(snapshot, 'utf8'))).toEqual(JSON.parse(before));
  } finally {
    await writeFile(snapshot, before);
  }
});
