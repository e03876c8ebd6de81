import { competitorOf } from '@touchline/domain/markets';
import type { EventPlayer, OutrightFacts } from './book-event.ts';

/**
 * The names that a leg on an outcome has: its event's sides, with the player that it is about, or the competitor where a competition is bet on as a
 * whole, who is alone.
 */
export function outcomeSides({
  event,
  outcomeCode,
}: {
  readonly event: {
    readonly home: { readonly name: string };
    readonly away: { readonly name: string };
    readonly outright?: OutrightFacts | undefined;
    readonly players?: (() => readonly EventPlayer[]) | undefined;
  };
  readonly outcomeCode: string;
}): { readonly home: string; readonly away: string; readonly player?: string } {
  const { home, away, outright, players } = event;
  const id = competitorOf(outcomeCode);
  const competitor = outright?.competitors.find((one) => one.id === id);
  const player = id === undefined ? undefined : players?.().find((one) => one.id === id);
  const sides = { home: competitor?.name ?? home.name, away: away.name };
  return player === undefined ? sides : { ...sides, player: player.name };
}
