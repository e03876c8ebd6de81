import { startServer } from '../server/start-server.ts';

/** One server for all journeys: the production build, its own database, a feed thirty times as fast. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startServer({ environment: { FEED_SPEED: '30', DEMO_PLAYER: 'off' } });
  process.env['TOUCHLINE_ADDRESS'] = server.address;
  process.env['TOUCHLINE_OPERATOR_TOKEN'] = server.operatorToken;
  return server.stop;
}
