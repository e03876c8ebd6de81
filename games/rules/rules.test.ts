import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DICE_CHANCE,
  DICE_ROLLS,
  type DiceBet,
  dicePays,
  rollDice,
  winsDice,
} from '../house/dice/rules.ts';
import { cardsText, endlessCards } from './cards.ts';
import { floatsOf, hashOfSeed } from './fair.ts';
import { isLimboTarget, limboPays, limboResult, playLimbo } from '../house/limbo/rules.ts';
import { isMinesOver, layMines, minesPay } from '../house/mines/rules.ts';
import { returnOf } from './multiplier.ts';

/** Of KyranRana/stake-provably-fair-api (MIT). */
const FIRST = {
  server: '18e93f4a7b5b58d2569765766d1b6c3296bbd8430d6f20249044d72f14720159',
  client: 'bb62964774',
  nonce: 1,
};
/** Of an operator's own calculator, as verifierform-stake tests against it. */
const SECOND = {
  server: '412780c6e08859f955318b5c7c75e288',
  client: '54560a34f054ad0c19edac66cf6b8e45',
  nonce: 0,
};

describe('the published rounds of others', () => {
  it('the seeds of the first verifier decide its dice and limbo', () => {
    expect(rollDice(FIRST)).toBe(7_718);
    expect(playLimbo(FIRST)).toBe(128);
  });

  it('the seeds of the second verifier decide its cards', () => {
    expect(cardsText(endlessCards(SECOND, 6))).toBe('8♦ 6♠ 5♠ 5♣ Q♣ K♠');
  });

  it('another implementation of the hashes gives the same numbers and the same commitment', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(), (server, client, nonce) => {
        const own = floatsOf({ server, client, nonce }, 12);
        const theirs = [0, 1].flatMap((block) => {
          const bytes = createHmac('sha256', server).update(`${client}:${nonce}:${block}`).digest();
          return Array.from({ length: 8 }, (_nothing, at) => bytes.readUInt32BE(at * 4) / 2 ** 32);
        });
        expect(own).toEqual(theirs.slice(0, 12));
        expect(hashOfSeed(server)).toBe(createHash('sha256').update(server).digest('hex'));
      }),
      { numRuns: 50 },
    );
  });
});

describe('dice', () => {
  it('the return of every bet, counted over all rolls, is from 98.97 to 98.99 percent', () => {
    const percents = (['under', 'over'] as const).flatMap((side) =>
      Array.from({ length: DICE_CHANCE.most }, (_nothing, at) => {
        const bet: DiceBet = { side, mark: side === 'under' ? at + 1 : 9_999 - at };
        const wins = side === 'under' ? bet.mark : DICE_ROLLS - 1 - bet.mark;
        return (wins * dicePays(bet)) / DICE_ROLLS / 100;
      }),
    );
    expect(Math.min(...percents)).toBeGreaterThan(98.97);
    expect(Math.max(...percents)).toBeLessThanOrEqual(98.991);
  });

  it('the rolls that win are as many as the bet says', () => {
    for (const bet of [
      { side: 'under', mark: 4_950 },
      { side: 'over', mark: 5_050 },
    ] as const) {
      const rolls = Array.from({ length: DICE_ROLLS }, (_nothing, roll) => roll);
      expect(rolls.filter((roll) => winsDice(bet, roll))).toHaveLength(4_950);
      expect(dicePays(bet)).toBe(20_000);
    }
  });
});

describe('limbo', () => {
  it('the return of a target, counted over all 2³² numbers, is 99 percent', () => {
    const all = 2n ** 32n;
    for (const target of [101, 150, 199, 200, 1_000, 12_345, 1_000_000, 100_000_000]) {
      // floor(99 / (k / 2³²)) reaches the target for every k up to 99 · 2³² / target.
      const wins = (99n * all) / BigInt(target) + 1n;
      const percent = Number((wins * BigInt(target) * 100_000n) / all) / 100_000;
      expect(percent, String(target)).toBeCloseTo(99, target > 10_000_000 ? 0 : 2);
    }
    expect(limboPays(200)).toBe(20_000);
  });

  it('the number at which a target is just reached, and the one after it, are where the count says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 1_000_000 }), (target) => {
        const last = Number((99n * 2n ** 32n) / BigInt(target));
        expect(limboResult(last / 2 ** 32)).toBeGreaterThanOrEqual(target);
        expect(limboResult((last + 1) / 2 ** 32)).toBeLessThan(target);
        expect(isLimboTarget(target)).toBe(true);
      }),
    );
    expect([limboResult(0), limboResult(0.999_999)]).toEqual([100_000_000, 100]);
  });
});

describe('mines', () => {
  it('what a number of picks pays is 99 percent of its odds, counted in fractions', () => {
    for (let mines = 1; mines <= 24; mines += 1) {
      for (let picks = 1; picks <= 25 - mines; picks += 1) {
        // The chance to survive: product of safe tiles over tiles left.
        let [safe, all] = [1n, 1n];
        for (let at = 0; at < picks; at += 1) {
          safe *= BigInt(25 - mines - at);
          all *= BigInt(25 - at);
        }
        const exact = Number((99n * all * 1_000_000n) / (100n * safe)) / 100;
        expect(minesPay(mines, picks)).toBeLessThanOrEqual(exact + 1e-9);
        expect(minesPay(mines, picks)).toBeGreaterThan(exact - 1.01);
      }
    }
    expect([1, 2, 3].map((picks) => minesPay(3, picks))).toEqual([11_250, 12_857, 14_785]);
    expect(minesPay(12, 13) / 10_000).toBeCloseTo(5_148_297, 0);
  });

  it('mines lie on as many different tiles, and a round ends before it pays more than the most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 24 }), fc.nat(), (mines, nonce) => {
        const laid = layMines({ ...FIRST, nonce }, mines);
        expect(new Set(laid).size).toBe(mines);
        expect(laid.every((tile) => tile >= 0 && tile < 25)).toBe(true);
        const round = { mines, picks: 25 - mines, stake: 1, mostWin: Number.MAX_SAFE_INTEGER };
        expect(isMinesOver(round)).toBe(true);
      }),
      { numRuns: 50 },
    );
    const round = { mines: 12, stake: 100, mostWin: 1_000_000 };
    const last = Array.from({ length: 14 }, (_nothing, picks) => picks).find((picks) =>
      isMinesOver({ ...round, picks }),
    );
    expect(returnOf(100, minesPay(12, last ?? 0))).toBeLessThanOrEqual(1_000_000);
    expect(returnOf(100, minesPay(12, (last ?? 0) + 1))).toBeGreaterThan(1_000_000);
  });
});

describe('returns', () => {
  it('a return is rounded down to the minor unit, and is exact beyond what floats hold', () => {
    expect(returnOf(333, 14_786)).toBe(492);
    expect(returnOf(9_007_199_254, 10_000)).toBe(9_007_199_254);
  });
});
