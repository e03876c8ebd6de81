import type { Bus, Live, Session } from '@touchline/plugin-api';

/** Puts what happens to the player on the bus: who is signed in, their balance, their bets. */
export function forwardEvents({
  bus,
  live,
  session,
  isNamed,
  onPlayerChanged,
}: {
  readonly bus: Pick<Bus, 'emit'>;
  readonly live: Pick<Live, 'onPlayerEvent'>;
  readonly session: Session;
  /** The document said that a player is signed in; the session has yet to identify them. */
  readonly isNamed: boolean;
  /** Another player is signed in, or none: what is open as the player opens again. */
  readonly onPlayerChanged: () => void;
}): void {
  // The first name after such a document says only who: the connection has their token already.
  let isFirstName = isNamed;
  session.state.subscribe(({ userId }) => {
    void bus.emit('session.changed', { userId });
    if (!isFirstName) {
      onPlayerChanged();
    }
    isFirstName = false;
  });
  live.onPlayerEvent((event) => {
    switch (event.type) {
      case 'balance':
        void bus.emit('balance.changed', event);
        return;
      case 'bet-settled':
        void bus.emit('bet.settled', event);
    }
  });
}
