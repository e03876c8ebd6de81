import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDatabase } from './database.ts';
import type { Database } from './embedded-database.ts';
import { findNativeFiles, prepareNativeFiles } from './native-files.ts';
import { createPool } from './pool.ts';
import { hasEnded } from './process-state.ts';
import { forkModule } from '../../../test/process/fork-module.ts';
import { silentLog, temporaryFolder } from '../../../test/database/test-database.ts';

// A real database on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const isRoot = process.getuid?.() === 0;
/** A data folder that was used once: copying it is quicker than making one. */
let template: string;
let folder: string;
let started: Database[];
let children: ChildProcess[];

async function start(options?: Partial<Parameters<typeof startDatabase>[0]>): Promise<Database> {
  const database = await startDatabase({ dataDirectory: folder, log: silentLog, ...options });
  started.push(database);
  return database;
}

async function startInChild(): Promise<{ child: ChildProcess; pid: number }> {
  const child = forkModule(
    new URL('../../../test/database/start-and-wait.fixture.ts', import.meta.url),
    [folder],
  );
  children.push(child);
  const [message] = (await once(child, 'message')) as [{ pid: number }];
  return { child, pid: message.pid };
}

async function ask<Row extends object>(database: Database, sql: string): Promise<Row[]> {
  const pool = createPool(database, { log: silentLog, size: 1 });
  try {
    return (await pool.query<Row>(sql)).rows;
  } finally {
    await pool.end();
  }
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  await expect.poll(condition, { timeout: 10_000, interval: 5 }).toBe(true);
}

/** With owners and modes, which `fs.cp` does not keep. */
function copyTemplate(to: string): void {
  execFileSync('cp', ['-a', join(template, 'postgres'), to]);
}

beforeAll(async () => {
  template = await temporaryFolder();
  await (await startDatabase({ dataDirectory: template, log: silentLog })).stop();
});
afterAll(() => rm(template, { recursive: true, force: true }));

