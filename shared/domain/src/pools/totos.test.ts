import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMarketKey } from '../markets/index.ts';
import { MOST_LINES } from './lotteries.ts';
import { sharePool } from './share-pool.ts';
import { linesByHits, totoEnd, totoLines, type TotoOutcome, totoWins } from './toto-lines.ts';
import { type Toto, totoOf, TOTOS } from './totos.ts';

const WHOLE = 10_000;

function kind(id: string): Toto {
  const toto = totoOf(id);
  if (toto === undefined) {
    throw new Error(`no toto ${id}`);
  }
  return toto;
}

/** Marks of a ticket that has few enough lines to build each of them. */
function marksOf({ matches, outcomes }: Toto) {
  const one = fc.integer({ min: 0, max: outcomes.length - 1 });
  return fc
    .array(fc.uniqueArray(one, { minLength: 1, maxLength: 3 }), {
      minLength: matches,
      maxLength: matches,
    })
    .map((marks) => {
      let lines = 1;
      return marks.map((marked) => {
        const kept = lines * marked.length > 500 ? marked.slice(0, 1) : marked;
        lines *= kept.length;
        return kept;
      });
    });
}

/** Outcomes that many tickets hit: most are marked, some are void or not decided. */
function outcomesFor(marks: readonly (readonly number[])[], seeds: readonly number[]) {
  return marks.map((marked, match): TotoOutcome => {
    const seed = seeds[match] ?? 0;
    if (seed % 11 === 0) return 'void';
    if (seed % 13 === 0) return undefined;
    return seed % 5 === 0 ? (marked[0] ?? 0) + 1 : marked[seed % marked.length];
  });
}

/** Every line of a ticket, built one by one. */
function built(marks: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return marks.reduce<readonly (readonly number[])[]>(
    (all, marked) => all.flatMap((line) => marked.map((mark) => [...line, mark])),
    [[]],
  );
}

const seeds = fc.array(fc.nat(10_000), { minLength: 15, maxLength: 15 });

