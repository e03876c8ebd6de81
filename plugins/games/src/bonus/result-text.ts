import type { FinishedTry } from '@touchline/contracts/bonus-games';
import { usePlugin } from '@touchline/plugin-api';

/** Says in a sentence what a try has brought. */
export function useResultText(): (ended: FinishedTry) => string {
  const { i18n } = usePlugin();
  return ({ prize, amount, currency }) =>
    amount === undefined
      ? i18n.t(prize === 'try' ? 'bonus.wonTry' : 'bonus.wonNothing')
      : i18n.t('bonus.wonFreeBet', { amount: i18n.money(amount, currency) });
}