beforeEach(async () => {
  folder = await temporaryFolder();
  started = [];
  children = [];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const database of started) await database.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('the embedded database', () => {
  it('the embedded database keeps its data over a stop, syncs to disk and gives the application no superuser', async () => {
    const first = await start();
    await ask(first, "CREATE TABLE kept AS SELECT 'здесь' AS word");
    await first.stop();
    expect(hasEnded(first.serverPid() ?? 0)).toBe(true);
    const second = await start();
    expect(second.dataDirectory).toBe(join(folder, 'postgres'));
    expect(await ask(second, 'SELECT upper(word) AS word FROM kept')).toEqual([{ word: 'ЗДЕСЬ' }]);
    expect(
      await ask(
        second,
        `SELECT usesuper, current_setting('fsync') AS fsync, current_setting('full_page_writes') AS pages
           FROM pg_user WHERE usename = current_user`,
      ),
    ).toEqual([{ usesuper: false, fsync: 'on', pages: 'on' }]);
  });

  it('the embedded database writes a new cluster to the disk, also when the first attempt was cut short', async () => {
    const mark = join(folder, 'postgres', 'unwritten');
    const first = await start();
    await first.stop();
    await expect(stat(mark)).rejects.toThrow('ENOENT');
    await writeFile(mark, '');
    const second = await start();
    await second.stop();
    await expect(stat(mark)).rejects.toThrow('ENOENT');
    const log = await readFile(join(folder, 'postgres', 'postgres.log'), 'utf8');
    expect(log).toContain('ready to accept connections');
    expect(log).not.toMatch(/ERROR|FATAL|PANIC|recovery/);
  });

  it('the embedded database is closed to others: its socket folder is private and it listens on no network', async () => {
    copyTemplate(folder);
    const database = await start();
    const sockets = String(database.connection.host);
    expect((await stat(sockets)).mode & 0o077).toBe(0);
    expect(await ask(database, 'SHOW listen_addresses')).toEqual([{ listen_addresses: '' }]);
  });

  it('the embedded database is adopted, running, after its starter was killed', async () => {
    copyTemplate(folder);
    const { child, pid } = await startInChild();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const database = await start();
    expect(database.serverPid()).toBe(pid);
    await database.stop();
    await until(() => hasEnded(pid));
  });

  it('the embedded database is shared by two starts of one folder, and stopped by the last to leave', async () => {
    const [{ child, pid }, own] = await Promise.all([startInChild(), start()]);
    expect(own.serverPid()).toBe(pid);
    await ask(own, 'CREATE TABLE shared (id int)');
    await own.stop();
    expect(hasEnded(pid)).toBe(false);
    child.send('stop');
    await once(child, 'exit');
    expect(hasEnded(pid)).toBe(true);
  });

  it('the embedded database recovers automatically when the server is killed while in use', async () => {
    copyTemplate(folder);
    const database = await start();
    const before = database.serverPid() ?? 0;
    await ask(database, 'CREATE TABLE survives AS SELECT 1 AS one');
    process.kill(before, 'SIGKILL');
    await until(async () =>
      ask(database, 'SELECT one FROM survives').then(
        (rows) => rows.length === 1,
        () => false,
      ),
    );
    // It answers before its starter has read whom it has started.
    await until(async () => database.serverPid() !== before);
  });

  it('the embedded database killed under a connection fails its query, not the process', async () => {
    copyTemplate(folder);
    const database = await start();
    const pool = createPool(database, { log: silentLog, size: 1 });
    const client = await pool.connect();
    process.kill(database.serverPid() ?? 0, 'SIGKILL');
    await expect(client.query('SELECT pg_sleep(20)')).rejects.toThrow(/terminat|EPIPE|ECONNRESET/);
    client.release(true);
    await until(async () =>
      pool.query('SELECT 1').then(
        () => true,
        () => false,
      ),
    );
    await pool.end();
  });

  it('the embedded database starts over a pid file of a dead process', async () => {
    copyTemplate(folder);
    const database = await start();
    await database.stop();
    await writeFile(
      join(folder, 'postgres', 'cluster', 'postmaster.pid'),
      `2147483646\n${join(folder, 'postgres', 'cluster')}\n1\n5432\n${String(database.connection.host)}\n\n1 1\nready   \n`,
    );
    expect(await ask(await start(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('the embedded database starts over a pid file whose number another program has now', async () => {
    copyTemplate(folder);
    const database = await start();
    await database.stop();
    const { uid, gid } = await stat(join(folder, 'postgres', 'cluster'));
    // Of the same user: PostgreSQL alone would take it for a running server and exit.
    const stranger = spawn('sleep', ['30'], isRoot ? { uid, gid } : {});
    children.push(stranger);
    await writeFile(
      join(folder, 'postgres', 'cluster', 'postmaster.pid'),
      `${stranger.pid}\n${join(folder, 'postgres', 'cluster')}\n1\n5432\n${String(database.connection.host)}\n\n1 1\nready   \n`,
    );
    const again = await start();
    expect(again.serverPid()).not.toBe(stranger.pid);
    expect(await ask(again, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('the embedded database clears what a killed initialisation left and never mistakes it for a cluster', async () => {
    const unfinished = join(folder, 'postgres', 'initialising-2147483646');
    await mkdir(unfinished, { recursive: true });
    await writeFile(join(unfinished, 'PG_VERSION'), '17\n');
    await start();
    await expect(stat(unfinished)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('the embedded database finds a short place for its socket when the data folder has a long name', async () => {
    const dataDirectory = join(folder, 'a'.repeat(120));
    const database = await start({ dataDirectory });
    expect(String(database.connection.host).length).toBeLessThan(93);
    expect(await ask(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await database.stop();
    await rm(String(database.connection.host), { recursive: true });
  });

  it('the embedded database reports which version made a cluster that it cannot run', async () => {
    copyTemplate(folder);
    const database = await start();
    await database.stop();
    await writeFile(join(folder, 'postgres', 'cluster', 'PG_VERSION'), '14\n');
    await expect(start()).rejects.toMatchObject({ code: 'database_version_unsupported' });
  });

  it('the embedded database reports a data folder that cannot be written', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(start({ dataDirectory: join(folder, 'file') })).rejects.toMatchObject({
      code: 'database_folder_unwritable',
    });
  });

  it.runIf(isRoot)(
    'the embedded database is in the system folder when root starts it below a closed home',
    async () => {
      const dataDirectory = join(folder, 'home', '.data');
      await mkdir(dataDirectory, { recursive: true });
      await chmod(join(folder, 'home'), 0o700);
      const systemDirectory = join(folder, 'var');
      const database = await start({ dataDirectory, systemDirectory });
      expect(database.dataDirectory).toMatch(new RegExp(`^${systemDirectory}/[0-9a-f]{12}$`));
      await ask(database, 'CREATE TABLE kept AS SELECT 1 AS one');
      await database.stop();
      const again = await start({ dataDirectory, systemDirectory });
      expect(await ask(again, 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
      expect((await stat(String(database.dataDirectory))).uid).not.toBe(0);
    },
  );
});

describe('the native files', () => {
  it('the native files get the links that npm packages cannot carry, each time the same', async () => {
    const files = await findNativeFiles();
    const manifest = join(files.directory, 'native', 'pg-symlinks.json');
    const [link] = JSON.parse(await readFile(manifest, 'utf8')) as [
      { source: string; target: string },
    ];
    const directory = join(folder, 'package');
    await mkdir(join(directory, 'native', 'lib'), { recursive: true });
    await symlink(manifest, join(directory, 'native', 'pg-symlinks.json'));
    await writeFile(join(directory, link.source), 'library');
    const options = {
      files: { ...files, directory },
      identity: undefined,
      copyDirectory: join(folder, 'copy'),
    };
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await prepareNativeFiles(options)).directory).toBe(directory);
      expect(await readFile(join(directory, link.target), 'utf8')).toBe('library');
    }
  });

  it.runIf(isRoot)('the native files are copied to where the server can read them', async () => {
    const files = await findNativeFiles();
    await mkdir(join(folder, 'home'));
    await chmod(join(folder, 'home'), 0o700);
    const closed = join(folder, 'home', 'package');
    await symlink(files.directory, closed);
    await mkdir(join(folder, 'copy'));
    const prepared = await prepareNativeFiles({
      files: { ...files, directory: closed },
      identity: { uid: 65_534, gid: 65_534 },
      copyDirectory: join(folder, 'copy'),
    });
    expect(prepared.directory).toBe(join(folder, 'copy', `native-${files.version}`));
    expect((await stat(join(prepared.directory, 'native', 'bin', 'postgres'))).mode & 0o111).toBe(
      0o111,
    );
  });
});

describe('an outside database', () => {
  it('an outside database that cannot be reached is refused in one sentence', async () => {
    await expect(start({ url: 'postgres://nobody@127.0.0.1:1/nothing' })).rejects.toMatchObject({
      code: 'database_unreachable',
    });
  });

  it('an outside database is used in place of the embedded one', async () => {
    copyTemplate(folder);
    const embedded = await start();
    const url = `postgres://touchline@/touchline?host=${encodeURIComponent(String(embedded.connection.host))}`;
    const database = await start({ url, dataDirectory: join(folder, 'unused') });
    expect(database.kind).toBe('external');
    expect(await ask(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});