describe.each(TOTOS.map((toto) => [toto.id, toto] as const))('the toto %s', (_id, toto) => {
  it('a toto guesses the outcomes of its market, and deducts what its categories leave', () => {
    const { type } = parseMarketKey(toto.market);
    expect(type.sport).toBe(toto.sport);
    expect('outcomes' in type.kind && type.kind.outcomes).toEqual(toto.outcomes);
    const shared = toto.categories.reduce((sum, { share }) => sum + share, 0);
    expect(shared + toto.deduction).toBe(WHOLE);
    expect(toto.categories[0]?.hits).toBe(toto.matches);
  });

  it('a toto counts the hits of a system as they are when each line is built', () => {
    fc.assert(
      fc.property(marksOf(toto), seeds, (marks, random) => {
        const outcomes = outcomesFor(marks, random);
        const lines = built(marks);
        const hits = lines.map(
          (line) =>
            line.filter((mark, match) => outcomes[match] === 'void' || outcomes[match] === mark)
              .length,
        );
        const counted = Array.from(
          { length: toto.matches + 1 },
          (_nothing, count) => hits.filter((one) => one === count).length,
        );
        expect(totoLines(toto, marks)).toBe(lines.length);
        expect(linesByHits(marks, outcomes)).toEqual(counted);
        expect(totoWins(toto, marks, outcomes)).toEqual(
          toto.categories.map((category) => hits.filter((one) => one >= category.hits).length),
        );
      }),
    );
  });

  it('a toto gives out or keeps what came in, to the minor unit, whatever its lines hit', () => {
    const amount = fc.integer({ min: 0, max: 10 ** 13 });
    const round = fc.array(fc.tuple(marksOf(toto), fc.integer({ min: 1, max: 100_000 })), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(round, seeds, amount, fc.nat(3), (tickets, random, jackpot, voids) => {
        const outcomes = outcomesFor(tickets[0]?.[0] ?? [], random).map((outcome) => outcome ?? 0);
        const lines = tickets.map(([marks]) => totoWins(toto, marks, outcomes));
        const staked = tickets.reduce(
          (sum, [marks, price]) => sum + (totoLines(toto, marks) ?? 0) * price,
          0,
        );
        const won = toto.categories.map((_category, place) =>
          lines.reduce((sum, own) => sum + (own[place] ?? 0), 0),
        );
        const { jackpotShare } = totoEnd(toto, Array<TotoOutcome>(voids).fill('void'));
        const shared = sharePool({
          staked,
          jackpot,
          deduction: toto.deduction,
          jackpotShare,
          categories: toto.categories.map(({ share }, place) => ({
            share,
            lines: won[place] ?? 0,
          })),
        });
        // The prizes of each category by themselves, with fractions of a minor unit left out.
        const offered = (BigInt(jackpot) * BigInt(jackpotShare)) / 10_000n;
        const fund = BigInt(staked) - (BigInt(staked) * 1_000n) / 10_000n;
        const parts = toto.categories.map(({ share }) => (fund * BigInt(share)) / 9_000n);
        const whole = parts.reduce((sum, part) => sum + part, 0n);
        parts[0] = (parts[0] ?? 0n) + (fund - whole) + offered;
        expect(shared.prizes.map(BigInt)).toEqual(
          parts.map((part, place) => {
            const winners = BigInt(won[place] ?? 0);
            return winners === 0n ? 0n : part / winners;
          }),
        );
        const paid = shared.prizes.reduce(
          (sum, prize, place) => sum + BigInt(prize) * BigInt(won[place] ?? 0),
          0n,
        );
        expect(
          paid + BigInt(shared.deducted) + BigInt(shared.breakage) + BigInt(shared.jackpot),
        ).toBe(BigInt(staked) + BigInt(jackpot));
        expect(BigInt(shared.jackpot)).toBeGreaterThanOrEqual(BigInt(jackpot) - offered);
      }),
    );
  });

  it('a toto refuses marks that are none of its matches, and too many lines', () => {
    const single = Array.from({ length: toto.matches }, () => [0]);
    expect(totoLines(toto, single)).toBe(1);
    expect(totoLines(toto, single.slice(1))).toBeUndefined();
    expect(totoLines(toto, [...single, [0]])).toBeUndefined();
    expect(totoLines(toto, [[], ...single.slice(1)])).toBeUndefined();
    expect(totoLines(toto, [[0, 0], ...single.slice(1)])).toBeUndefined();
    expect(totoLines(toto, [[toto.outcomes.length], ...single.slice(1)])).toBeUndefined();
    expect(totoLines(toto, [[0.5], ...single.slice(1)])).toBeUndefined();
    const all = single.map(() => [0, 1, 2]);
    expect(totoLines(toto, all)).toBe(
      3 ** toto.matches > MOST_LINES ? undefined : 3 ** toto.matches,
    );
  });
});

describe('void matches', () => {
  it('void matches lessen what is paid of the jackpot, and return the stakes when they are too many', () => {
    const toto = kind('toto-15');
    const end = (voids: number) =>
      totoEnd(
        toto,
        Array.from({ length: 15 }, (_nothing, match) => (match < voids ? 'void' : 1)),
      );
    expect([0, 1, 2, 5, 6].map(end)).toEqual([
      { isReturned: false, jackpotShare: 10_000 },
      { isReturned: false, jackpotShare: 3_500 },
      { isReturned: false, jackpotShare: 0 },
      { isReturned: false, jackpotShare: 0 },
      { isReturned: true, jackpotShare: 0 },
    ]);
  });

  it('a line without a miss wins in every category, and shares each with those that have fewer hits', () => {
    const toto = kind('toto-15');
    const outcomes = Array.from({ length: 15 }, () => 1);
    const system = outcomes.map((outcome, match) => (match < 2 ? [0, outcome] : [outcome]));
    expect(linesByHits(system, outcomes).slice(13)).toEqual([1, 2, 1]);
    expect(totoWins(toto, system, outcomes)).toEqual([1, 3, 4, 4, 4, 4, 4]);
  });
});
