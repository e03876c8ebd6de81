import { chmod, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/database/test-database.ts';
import { operatorToken } from '../platform/process/operator-token.ts';
import { startBackend } from './start-backend.ts';

let folder: string;
let taken: Server;
let port: number;

beforeEach(async () => {
  folder = await temporaryFolder();
  taken = createServer();
  await new Promise<void>((resolve) => {
    taken.listen(0, '127.0.0.1', resolve);
  });
  const address = taken.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterEach(async () => {
  taken.close();
  await rm(folder, { recursive: true, force: true });
});

function start(variables: Record<string, string>) {
  return startBackend({
    variables: { MODE: 'development', LOG_LEVEL: 'silent', DEMO_PLAYER: 'off', ...variables },
  });
}

describe('a start that fails', () => {
  it('a port in use; the database it had started is stopped again', async () => {
    await expect(start({ PORT: String(port), DATA_DIR: folder })).rejects.toMatchObject({
      code: 'start_failed',
      message: `Port ${port} is in use; choose another with PORT.`,
    });
    const running = stat(join(folder, 'postgres', 'cluster', 'postmaster.pid'));
    await expect(running).rejects.toMatchObject({ code: 'ENOENT' });
  }, 30_000);

  it.each(['/proc/nothing', '/dev/null/below'])('a data folder like %s', async (path) => {
    await expect(start({ DATA_DIR: path })).rejects.toMatchObject({
      code: 'start_failed',
      message: expect.stringMatching(
        /^The data folder \S+ cannot be written \(\w+\); choose another with DATA_DIR\.$/,
      ),
    });
  });

  it('a data folder that is a file', async () => {
    const path = join(folder, 'file');
    await writeFile(path, '');
    await expect(start({ DATA_DIR: path })).rejects.toThrow(
      /^The data folder .* cannot be written/,
    );
  });

  it('a database that cannot be reached', async () => {
    const url = `postgres://nobody@127.0.0.1:1/none`;
    await expect(start({ DATA_DIR: folder, DATABASE_URL: url })).rejects.toMatchObject({
      code: 'database_unreachable',
    });
  });
});

describe('the operator’s token', () => {
  it('the operator’s token is created once, readable by this user alone, and replaced by a configured one', async () => {
    const first = await operatorToken({ configured: undefined, dataDirectory: folder });
    const file = join(folder, 'operator-token');
    expect(first).toEqual({ token: expect.stringMatching(/^[\w-]{32}$/), file });
    expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600');
    expect((await readFile(file, 'utf8')).trim()).toBe(first.token);
    await chmod(file, 0o644);
    expect(await operatorToken({ configured: undefined, dataDirectory: folder })).toEqual(first);
    expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600');
    const configured = 'a-token-of-the-operator';
    expect(await operatorToken({ configured, dataDirectory: folder })).toEqual({
      token: configured,
      file: undefined,
    });
  });
});
