import { resolve } from 'node:path';
import { createConfiguration } from '../site/configuration/configuration.ts';
import { startDatabase } from '../platform/database/database.ts';
import { createListener } from '../platform/database/listener.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createPool } from '../platform/database/pool.ts';
import { serviceSecret } from '../platform/database/service-secret.ts';
import { createAppFor } from '../platform/http/app-for.ts';
import { prepareDataDirectory } from '../platform/process/data-directory.ts';
import { type BackendEnvironment, siteListener } from '../platform/process/environment.ts';
import { prepareClose } from '../platform/http/graceful-close.ts';
import { onceASecond, registerHealth } from '../platform/http/health-routes.ts';
import { createImportMap, registerImportMap } from '../site/import-map/import-map.ts';
import { listen } from '../platform/process/listen.ts';
import { type OperatorToken, operatorToken } from '../platform/process/operator-token.ts';
import { originOf } from '../site/documents/origin-of.ts';
import { type StartOptions, start } from '../platform/process/starting.ts';
import { createVisitors } from '../site/visitors/visitors.ts';

/** Beside a site and its console on the same machine, which have the usual ones. */
const PORT = '8082';

export interface RunningImportMap {
  /** Where tools on this machine find it. */
  readonly address: string;
  readonly mode: BackendEnvironment['MODE'];
  readonly operatorToken: OperatorToken;
  /** The folder the embedded database really uses. */
  readonly databaseDirectory: string | undefined;
  readonly close: () => Promise<void>;
}

/**
 * Starts the import-map service alone, without the site: the same API on the same database, under
 * the same variables and tokens. Sites on that database follow what it decides (see ADR 0029).
 * @throws StartError or DatabaseError with one sentence with what to do
 */
export function startImportMap({ variables, ...options }: StartOptions): Promise<RunningImportMap> {
  const own = { ...options, variables: { ...variables, PORT: variables['PORT'] ?? PORT } };
  return start(own, async ({ environment, log, progress, undo }) => {
    const dataDirectory = await prepareDataDirectory(environment.DATA_DIR);
    progress('starting the database');
    const database = await startDatabase({
      dataDirectory,
      log,
      url: environment.DATABASE_URL,
    });
    undo(database.stop);
    const pool = createPool(database, { log, size: environment.DATABASE_CONNECTIONS });
    undo(() => pool.end());
    await migrate(pool);
    progress('starting the import-map service');
    const app = await createAppFor(environment, log);
    const closing = prepareClose(app);
    const operator = await operatorToken({ configured: environment.OPERATOR_TOKEN, dataDirectory });
    const { token } = operator;
    const importMap = await createImportMap({
      pool,
      listener: createListener({
        pool,
        onTrouble: (error) =>
          log.warn({ err: error }, 'no notifications; polling until they resume'),
      }),
      environment,
      clock: Date.now,
      operatorToken: token,
      configuration: createConfiguration({ pool, clock: Date.now, log }),
      log,
      artefacts: resolve(environment.ARTEFACTS_DIR),
      published: resolve(environment.DATA_DIR, 'published'),
      onRelease: (release) => log.info({ release }, 'another release is live'),
    });
    await importMap.service.refresh();
    const startHealth = registerImportMap(app, {
      importMap,
      visitors: createVisitors(await serviceSecret(pool, 'visitor')),
      pool,
      clock: Date.now,
      log,
      operatorToken: token,
      environment,
      siteOriginOf: (request) => originOf(request, environment.PUBLIC_URL),
    });
    registerHealth(app, {
      operatorToken: token,
      isClosing: closing.isClosing,
      checks: { database: onceASecond(async () => (await pool.query('SELECT 1')).rowCount === 1) },
    });
    await app.ready();
    const stops = [startHealth(), importMap.follow()];
    undo(async () => {
      await closing.close();
      await Promise.all(stops.map((stop) => stop()));
    });
    const address = await listen(app, siteListener(environment));
    return {
      address,
      mode: environment.MODE,
      operatorToken: operator,
      databaseDirectory: database.dataDirectory,
    };
  });
}
