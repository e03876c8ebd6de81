import { describe, expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '../time/clock.ts';
import { behaviourFlags, type MadeDeposit, type PlayedBet } from './behaviour-flags.ts';

/** A noon, UTC. */
const NOW = 20_000 * DAY + 12 * HOUR;

function flags(
  given: {
    readonly bets?: readonly PlayedBet[];
    readonly deposits?: readonly MadeDeposit[];
    readonly offset?: number;
  } = {},
) {
  const { bets = [], deposits = [], offset = 0 } = given;
  return behaviourFlags({ bets, deposits, now: NOW, offset });
}

const lost = (settledAt: number, stake = 100): PlayedBet => ({
  stake,
  placedAt: settledAt - MINUTE,
  settledAt,
  payout: 0,
});
const placed = (placedAt: number, stake = 100): PlayedBet => ({ stake, placedAt });
const many = (count: number, at: number, stake: number) =>
  Array.from({ length: count }, () => placed(at, stake));

describe('FLAG-1 chasing losses', () => {
  const days = [1, 2, 3].map((day) => NOW - day * DAY);
  const deposits = days.map((at) => ({ amount: 200, at }));

  it('FLAG-1 three deposits in 7 days, each within an hour of losses of half their amount, raise the flag', () => {
    const bets = days.map((at) => lost(at - HOUR + 1));
    expect(flags({ bets, deposits })).toEqual([{ kind: 'chasing', measure: 3 }]);
    expect(flags({ bets, deposits: deposits.slice(1) })).toEqual([]);
  });

  it('FLAG-1 losses longer ago, smaller, or won back are no chasing', () => {
    expect(flags({ bets: days.map((at) => lost(at - HOUR)), deposits })).toEqual([]);
    expect(flags({ bets: days.map((at) => lost(at - MINUTE, 99)), deposits })).toEqual([]);
    const wonBack = days.flatMap((at) => [
      lost(at - MINUTE),
      { stake: 10, placedAt: at - HOUR, settledAt: at - MINUTE, payout: 110 },
    ]);
    expect(flags({ bets: wonBack, deposits })).toEqual([]);
  });

  it('FLAG-1 deposits of more than 7 days ago do not count', () => {
    const old = days.map((at) => at - 7 * DAY);
    const bets = old.map((at) => lost(at - MINUTE));
    expect(flags({ bets, deposits: old.map((at) => ({ amount: 200, at })) })).toEqual([]);
  });
});

describe('FLAG-2 play at night', () => {
  const midnights = [0, 1, 2].map((day) => NOW - 12 * HOUR - day * DAY);

  it('FLAG-2 bets between midnight and 5 on three of 7 nights raise the flag, once a night', () => {
    const bets = midnights.flatMap((at) => [placed(at), placed(at + 5 * HOUR - 1)]);
    expect(flags({ bets })).toEqual([{ kind: 'night-play', measure: 3 }]);
    expect(flags({ bets: midnights.map((at) => placed(at + 5 * HOUR)) })).toEqual([]);
  });

  it('FLAG-2 the night is that of the site’s zone', () => {
    const bets = midnights.map((at) => placed(at + 2 * HOUR));
    expect(flags({ bets, offset: 3 })).toEqual([]);
    expect(flags({ bets, offset: 2 })).toEqual([{ kind: 'night-play', measure: 3 }]);
  });
});

describe('FLAG-3 rising stakes', () => {
  const before = many(10, NOW - 10 * DAY, 100);

  it('FLAG-3 a mean stake twice that of the 28 days before raises the flag', () => {
    expect(flags({ bets: [...before, ...many(10, NOW - DAY, 200)] })).toEqual([
      { kind: 'rising-stakes', measure: 200 },
    ]);
    expect(flags({ bets: [...before, ...many(10, NOW - DAY, 198)] })).toEqual([]);
  });

  it('FLAG-3 a few bets say nothing about a mean', () => {
    expect(flags({ bets: [...before, ...many(9, NOW - DAY, 1_000)] })).toEqual([]);
    expect(flags({ bets: many(20, NOW - DAY, 1_000) })).toEqual([]);
  });
});
