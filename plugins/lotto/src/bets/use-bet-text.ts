import type { DrawBet } from '@touchline/contracts/lottery';
import { lotteryOf, sumLine } from '@touchline/domain/pools';
import { usePlugin } from '@touchline/plugin-api';

/** Says what a bet on a draw is on, with its field where the lottery has several. */
export function useBetText(): (lotteryId: string, bet: DrawBet) => string {
  const { i18n } = usePlugin();
  return (lotteryId, bet) => {
    const lottery = lotteryOf(lotteryId);
    const drum = lottery?.fields[bet.field];
    if (lottery === undefined || drum === undefined) {
      return '';
    }
    const text = () => {
      switch (bet.kind) {
        case 'numbers':
          return i18n.t(
            bet.withBonus === true ? 'lotto.bets.onNumbersBonus' : 'lotto.bets.onNumbers',
            {
              numbers: bet.numbers.join(', '),
            },
          );
        case 'first':
          return i18n.t('lotto.bets.onFirst', { number: bet.number });
        case 'sum':
          return i18n.t(`lotto.bets.${bet.side}`, { line: sumLine(drum) });
        case 'parity':
          return i18n.t(`lotto.bets.${bet.side}`);
      }
    };
    return lottery.fields.length === 1
      ? text()
      : i18n.t('lotto.bets.inField', { field: bet.field + 1, bet: text() });
  };
}
