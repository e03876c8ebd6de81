import { eventName } from '@touchline/domain/markets';
import { convertOdds, oddsFormatOf } from '@touchline/domain/odds';
import type { PluginContext } from '@touchline/plugin-api';
import type { Placement } from '../placement/placement-state.ts';
import { outcomeText } from '../slip/outcome-text.ts';

/** Shows that the quick slip's bet is placed: the slip itself is removed with it. */
export function notifyPlaced(
  context: PluginContext,
  { bets: [bet], slip }: Placement & { readonly state: 'placed' },
): void {
  const { i18n, navigation, notify, preferences } = context;
  const [selection] = slip.bets;
  if (selection === undefined) {
    return;
  }
  const price = bet.legs[0]?.price ?? bet.totalOdds;
  const view = preferences.get().coefViewId;
  notify.show({
    id: 'quick-slip',
    kind: 'success',
    title: i18n.t('placed.title'),
    message: i18n.t('oneClick.bet', {
      amount: i18n.money(bet.stake, bet.currency),
      odds: view === 0 ? price : convertOdds(price, oddsFormatOf(view)),
      outcome: outcomeText(context, selection),
      event: eventName(selection),
    }),
    action: {
      label: i18n.t('placed.myBets'),
      act: () => void navigation.go({ route: 'openedBets' }),
    },
  });
}
