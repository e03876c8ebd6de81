import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { startQuietServer } from '../../tools/server/start-quiet-server.ts';
import { startServer } from '../../tools/server/start-server.ts';
import { expect, test } from './fixtures.ts';

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-process-'));
  // The database runs under another uid when we are root, and must be able to pass.
  chmodSync(folder, 0o755);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}

test('the server stops with its database on Ctrl-C, and the next start continues with its data', async () => {
  const first = await startServer({ dataDirectory: folder });
  const lock = readFileSync(join(folder, 'data/postgres/cluster/postmaster.pid'), 'utf8');
  const database = Number(lock.split('\n')[0]);
  expect([first.processId, database].map(isRunning)).toEqual([true, true]);
  process.kill(first.processId, 'SIGINT');
  await expect.poll(() => [first.processId, database].map(isRunning)).toEqual([false, false]);
  await expect(fetch(`${first.address}/healthz`)).rejects.toThrow();

  const second = await startServer({ dataDirectory: folder });
  try {
    expect(second.databaseDirectory).toBe(first.databaseDirectory);
    expect(second.operatorToken).toBe(first.operatorToken);
    expect((await fetch(`${second.address}/readyz`)).status).toBe(200);
  } finally {
    await second.stop();
  }
});

test('the site with a certificate speaks HTTP/2, and HTTP/1.1 to older clients', async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const files = { TLS_KEY: join(folder, 'key.pem'), TLS_CERT: join(folder, 'cert.pem') };
  writeFileSync(files.TLS_KEY, key);
  writeFileSync(files.TLS_CERT, cert);
  const server = await startQuietServer({ environment: files });
  try {
    expect(server.address).toMatch(/^https:/);
    const session = connect(server.address, { ca: cert });
    const stream = session.request({ ':path': '/en', 'accept-language': 'en' });
    let text = '';
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
    await once(stream, 'end');
    session.close();
    expect(headers[':status']).toBe(200);
    expect(text).toContain('</html>');

    const old = request(`${server.address}/healthz`, { ca: cert }).end();
    const [answer] = (await once(old, 'response')) as [{ httpVersion: string; statusCode: number }];
    expect([answer.httpVersion, answer.statusCode]).toEqual(['1.1', 200]);
    old.destroy();
  } finally {
    await server.stop();
  }
});
