import type { Bet, BetsAnswer } from '@touchline/contracts/betting';

/** Whether a bet that is no longer open was on the first page of the open bets, newest first. */
export function wasOnFirstPage(
  { placedAt }: Pick<Bet, 'placedAt'>,
  { bets, nextCursor }: BetsAnswer,
): boolean {
  return nextCursor === undefined || placedAt > (bets.at(-1)?.placedAt ?? Infinity);
}

/** The first page of the open bets with those just sold where they were, so that the success is shown there. */
export function withSold(page: BetsAnswer, sold: readonly Bet[]): readonly Bet[] {
  const { bets } = page;
  const gone = sold.filter(
    (bet) => wasOnFirstPage(bet, page) && !bets.some(({ id }) => id === bet.id),
  );
  return [...bets, ...gone].toSorted((left, right) => right.placedAt - left.placedAt);
}
