import type { Logger } from 'pino';
import { startDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createPool } from '../platform/database/pool.ts';
import type { Pool } from '../platform/database/queryable.ts';
import { prepareDataDirectory } from '../platform/process/data-directory.ts';
import { type DemoPlayer, demoPlayer } from '../identity/demo/demo-player.ts';
import {
  type BackendEnvironment,
  consoleListener,
  mayKeepDemoPlayer,
  siteListener,
} from '../platform/process/environment.ts';
import type { Gateway } from './gateway.ts';
import { startHouseGames } from './start-house-games.ts';
import { listen } from '../platform/process/listen.ts';
import { assertModeAllows } from '../platform/process/mode-rules.ts';
import { type OperatorToken, operatorToken } from '../platform/process/operator-token.ts';
import { StartError } from '../platform/process/start-error.ts';
import { type StartOptions, start } from '../platform/process/starting.ts';
import { selectSiteProviders } from './site-providers.ts';

export interface RunningBackend {
  readonly gateway: Gateway;
  readonly log: Logger;
  /** Where a browser on this machine finds it. */
  readonly address: string;
  /** Where an operator on this machine finds the console. */
  readonly consoleAddress: string;
  readonly mode: BackendEnvironment['MODE'];
  readonly operatorToken: OperatorToken;
  readonly demoPlayer: DemoPlayer | undefined;
  /** The folder the embedded database really uses. */
  readonly databaseDirectory: string | undefined;
  readonly close: () => Promise<void>;
}

/**
 * Starts the whole backend: database, migrations, modules, HTTP server. What had been started is
 * stopped again when a later step fails.
 * @throws StartError or DatabaseError with one sentence with what to do
 */
export function startBackend(options: StartOptions): Promise<RunningBackend> {
  return start(options, async ({ environment, log, progress, undo }) => {
    const { providers, problems } = selectSiteProviders(environment);
    assertModeAllows(environment, problems);
    if (providers.feed === undefined) {
      throw new StartError('FEED selects no feed.');
    }
    const dataDirectory = await prepareDataDirectory(environment.DATA_DIR);
    progress('starting the database');
    const starting = startDatabase({
      dataDirectory,
      log,
      url: environment.DATABASE_URL,
    });
    // Reported when it is awaited; a failure meanwhile must not end the process.
    starting.catch(() => undefined);
    undo(async () => (await starting.catch(() => undefined))?.stop());
    // The server starts in a separate process: the rest of our code is loaded meanwhile, and the
    // feed, which needs no database, prices its first events.
    const [{ createFeed }, { createGateway }, { createDemoSteps }] = await Promise.all([
      import('../pricing/feed/create-feed.ts'),
      import('./gateway.ts'),
      import('./demo-steps.ts'),
    ]);
    let open = (_pool: Pool): void => undefined;
    const opened = new Promise<Pool>((resolve) => {
      open = resolve;
    });
    const feed = await createFeed(providers.feed, {
      clock: Date.now,
      log,
      dataDirectory,
      virtuals: environment.VIRTUALS
        ? { pool: opened, speed: environment.VIRTUALS_SPEED }
        : undefined,
    });
    let openTheRest = (): void => undefined;
    const restAfter = new Promise<void>((resolve) => {
      openTheRest = resolve;
    });
    undo(() => {
      openTheRest();
      return feed.stop();
    });
    progress('pricing the first events');
    let feedStands = false;
    const pricing = feed.start({ restAfter }).then(() => {
      feedStands = true;
    });
    pricing.catch(() => undefined);

    const database = await starting;
    const pool = createPool(database, { log, size: environment.DATABASE_CONNECTIONS });
    undo(() => pool.end());
    await migrate(pool);
    open(pool);
    progress('starting the services');
    const operator = await operatorToken({
      configured: environment.OPERATOR_TOKEN,
      dataDirectory,
    });
    const house = providers.games.some(({ id }) => id === 'house')
      ? await startHouseGames({ pool, environment, dataDirectory, log })
      : undefined;
    undo(async () => house?.stop());
    const gateway = await createGateway({
      environment,
      providers,
      pool,
      clock: Date.now,
      log,
      operatorToken: operator.token,
      feed,
      house: house?.games,
      isFeedReady: () => feedStands,
    });
    undo(gateway.close);
    // Its money comes from a test provider.
    const hasTestPayments = providers.payments.some(({ isTest }) => isTest);
    const player =
      mayKeepDemoPlayer(environment) && hasTestPayments
        ? await demoPlayer({
            dataDirectory,
            steps: createDemoSteps(pool, gateway.modules),
            clock: Date.now,
          })
        : undefined;
    const address = await listen(gateway.app, siteListener(environment));
    house?.start(address);
    const consoleAddress = await listen(gateway.consoleApp, consoleListener(environment));
    await pricing;
    // Matches that ended while nothing was running.
    await gateway.modules.settlementJob.catchUp();
    // After the caller of the start has continued.
    setImmediate(openTheRest);
    return {
      gateway,
      log,
      address,
      consoleAddress,
      mode: environment.MODE,
      operatorToken: operator,
      demoPlayer: player,
      databaseDirectory: database.dataDirectory,
    };
  });
}
