import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { startTestDatabase } from '../database/test-database.ts';
import type { Feed } from '../../src/pricing/feed/create-feed.ts';
import { createSmallFeed } from '../pricing/small-feed.ts';
import { createTestClock } from '../platform/test-app.ts';
import { readEnvironment } from '../../src/platform/process/environment.ts';
import { createGateway, type Gateway } from '../../src/gateway/gateway.ts';
import { selectSiteProviders } from '../../src/gateway/site-providers.ts';
import { writeTestRelease } from './test-release.ts';

/** The operator's token of every gateway under test. */
export const OPERATOR = 'operator-token-of-this-test';

export interface TestGateway extends Gateway {
  readonly database: Awaited<ReturnType<typeof startTestDatabase>>;
  readonly feed: Feed;
  readonly clock: ReturnType<typeof createTestClock>;
  /** Where the build lies that it serves. */
  readonly folder: string;
  /** Another process of the same site, as far as a test needs one; closed by its caller. */
  readonly replica: () => Promise<Gateway>;
  /** What was logged as an error, a line of JSON each. */
  readonly errors: () => readonly string[];
  /** The paths of the requests that were logged, in order. */
  readonly requests: () => readonly string[];
}

/**
 * A gateway with all its modules on a separate database, a small feed and a made-up release.
 * `close` ends everything.
 * @param options.variables of its environment, given its folder
 * @param options.prepare adds to the folder before the gateway reads it
 * @param options.feed where prices and results come from; a small simulator unless given
 */
export async function startTestGateway(
  options: {
    readonly poolSize?: number;
    readonly variables?: (folder: string) => Readonly<Record<string, string>>;
    readonly prepare?: (folder: string) => Promise<void>;
    readonly isFeedReady?: () => boolean;
    readonly feed?: Feed;
  } = {},
): Promise<TestGateway> {
  const { poolSize = 8, variables, prepare, isFeedReady = () => true } = options;
  const errors: string[] = [];
  const requests: string[] = [];
  const log = pino(
    { level: 'info', formatters: { level: (level) => ({ level }) } },
    {
      write: (line) => {
        const { level, msg, path } = JSON.parse(line);
        if (level === 'error') {
          errors.push(line);
        } else if (msg === 'request') {
          requests.push(path);
        }
      },
    },
  );
  const clock = createTestClock();
  const folder = await mkdtemp(join(tmpdir(), 'touchline-gateway-'));
  await writeTestRelease(folder);
  await prepare?.(folder);
  const database = await startTestDatabase({ poolSize });
  const feed = options.feed ?? createSmallFeed({ clock: clock.now, log });
  const replica = () => {
    const environment = readEnvironment({
      MODE: 'development',
      ARTEFACTS_DIR: folder,
      ...variables?.(folder),
    });
    return createGateway({
      environment,
      providers: selectSiteProviders(environment).providers,
      pool: database.pool,
      clock: clock.now,
      log,
      operatorToken: OPERATOR,
      feed,
      isFeedReady,
    });
  };
  const gateway = await replica();
  return {
    ...gateway,
    database,
    feed,
    clock,
    folder,
    replica,
    errors: () => errors,
    requests: () => [...requests],
    close: async () => {
      await gateway.close();
      await feed.stop();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
