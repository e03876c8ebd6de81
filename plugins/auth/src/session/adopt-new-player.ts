import type { SessionAnswer } from '@touchline/contracts/identity';
import type { PluginContext } from '@touchline/plugin-api';

/** Signs a new player in, and announces that there is one. */
export async function adoptNewPlayer(
  { bus, log, session }: Pick<PluginContext, 'bus' | 'log' | 'session'>,
  answer: SessionAnswer,
): Promise<void> {
  await session.adopt(answer);
  bus.emit('player.registered', {}).catch((error: unknown) => {
    log.error('a new player could not be announced', error);
  });
}
