import { devNull } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { type RunningServer, type ServerOptions, startServer } from './start-server.ts';

const GAMES_TIMEOUT_MS = 60_000;
const ASK_AGAIN_MS = 200;

/**
 * A server whose feed has no matches and that offers no games: to play and price the matches of a
 * start takes several times the work of all the rest of it.
 * @param options as of `startServer`; its variables come before those set here
 */
export function startQuietServer(options: ServerOptions = {}): Promise<RunningServer> {
  return startServer({
    ...options,
    environment: {
      FEED: `replay:${devNull}`,
      DEMO_PLAYER: 'off',
      GAME_PROVIDERS: 'none',
      ...options.environment,
    },
  });
}

/**
 * A server without matches, with the house's games. Their process starts after the site listens, and a
 * page that was opened before it was there may not show them: answers once pages may.
 * @throws when the games do not start within a minute
 */
export async function startServerOfGames(): Promise<RunningServer> {
  const server = await startQuietServer({ environment: { GAME_PROVIDERS: 'house' } });
  const until = performance.now() + GAMES_TIMEOUT_MS;
  while (!(await mayShowGames(server))) {
    if (performance.now() > until) {
      await server.stop();
      throw new Error('The games did not start in time.');
    }
    await wait(ASK_AGAIN_MS);
  }
  return server;
}

/** Whether the policy of a page opened now lets it show a frame. */
async function mayShowGames({ address }: RunningServer): Promise<boolean> {
  const page = await fetch(`${address}/en/casino`);
  await page.arrayBuffer();
  const policy = page.headers.get('content-security-policy') ?? '';
  return policy.includes('frame-src ') && !policy.includes("frame-src 'none'");
}
