import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BONUS_GAMES,
  BONUS_PRIZES,
  type BonusGame,
  bonusChances,
  bonusPrize,
  bonusRules,
  type BonusTile,
  dealMessages,
  dealtField,
} from './index.ts';

/** As the guide for operators has them: the exact chance of each prize. */
const CHANCES: Readonly<Record<BonusGame, Readonly<Record<string, string>>>> = {
  'fortuna-bonus': { nothing: '1/2', try: '5/24', small: '5/24', medium: '1/12' },
  'chest-bonus': { nothing: '1/2', try: '1/4', small: '1/6', medium: '1/12' },
  'memory-bonus': { nothing: '23/55', try: '8/33', small: '8/33', medium: '16/165' },
  'safe-bonus': {
    nothing: '27139/41990',
    try: '2593/12376',
    small: '63443/587860',
    large: '42607/1175720',
  },
  'lottery-bonus': { nothing: '275/364', small: '99/455', medium: '12/455', large: '1/1820' },
  'dragon-bonus': {
    nothing: '19/33',
    try: '28/165',
    small: '91/495',
    medium: '2/33',
    large: '1/99',
  },
};

function deal(game: BonusGame, server: string, client: string): readonly number[] {
  const rules = bonusRules(game);
  const bytes = Buffer.concat(
    dealMessages(rules, client).map((message) =>
      createHmac('sha256', server).update(message).digest(),
    ),
  );
  return dealtField(rules, bytes);
}

/** Opens places in an order until something is won. @returns the prize, and how many were opened */
function play(tiles: readonly BonusTile[], rules = bonusRules('chest-bonus')) {
  for (let count = 1; count <= tiles.length; count += 1) {
    const prize = bonusPrize(rules, tiles.slice(0, count));
    if (prize !== undefined) {
      return { prize, count };
    }
  }
  return undefined;
}

const choose = (from: number, count: number): number =>
  count === 0 ? 1 : (choose(from - 1, count - 1) * from) / count;

describe('the chances of a free try', () => {
  it.each(BONUS_GAMES)(
    'the chances of %s are the published ones, and together they are one',
    (game) => {
      const chances = bonusChances(bonusRules(game));
      const texts = Object.entries(chances)
        .filter(([, { numerator }]) => numerator > 0n)
        .map(([prize, { numerator, denominator }]) => [prize, `${numerator}/${denominator}`]);
      expect(Object.fromEntries(texts)).toEqual(CHANCES[game]);
      const sum = BONUS_PRIZES.reduce(
        (total, prize) =>
          total + Number(chances[prize].numerator) / Number(chances[prize].denominator),
        0,
      );
      expect(sum).toBeCloseTo(1, 12);
    },
  );

  it('a daily try of each game costs what the guide says, with the amounts that it names', () => {
    const amounts = { small: 50, medium: 100, large: 500 };
    const costs = BONUS_GAMES.map((game) => {
      const chances = bonusChances(bonusRules(game));
      const chance = (prize: 'try' | keyof typeof amounts) =>
        Number(chances[prize].numerator) / Number(chances[prize].denominator);
      const one =
        chance('small') * amounts.small +
        chance('medium') * amounts.medium +
        chance('large') * amounts.large;
      // A try that is won costs the same once more.
      return one / (1 - chance('try'));
    });
    expect(costs.map(Math.round)).toEqual([24, 22, 29, 30, 14, 24]);
    expect(costs.reduce((sum, cost) => sum + cost, 0)).toBeCloseTo(142.7, 1);
  });

  it('the lottery and the dragon have those that counting combinations gives', () => {
    const lottery = bonusChances(bonusRules('lottery-bonus'));
    const stars = [0, 1, 2, 3, 4].map((hits) => choose(4, hits) * choose(12, 4 - hits));
    expect(Number(lottery.medium.numerator) / Number(lottery.medium.denominator)).toBeCloseTo(
      (stars[3] ?? 0) / choose(16, 4),
      12,
    );
    const dragon = bonusChances(bonusRules('dragon-bonus'));
    const atLeast = (coins: number) => choose(8, coins) / choose(12, coins);
    expect(Number(dragon.try.numerator) / Number(dragon.try.denominator)).toBeCloseTo(
      atLeast(2) - atLeast(3),
      12,
    );
    expect(Number(dragon.large.numerator) / Number(dragon.large.denominator)).toBeCloseTo(
      atLeast(7),
      12,
    );
  });

  it.each(BONUS_GAMES)(
    'a game, %s, pays as often as published when it is played from seeds',
    (game) => {
      const rules = bonusRules(game);
      const rounds = 4_000;
      const won = new Map<string, number>();
      for (let round = 0; round < rounds; round += 1) {
        const field = deal(game, `server ${round}`, 'client');
        const tiles = field.flatMap((at) => rules.tiles[at] ?? []);
        const prize = play(tiles, rules)?.prize ?? 'none';
        won.set(prize, (won.get(prize) ?? 0) + 1);
      }
      for (const [prize, { numerator, denominator }] of Object.entries(bonusChances(rules))) {
        const chance = Number(numerator) / Number(denominator);
        const error = Math.abs((won.get(prize) ?? 0) / rounds - chance);
        expect(error, prize).toBeLessThanOrEqual(4 * Math.sqrt((chance * (1 - chance)) / rounds));
      }
    },
  );
});

describe('the field of a free try', () => {
  it('seeds decide a whole shuffled field, of the first round of the house’s other games', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...BONUS_GAMES),
        fc.string(),
        fc.string(),
        (game, server, client) => {
          const { tiles } = bonusRules(game);
          const field = deal(game, server, client);
          expect(field.toSorted((one, other) => one - other)).toEqual(tiles.map((_tile, at) => at));
          const first = createHmac('sha256', server)
            .update(`${client}:0:0`)
            .digest()
            .readUInt32BE(0);
          expect(field[0]).toBe(Math.floor((first / 2 ** 32) * tiles.length));
        },
      ),
      { numRuns: 100 },
    );
  });

  it('a try always ends, and with the same prize in whatever order its places were opened', () => {
    const games = fc.constantFrom(...BONUS_GAMES).chain((game) =>
      fc.record({
        rules: fc.constant(bonusRules(game)),
        order: fc.shuffledSubarray([...bonusRules(game).tiles.keys()], {
          minLength: bonusRules(game).tiles.length,
        }),
      }),
    );
    fc.assert(
      fc.property(games, ({ rules, order }) => {
        const tiles = order.flatMap((at) => rules.tiles[at] ?? []);
        const ended = play(tiles, rules);
        expect(ended).toBeDefined();
        const { prize, count } = ended ?? { prize: 'nothing', count: 0 };
        expect(bonusPrize(rules, tiles.slice(0, count).toReversed())).toBe(prize);
        expect(rules.isDrawn ? count : 1).toBe(1);
      }),
    );
  });
});
