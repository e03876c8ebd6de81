import { createHmac } from 'node:crypto';
import type { VirtualSport } from '@touchline/domain/markets';
import { type NextNumber, numbersOf, type VirtualCard } from '@touchline/domain/virtuals';
import type { Competitors } from './virtual-data.ts';

const SPAN = 2 ** 32;
const RUNNERS = 6;
/** The weights of runners are drawn from this range: the best is five times as likely to win as the worst. */
const WEIGHTS = { least: 40, most: 200 };
/** Goals of an average side in a minute, of 2³²: 1.35 in a match. */
const GOAL_CHANCE = (1.35 / 90) * SPAN;
/** What an average player wins of the points on serve, in thousandths. */
const AVERAGE_SERVE = 637;

function createChoice(next: NextNumber) {
  const below = (limit: number): number => Math.floor(((next() ?? 0) * limit) / SPAN);
  return {
    below,
    /** So many of them, each at most once. */
    some: <Item>(items: readonly Item[], count: number): readonly Item[] => {
      const left = [...items];
      return Array.from({ length: count }, () => left.splice(below(left.length), 1)).flat();
    },
  };
}

/**
 * Who takes part in a round and with which chances. It follows from the published hash of the seed, which tells nothing
 * about the result.
 */
export function drawCard(
  sport: VirtualSport,
  { seedHash, competitors }: { readonly seedHash: string; readonly competitors: Competitors },
): VirtualCard {
  const bytes = createHmac('sha512', seedHash).update('card').digest();
  const { below, some } = createChoice(numbersOf(bytes));
  switch (sport) {
    case 'virtual-greyhounds':
      return {
        sport,
        runners: some(competitors.greyhounds, RUNNERS).map((runner, at) => ({
          ...runner,
          number: at + 1,
          weight: WEIGHTS.least + below(WEIGHTS.most - WEIGHTS.least + 1),
        })),
      };
    case 'virtual-football': {
      const [home, away] = pair(some(competitors.teams, 2));
      const chance = (attack: number, defence: number) =>
        Math.round((GOAL_CHANCE * attack * defence) / 1_000_000);
      return {
        sport,
        home: { id: home.id, name: home.name, chance: chance(home.attack, away.defence) },
        away: { id: away.id, name: away.name, chance: chance(away.attack, home.defence) },
      };
    }
    case 'virtual-tennis': {
      const [home, away] = pair(some(competitors.players, 2));
      const serve = (own: number, other: number) =>
        Math.round(((own - (other - AVERAGE_SERVE)) / 1_000) * SPAN);
      return {
        sport,
        home: { id: home.id, name: home.name, serve: serve(home.serve, away.serve) },
        away: { id: away.id, name: away.name, serve: serve(away.serve, home.serve) },
      };
    }
  }
}

function pair<Item>([one, other]: readonly Item[]): readonly [Item, Item] {
  return [one as Item, other as Item];
}
