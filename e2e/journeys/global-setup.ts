import { startFastServer } from '../../tools/server/start-fast-server.ts';
import { prepareClusters } from '../../tools/server/new-cluster.ts';
import { startServer } from '../../tools/server/start-server.ts';
import { withRendererFault } from './renderer-fault.ts';

/** One server for all journeys: the production build on a separate database. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const removeClusters = await prepareClusters(async (dataDirectory) => {
    const importMap = await startServer({ dataDirectory, onlyImportMap: true });
    await importMap.stop();
  });
  const server = await startFastServer({
    environment: { GAME_PROVIDERS: 'house', ...withRendererFault(process.env['RENDERER_FAULT']) },
  });
  process.env['TOUCHLINE_ADDRESS'] = server.address;
  process.env['TOUCHLINE_OPERATOR_TOKEN'] = server.operatorToken;
  return async () => {
    await server.stop();
    removeClusters();
  };
}
