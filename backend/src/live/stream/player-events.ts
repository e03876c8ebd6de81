import type { OutboxEvent } from '../../platform/jobs/outbox-event.ts';
import type { Live } from './live-plugin.ts';

/** Notifies players' open pages of what has happened to their money, messages and choices. */
export function notifyPlayers(
  live: Pick<Live, 'publishToPlayer'>,
  events: readonly OutboxEvent[],
): void {
  for (const event of events) {
    if (event.topic === 'balance.changed') {
      const { playerId, accountId, currency, balance } = event;
      live.publishToPlayer(playerId, { type: 'balance', accountId, currency, balance });
    } else if (event.topic === 'bet.changed') {
      live.publishToPlayer(event.playerId, { type: 'bet-changed', betId: event.betId });
    } else if (event.topic === 'messages.changed') {
      live.publishToPlayer(event.playerId, { type: 'messages-changed' });
    } else if (event.topic === 'choices.changed') {
      live.publishToPlayer(event.playerId, { type: 'choices-changed', of: event.of });
    } else if (event.topic === 'bet.settled') {
      const { topic: _topic, playerId, accountId: _account, ...settled } = event;
      live.publishToPlayer(playerId, { type: 'bet-settled', ...settled });
    }
  }
}
