import type { Side } from '../markets/match-result.ts';
import { canonicalJson } from '../canonical-json.ts';
import { footballGoals, type VirtualFootballCard, type VirtualGoal } from './football.ts';
import { raceFinish, type VirtualRaceCard } from './race.ts';
import { numbersOf } from './round-numbers.ts';
import { tennisGames, type VirtualTennisCard } from './tennis.ts';

/** What is published of a round before bets are taken: its prices and its result follow from it. */
export type VirtualCard = VirtualRaceCard | VirtualFootballCard | VirtualTennisCard;

/** How a round ended. */
export type VirtualResult =
  | {
      readonly sport: 'virtual-greyhounds';
      /** Ids of the runners as they finish. */
      readonly finish: readonly number[];
    }
  | { readonly sport: 'virtual-football'; readonly goals: readonly VirtualGoal[] }
  | {
      readonly sport: 'virtual-tennis';
      /** Who won each game, by set. */
      readonly games: readonly (readonly Side[])[];
    };

/** What bytes decide of a round: nothing but its card and these has a part in it. */
export function roundResult(card: VirtualCard, bytes: Uint8Array): VirtualResult {
  const next = numbersOf(bytes);
  switch (card.sport) {
    case 'virtual-greyhounds':
      return { sport: card.sport, finish: raceFinish(card, next) };
    case 'virtual-football':
      return { sport: card.sport, goals: footballGoals(card, next) };
    case 'virtual-tennis':
      return { sport: card.sport, games: tennisGames(card, next) };
  }
}

/** Whether two results say the same; the order in which a store returns their members is no part of them. */
export function isSameResult(one: VirtualResult, other: VirtualResult): boolean {
  const [first, second] = [one, other].map((result) =>
    canonicalJson(result as Parameters<typeof canonicalJson>[0]),
  );
  return first === second;
}
