import type { ChoicesPart } from '@touchline/contracts/live';
import type { Disposer, PluginContext } from '@touchline/plugin-api';

/** What is read from the account by other names than as kept choices: hidden balance and sports, and rewards. */
function takeOverChoices({ bus, resources }: PluginContext, of: ChoicesPart): void {
  if (of === 'favourites') {
    return;
  }
  void bus.emit('profile.changed', {});
  resources.invalidate('office.reward-choice');
  if (of === 'hidden-sports') {
    resources.invalidate('office.hidden-sports');
  }
}

/** Refreshes what shows money, messages or choices when they change, and says when a bet is settled, wherever the player is. */
export function start(context: PluginContext): Disposer {
  const { bus, i18n, live, notify, resources } = context;
  const refreshMoney = () => resources.invalidate('office.accounts');
  const stops = [
    bus.on('balance.changed', refreshMoney),
    bus.on('bet.placed', () => resources.invalidate('office.bets')),
    live.onPlayerEvent((event) => {
      if (event.type === 'messages-changed') {
        resources.invalidate('office.messages');
        resources.invalidate('office.unread-messages');
        return;
      }
      if (event.type === 'choices-changed') {
        takeOverChoices(context, event.of);
        return;
      }
      if (event.type !== 'bet-settled') {
        return;
      }
      const { betId, status, payout, currency, endedBy } = event;
      resources.invalidate('office.bets');
      refreshMoney();
      // A sale below the stake is no lost bet, and a void bet has not won its stake back.
      const ending = endedBy ?? status;
      notify.show({
        kind: ending === 'lost' ? 'info' : 'success',
        title: i18n.t(`settled.${ending}`),
        message:
          ending === 'lost'
            ? i18n.t('settled.lostText')
            : i18n.t('settled.text', { amount: i18n.money(payout, currency) }),
        id: `bet ${betId}`,
      });
    }),
  ];
  return () => {
    for (const stop of stops) {
      stop();
    }
  };
}
