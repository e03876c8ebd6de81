import { execFile } from 'node:child_process';
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
  test.setTimeout(120_000);
  // Its commands switch sections off and close the site: that is for no server that others share.
  const server = await startServer({ environment: { DEMO_PLAYER: 'off' } });
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
    const { stdout } = await run('bash', ['-c', `${PRELUDE}${script}`]);
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
  } finally {
    await server.stop();
  }
});
