import type { OutboxEvent } from '../jobs/outbox-event.ts';
import type { Live } from '../live/live-plugin.ts';

/** Tells players' open pages what has happened to their money. */
export function tellPlayers(
  live: Pick<Live, 'publishToPlayer'>,
  events: readonly OutboxEvent[],
): void {
  for (const event of events) {
    const { playerId, currency } = event;
    if (event.topic === 'balance.changed') {
      const { accountId, balance } = event;
      live.publishToPlayer(playerId, { type: 'balance', accountId, currency, balance });
    } else if (event.topic === 'bet.settled') {
      const { betId, status, payout } = event;
      live.publishToPlayer(playerId, { type: 'bet-settled', betId, status, payout, currency });
    }
  }
}
