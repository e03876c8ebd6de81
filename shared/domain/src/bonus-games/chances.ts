import { add, multiply, ONE, type Ratio, ratio, reduce, ZERO } from '../exact/ratio.ts';
import {
  BONUS_PRIZES,
  type BonusGameRules,
  type BonusPrize,
  type BonusTile,
  type OpenedTiles,
} from './rules.ts';

type Counts = Partial<Record<BonusTile, number>>;

function countsOf(tiles: readonly BonusTile[]): Counts {
  const counts: Counts = {};
  for (const tile of tiles) {
    counts[tile] = (counts[tile] ?? 0) + 1;
  }
  return counts;
}

/** States of the same tiles are one, whatever the way to them. */
function keyOf(opened: OpenedTiles): string {
  return Object.entries(opened)
    .map(([tile, count]) => `${tile}${count}`)
    .toSorted()
    .join();
}

/**
 * The exact chance of each prize, over all orders of the hidden tiles. Which places a player opens changes nothing:
 * every place has the same.
 */
export function bonusChances(rules: BonusGameRules): Readonly<Record<BonusPrize, Ratio>> {
  const hidden = countsOf(rules.tiles);
  const chances = Object.fromEntries(BONUS_PRIZES.map((prize) => [prize, ZERO])) as Record<
    BonusPrize,
    Ratio
  >;
  let states = new Map<string, { readonly opened: Counts; readonly chance: Ratio }>([
    ['', { opened: {}, chance: ONE }],
  ]);
  for (let left = rules.tiles.length; states.size > 0; left -= 1) {
    const next: typeof states = new Map();
    for (const { opened, chance } of states.values()) {
      for (const [tile, count = 0] of Object.entries(hidden) as [BonusTile, number?][]) {
        const remaining = count - (opened[tile] ?? 0);
        if (remaining > 0) {
          const now = { ...opened, [tile]: (opened[tile] ?? 0) + 1 };
          const part = multiply(chance, ratio(BigInt(remaining), BigInt(left)));
          const prize = rules.prizeOf(now);
          if (prize === undefined) {
            const key = keyOf(now);
            next.set(key, {
              opened: now,
              chance: reduce(add(next.get(key)?.chance ?? ZERO, part)),
            });
          } else {
            chances[prize] = reduce(add(chances[prize], part));
          }
        }
      }
    }
    states = next;
  }
  return chances;
}
