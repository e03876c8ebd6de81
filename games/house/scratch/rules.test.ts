import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOf } from '../../test/exact.ts';
import { scratch } from './game.ts';
import { drawTicket, prizeOf, scratchPays } from './rules.ts';
import { SCRATCH_PRIZES, SCRATCH_TICKETS } from './tables.ts';

describe('scratch cards', () => {
  it('all tickets, one by one, return exactly 95 percent', () => {
    const outcomes = Array.from(
      { length: SCRATCH_TICKETS },
      (_nothing, number) => [scratchPays(prizeOf(number)), 1n] as const,
    );
    expect(percentOf(outcomes, BigInt(SCRATCH_TICKETS))).toBe(95);
    expect(scratch.rtp).toEqual({ least: 95, most: 95 });
    for (const { stakes, tickets } of SCRATCH_PRIZES) {
      expect(outcomes.filter(([pays]) => pays === scratchPays(stakes))).toHaveLength(tickets);
    }
    expect(scratch.mostAtOnce({})).toBe(10_000_000);
  });

  it('a ticket shows its prize three times, and nothing else more than twice', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (server, nonce) => {
        const { fields, prize } = drawTicket({ server, client: 'client', nonce });
        expect(fields).toHaveLength(9);
        const counts = new Map<number, number>();
        for (const field of fields) {
          counts.set(field, (counts.get(field) ?? 0) + 1);
        }
        const winning = [...counts].filter(([, count]) => count > 2);
        expect(winning).toEqual(prize === 0 ? [] : [[prize, 3]]);
      }),
      { numRuns: 500 },
    );
  });

  it('the fields of a prize lie anywhere', () => {
    const places = new Set<number>();
    for (let nonce = 0; nonce < 400; nonce += 1) {
      const { fields, prize } = drawTicket({ server: 'server', client: 'client', nonce });
      for (const [at, field] of fields.entries()) {
        if (prize > 0 && field === prize) {
          places.add(at);
        }
      }
    }
    expect(places.size).toBe(9);
  });

  it('an uncovered ticket is over, and one that is not pays the same when it is left', () => {
    const seed = { server: 'server', client: 'client', nonce: 3 };
    const played = { bet: {}, stake: 100, mostWin: 1_000_000 };
    const covered = scratch.standing(seed, { ...played, acts: [] });
    const uncovered = scratch.standing(seed, { ...played, acts: [0] });
    expect([covered.isOver, uncovered.isOver]).toEqual([false, true]);
    expect(covered.multiplier).toBe(uncovered.multiplier);
    expect(scratch.mayAct?.({ ...played, acts: [] }, 1, seed)).toBe(false);
  });
});
