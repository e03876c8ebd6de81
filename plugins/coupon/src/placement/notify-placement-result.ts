import type { PluginContext } from '@touchline/plugin-api';
import type { Placement } from './placement-state.ts';
import { openSlip } from '../slip/open-slip.ts';

/** Shows the result of a bet to a player who has left the slip while it was on its way. */
export function notifyPlacementResult(context: PluginContext, placement: Placement): void {
  const { i18n, navigation, notify } = context;
  if (placement.state === 'placed') {
    notify.show({
      id: 'placement',
      kind: 'success',
      title: i18n.t('placed.title'),
      message: i18n.t('placed.number', { id: placement.bets[0].id }),
      action: {
        label: i18n.t('placed.myBets'),
        act: () => void navigation.go({ route: 'openedBets' }),
      },
    });
    return;
  }
  const isUnanswered = placement.state === 'unanswered';
  notify.show({
    id: 'placement',
    kind: 'error',
    sticky: true,
    title: i18n.t(isUnanswered ? 'placed.noAnswer' : 'placed.not'),
    ...(isUnanswered ? { message: i18n.t('unanswered') } : { error: reasonOf(placement) }),
    action: { label: i18n.t('reminder.open'), act: () => void openSlip(context) },
  });
}

function reasonOf(placement: Placement): unknown {
  if (placement.state === 'refused') {
    return placement.error;
  }
  const isScore = placement.state === 'changed' && placement.scores.size > 0;
  return { code: isScore ? 'score_changed' : 'price_changed' };
}
