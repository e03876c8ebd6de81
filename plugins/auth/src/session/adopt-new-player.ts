import type { SessionAnswer } from '@touchline/contracts/identity';
import type { PluginContext } from '@touchline/plugin-api';

/** Announces that there is a new player, and signs them in, which may leave this page. */
export async function adoptNewPlayer(
  { bus, log, session }: Pick<PluginContext, 'bus' | 'log' | 'session'>,
  answer: SessionAnswer,
): Promise<void> {
  await bus.emit('player.registered', {}).catch((error: unknown) => {
    log.error('a new player could not be announced', error);
  });
  await session.adopt(answer);
}
