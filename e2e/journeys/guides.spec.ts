import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { EXECUTED_GUIDE, readGuideBlocks } from '../checks/guide-commands.ts';
import { projectRoot } from '../project-root.ts';
import { startServer } from '../server/start-server.ts';
import { touchlineAt } from './touchline-command.ts';

const run = promisify(execFile);

/** A refused call ends the block, and says why. */
const PRELUDE = `set -euo pipefail
curl() { command curl --silent --show-error --fail-with-body "$@"; }
`;

test('what the guides tell operators to type does what they say', async () => {
  test.setTimeout(240_000);
  // Its commands switch sections off and close the site: that is for no server that others share.
  const dataDirectory = await mkdtemp(join(tmpdir(), 'touchline-guides-'));
  await chmod(dataDirectory, 0o755);
  const server = await startServer({ dataDirectory, environment: { DEMO_PLAYER: 'off' } });
  try {
    const blocks = readGuideBlocks().filter(
      ({ guide, text }) => guide === EXECUTED_GUIDE && text.includes('curl'),
    );
    expect(blocks.length).toBeGreaterThan(4);
    const script = blocks
      .map(({ text }) => text)
      .join('\n')
      .replace('export TOKEN=…', `export TOKEN=${server.operatorToken}`)
      .replaceAll(/(?:http:\/\/)?localhost:8080/g, server.address);
    const { stdout } = await run('bash', ['--norc', '-c', `${PRELUDE}${script}`]);
    expect(stdout).toContain('no results from the provider');
    const closed = await fetch(`${server.address}/en`, { redirect: 'manual' });
    expect(closed.headers.get('location')).toBe('/en/maintenance');

    const touchline = touchlineAt({
      address: server.address,
      token: server.operatorToken,
      folder: projectRoot(),
      script: join(projectRoot(), 'importmap/cli/bin/touchline.mjs'),
    });
    for (const words of [
      ['status', 'sport'],
      ['diff', '1'],
      ['dry-run', 'disable', 'sport'],
    ]) {
      const { exitCode, output, complaint } = await touchline(...words);
      expect(exitCode, `touchline ${words.join(' ')}: ${complaint}`).toBe(0);
      expect(output).toContain('sport');
    }

    // The service alone, on the same data: the site follows what it decides.
    const alone = await startServer({ dataDirectory, onlyImportMap: true });
    try {
      expect(alone.operatorToken).toBe(server.operatorToken);
      const changed = await fetch(`${alone.address}/import-map-service/changes`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${alone.operatorToken}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          reason: 'from the service alone',
          changes: [{ kind: 'switch', plugin: 'lotto', enabled: false }],
        }),
      });
      expect(changed.status).toBe(200);
      await expect(async () => {
        const map = await fetch(`${server.address}/import-map-service/import-map.json`);
        expect(await map.text()).not.toContain('@touchline/lotto');
      }).toPass({ timeout: 3_000 });
    } finally {
      await alone.stop();
    }
  } finally {
    await server.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  }
});
