import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Artefact } from '@touchline/contracts/releases';
import { expect, test } from '@playwright/test';
import { startQuietServer } from '../../tools/server/start-quiet-server.ts';
import type { RunningServer } from '../../tools/server/start-server.ts';
import { copyBuild } from './copy-build.ts';
import { touchlineAt } from './touchline-command.ts';

// One server for all; each command is a process, which takes its time on a busy machine.
test.describe.configure({ mode: 'serial' });

let server: RunningServer;
let folder: string;

test.beforeAll(async () => {
  server = await startQuietServer();
  folder = await mkdtemp(join(tmpdir(), 'touchline-command-'));
});
test.afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a team publishes, rolls out, promotes and rolls back by command, with exit codes to rely on', async () => {
  const operator = touchlineAt({ address: server.address, token: server.operatorToken });
  const made = await fetch(`${server.address}/import-map-service/tokens`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${server.operatorToken}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ name: 'lotto-team', mayWrite: true, plugins: ['lotto'] }),
  });
  const { token } = (await made.json()) as { token: string };
  const team = touchlineAt({ address: server.address, token });

  const next = await copyBuild(folder, { id: 'lotto', version: '9.0.0-a' });
  const tried = await team('dry-run', 'publish', '--from', next, '--json');
  expect(JSON.parse(tried.output)).toMatchObject({ version: '9.0.0-a', dryRun: true, isNew: true });
  const published = await team('publish', '--from', next, '--wait');
  expect(published).toMatchObject({ exitCode: 0, complaint: '' });
  expect(published.output).toContain('next: touchline rollout lotto 9.0.0-a --share 5');

  const rolled = await team('rollout', 'lotto', '--share', '5', '--reason', 'a try', '--json');
  expect(rolled.exitCode).toBe(0);
  const { revision } = JSON.parse(rolled.output) as { revision: number };
  expect((await team('status', 'lotto')).output).toMatch(/lotto {2}on {2}9\.0\.0-a 5 %, .+ 95 %/);
  expect((await team('promote', 'lotto', '--wait')).exitCode).toBe(0);
  const { output } = await team('status', 'lotto', '--json');
  expect(JSON.parse(output)).toMatchObject({
    services: [{ versions: [{ version: '9.0.0-a', weight: 100 }] }],
  });
  expect((await team('rollback', 'lotto')).output).toContain('plugins.lotto.versions');
  const [back, history, difference] = await Promise.all([
    team('status', 'lotto'),
    team('history', '--plugin', 'lotto'),
    team('diff', '0', String(revision)),
  ]);
  expect(back.output).toContain('9.0.0-a 5 %');
  expect(history.output).toMatch(/lotto-team {2}a try$/m);
  expect(difference.output).toContain('plugins.lotto: nothing → {');

  // What goes wrong is reported by the exit code, in words and as data.
  const tampered = await copyBuild(folder, { id: 'lotto', version: '9.0.0-b' });
  const { entry } = Artefact.parse(
    JSON.parse(await readFile(join(tampered, 'release.json'), 'utf8')),
  );
  await writeFile(join(tampered, entry), 'alert(1)');
  const [refused, foreign, mandatory, unknown, stale, misused, unreachable] = await Promise.all([
    team('publish', '--from', tampered),
    team('disable', 'casino', '--json'),
    operator('disable', 'responsible-gaming'),
    operator('enable', 'nothing'),
    operator('disable', 'casino', '--if-match', '1'),
    operator('rollout', 'lotto', '--share', '101'),
    operator('status', '--url', 'http://localhost:1'),
  ]);
  expect(refused.exitCode).toBe(4);
  expect(refused.complaint).toContain(`${entry} is not what was built`);
  expect(foreign.exitCode).toBe(3);
  expect(JSON.parse(foreign.output)).toMatchObject({ error: { code: 'forbidden' } });
  expect([mandatory, unknown, stale, misused, unreachable].map(({ exitCode }) => exitCode)).toEqual(
    [4, 6, 5, 2, 7],
  );
  const wouldRefuse = await operator('dry-run', 'promote', 'lotto', '1.2.3');
  expect([wouldRefuse.exitCode, wouldRefuse.output]).toEqual([
    4,
    expect.stringContaining('file_missing'),
  ]);
});

test('a script of curl calls, as import-map-deployer documents them, works unchanged', async () => {
  const curl = async (...words: readonly string[]) => {
    const { stdout } = await promisify(execFile)('curl', ['--silent', '--show-error', ...words]);
    return JSON.parse(stdout) as { imports: Record<string, string> };
  };
  const base = `${server.address}/import-map-service`;
  const user = ['-u', `operator:${server.operatorToken}`];
  const json = ['-H', 'Accept: application/json', '-H', 'Content-Type: application/json'];
  const url = 'http://example.com/path/to/my-service.js';

  expect(await curl(`${base}/import-map.json?env=production`)).toHaveProperty('imports');
  const patch = (path: string, body: object) =>
    curl(...user, '-d', JSON.stringify(body), '-X', 'PATCH', `${base}${path}`, ...json);
  const at = '?env=production&skip_url_check';
  const patched = await patch(`/services${at}`, { service: 'my-service', url });
  expect(patched.imports['my-service']).toBe(url);
  const merged = await patch(`/import-map.json${at}`, { imports: { other: url } });
  expect(merged.imports).toMatchObject({ 'my-service': url, other: url });
  const deleted = await curl(...user, '-X', 'DELETE', `${base}/services/my-service?env=production`);
  expect(deleted.imports['my-service']).toBeUndefined();
  expect(await curl(`${base}/environments`)).toHaveProperty('environments');
});
