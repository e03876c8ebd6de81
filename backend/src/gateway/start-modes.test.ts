import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../../test/database/test-database.ts';
import { writeTestRelease } from '../../test/site/test-release.ts';

// Each row starts the real process, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const FIXTURE = fileURLToPath(new URL('../../test/site/site-process.fixture.ts', import.meta.url));
const TYPESCRIPT = new URL('../../test/typescript.mjs', import.meta.url).href;
const READY = 'Ctrl-C stops everything.';

let folder: string;
let oddsApi: Server;
let oddsApiUrl: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  await writeTestRelease(folder);
  // A feed with a licence that has no events at the moment.
  oddsApi = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end('[]');
  });
  oddsApi.listen(0, '127.0.0.1');
  await once(oddsApi, 'listening');
  const address = oddsApi.address();
  oddsApiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(async () => {
  oddsApi.close();
  await rm(folder, { recursive: true, force: true });
});

/** What is set where the site is started for real players. */
const production = () => ({
  PUBLIC_URL: 'https://bets.example',
  FEED: 'the-odds-api',
  THE_ODDS_API_KEY: 'a key',
  THE_ODDS_API_URL: oddsApiUrl,
});

/** Starts the process with these variables alone; ends it once it is ready. */
async function startProcess(variables: Readonly<Record<string, string | undefined>>) {
  const child = spawn(
    process.execPath,
    ['--import', TYPESCRIPT, '--conditions=touchline-source', '--no-warnings', FIXTURE],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        OPERATOR_PORT: '0',
        GAMES_PORT: '0',
        DATA_DIR: join(folder, 'data'),
        ARTEFACTS_DIR: folder,
        LOG_LEVEL: 'silent',
        ...variables,
      },
    },
  );
  let output = '';
  let errors = '';
  child.stdout.on('data', (part: Buffer) => {
    output += part.toString();
    if (output.includes(READY)) {
      child.kill('SIGTERM');
    }
  });
  child.stderr.on('data', (part: Buffer) => {
    errors += part.toString();
  });
  const [code] = await once(child, 'close');
  return { code: code as number, output, errors };
}

describe('a process that is not allowed to start', () => {
  it('a process without settings lists everything that is missing and exits', async () => {
    const { code, output, errors } = await startProcess({});
    expect(code).toBe(1);
    expect(output).toBe('');
    expect(errors).toBe(
      [
        'Touchline cannot start in production mode:',
        '  - PUBLIC_URL is missing: set it to the https address that browsers reach the site at.',
        '  - FEED=simulator is refused with MODE=production: its results can be known beforehand; available: the-odds-api, betfair.',
        '',
      ].join('\n'),
    );
  });

  it.each([
    ['a missing public address', { PUBLIC_URL: undefined }, 'PUBLIC_URL is missing'],
    [
      'an unencrypted public address',
      { PUBLIC_URL: 'http://bets.example' },
      'PUBLIC_URL must start with https://',
    ],
    ['the simulator', { FEED: 'simulator' }, 'FEED=simulator is refused'],
    ['a replay', { FEED: 'replay:cup.json' }, 'FEED=replay is refused'],
    ['a feed without its key', { THE_ODDS_API_KEY: undefined }, 'THE_ODDS_API_KEY is missing'],
    [
      'a console that other machines reach without encryption',
      { OPERATOR_HOST: '0.0.0.0' },
      'OPERATOR_HOST=0.0.0.0 lets other machines reach the console',
    ],
    [
      'a console on the origin of the site',
      { OPERATOR_URL: 'https://bets.example/' },
      'OPERATOR_URL must be of another origin',
    ],
    ['a public seed', { FEED_SEED: 'touchline' }, 'FEED_SEED is for MODE=development'],
    [
      'a test payment provider',
      { PAYMENT_PROVIDERS: 'test' },
      'PAYMENT_PROVIDERS=test is refused with MODE=production',
    ],
    [
      'an unknown payment provider',
      { PAYMENT_PROVIDERS: 'acme' },
      'PAYMENT_PROVIDERS=acme is not a known payment provider',
    ],
    ['test providers', { TEST_PROVIDERS: 'on' }, 'TEST_PROVIDERS=on needs MODE=development'],
    ['a demo player', { DEMO_PLAYER: 'on' }, 'DEMO_PLAYER=on needs MODE=development'],
    ['developers’ overrides', { DEVELOPMENT: 'on' }, 'DEVELOPMENT=on needs MODE=development'],
    [
      'development mode on a production machine',
      { MODE: 'development' },
      'MODE=development contradicts NODE_ENV=production',
    ],
  ])('a process does not start with %s', async (_name, changed, problem) => {
    const variables = { ...production(), NODE_ENV: 'production', ...changed };
    const { code, output, errors } = await startProcess(variables);
    expect([code, output]).toEqual([1, '']);
    expect(errors).toContain(`  - ${problem}`);
    expect(errors.match(/ {2}- /g)).toHaveLength(1);
  });

  it('a process does not start with test providers reachable from other machines, unless they are requested', async () => {
    const { code, errors } = await startProcess({ MODE: 'development', HOST: '0.0.0.0' });
    expect(code).toBe(1);
    expect(errors).toContain('HOST=0.0.0.0 lets other machines use test payments');
  });
});

describe('a process that may start', () => {
  it('a process in development mode announces it, creates a demo player and prints no token into a log', async () => {
    const { code, output, errors } = await startProcess({ MODE: 'development' });
    expect([code, errors]).toEqual([0, '']);
    expect(output).toContain('Development mode, not for real players');
    expect(output).toMatch(/address: +http:\/\/localhost:\d+/);
    expect(output).toContain('demo@touchline.example');
    const file = join(folder, 'data', 'operator-token');
    expect(output).toContain(`operator token: in ${file}`);
    expect(output).not.toContain((await readFile(file, 'utf8')).trim());
    const seed = (await readFile(join(folder, 'data', 'feed-seed'), 'utf8')).trim();
    expect(Buffer.from(seed, 'base64url')).toHaveLength(32);
  });

  it('a process in production creates no demo player and prints no token', async () => {
    const { code, output, errors } = await startProcess({
      ...production(),
      DATA_DIR: join(folder, 'production'),
      NODE_ENV: 'production',
    });
    expect([code, errors]).toEqual([0, '']);
    expect(output).toContain('Production mode.');
    expect(output).not.toContain('demo');
    const file = join(folder, 'production', 'operator-token');
    expect(output).toContain(`operator token: in ${file}`);
    expect(output).not.toContain((await readFile(file, 'utf8')).trim());
  });
});
