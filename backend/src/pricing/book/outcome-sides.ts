import { competitorOf, raceOrder } from '@touchline/domain/markets';
import type { EventPlayer, OutrightFacts } from './book-event.ts';

/** Between runners that must finish in this order, and between those that may finish in any. */
const THEN = ' › ';
const AND = ' / ';

/**
 * The names that a leg on an outcome has: its event's sides, with the player that it is about, or the competitor where
 * a competition is bet on as a whole, who is alone; of several runners of a race all.
 */
export function outcomeSides({
  event,
  marketKey,
  outcomeCode,
}: {
  readonly event: {
    readonly home: { readonly name: string };
    readonly away: { readonly name: string };
    readonly outright?: OutrightFacts | undefined;
    readonly players?: (() => readonly EventPlayer[]) | undefined;
  };
  readonly marketKey: string;
  readonly outcomeCode: string;
}): { readonly home: string; readonly away: string; readonly player?: string } {
  const { home, away, outright, players } = event;
  const nameOf = (id: number | undefined) =>
    outright?.competitors.find((competitor) => competitor.id === id)?.name;
  const order = outright && raceOrder(marketKey, outcomeCode);
  const id = competitorOf(outcomeCode);
  const named = order
    ? order.runners.flatMap((runner) => nameOf(runner) ?? []).join(order.isOrdered ? THEN : AND)
    : nameOf(id);
  const sides = { home: named ?? home.name, away: away.name };
  const player = id === undefined ? undefined : players?.().find((one) => one.id === id);
  return player === undefined ? sides : { ...sides, player: player.name };
}
