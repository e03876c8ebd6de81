import { startFastServer } from '../../tools/server/start-fast-server.ts';
import { withRendererFault } from './renderer-fault.ts';

/** One server for all journeys: the production build on a separate database. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startFastServer({
    environment: withRendererFault(process.env['RENDERER_FAULT']),
  });
  process.env['TOUCHLINE_ADDRESS'] = server.address;
  process.env['TOUCHLINE_OPERATOR_TOKEN'] = server.operatorToken;
  return server.stop;
}
