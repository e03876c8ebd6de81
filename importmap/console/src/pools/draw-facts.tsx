import type { OperatorDraw } from '@touchline/contracts/pools';
import { lotteryOf, totoOf } from '@touchline/domain/pools';
import { Facts } from '../app/facts.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { moneyText } from '../withdrawals/money-text.ts';

const HUNDREDTHS = 100;

/** Where a draw is: an open one whose time has passed waits to be held, a round for its results. */
function stateOf({ status, closesAt }: OperatorDraw): string {
  return status === 'open' && closesAt <= Date.now() ? 'closed' : status;
}

/** A draw or a round: until when it is sold, what the house keeps, and of each currency what was sold and paid. */
export function DrawFacts({ draw }: { readonly draw: OperatorDraw }) {
  const { t, moment, number, language } = useTexts();
  const { id, game, closesAt, pools } = draw;
  const deduction = (lotteryOf(game) ?? totoOf(game))?.deduction;
  const nameOf = (fact: string) => t(`pools.fact.${fact}`);
  return (
    <>
      <h2>{t('pools.draw', { game: t(`pools.games.${game}`), id })}</h2>
      <Facts
        nameOf={nameOf}
        facts={{
          state: t(`pools.states.${stateOf(draw)}`),
          closesAt: moment(closesAt),
          ...(deduction !== undefined && { takeout: `${number(deduction / HUNDREDTHS)} %` }),
        }}
      />
      {pools.map(({ currency, tickets, staked, owed, shared, bets }) => {
        const money = (amount: number) => moneyText({ amount, currency, language });
        const facts = {
          tickets: number(tickets),
          staked: money(staked),
          ...(shared !== undefined && {
            deducted: money(shared.deducted),
            prizes: money(shared.prizes),
            jackpot: `${money(shared.jackpotBefore)} → ${money(shared.jackpotAfter)}`,
            breakage: money(shared.breakage),
          }),
          ...(bets !== undefined && {
            bets: number(bets.count),
            betStakes: money(bets.staked),
            liability: money(bets.liability),
            ...(bets.returned !== undefined && { betReturns: money(bets.returned) }),
          }),
          ...(owed > 0 && { owed: money(owed) }),
        };
        return <Facts key={currency} facts={facts} nameOf={nameOf} />;
      })}
    </>
  );
}
