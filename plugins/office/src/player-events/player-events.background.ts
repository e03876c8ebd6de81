import type { Disposer, PluginContext } from '@touchline/plugin-api';

/**
 * Turns what the server tells this player into events of the bus, refreshes what shows money, and
 * says when a bet is settled, wherever the player is.
 */
export function start(context: PluginContext): Disposer {
  const { bus, i18n, live, log, notify, resources, session } = context;
  const report = (error: unknown) => log.error('a player event could not be passed on', error);
  const refreshMoney = () => resources.invalidate('office.accounts');
  const stops = [
    bus.on('balance.changed', refreshMoney),
    bus.on('bet.placed', () => resources.invalidate('office.bets')),
    live.onPlayerEvent((event) => {
      switch (event.type) {
        case 'balance': {
          const { accountId, currency, balance } = event;
          bus.emit('balance.changed', { accountId, currency, balance }).catch(report);
          return;
        }
        case 'bet-settled': {
          const { betId, status, payout, currency } = event;
          resources.invalidate('office.bets');
          refreshMoney();
          notify.show({
            kind: status === 'lost' ? 'info' : 'success',
            title: i18n.t(`settled.${status}`),
            message:
              status === 'lost'
                ? i18n.t('settled.lostText')
                : i18n.t('settled.text', { amount: i18n.money(payout, currency) }),
            id: `bet ${betId}`,
          });
          bus.emit('bet.settled', { betId, status, payout, currency }).catch(report);
          return;
        }
        case 'session-ended':
          session.logout().catch(report);
      }
    }),
  ];
  return () => {
    for (const stop of stops) {
      stop();
    }
  };
}
