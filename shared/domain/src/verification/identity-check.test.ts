import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CHECK_STATES,
  type CheckState,
  isCheckOpen,
  isCheckUnderWay,
  isNewerCheck,
} from './identity-check.ts';

interface News {
  readonly state: CheckState;
  readonly at: number;
}

const news = fc.record({
  state: fc.constantFrom(...CHECK_STATES),
  // Few moments, so that many are the same.
  at: fc.integer({ min: 1, max: 4 }),
});
const apply = (all: readonly News[]): News | undefined =>
  all.reduce<News | undefined>(
    (known, each) => (known === undefined || isNewerCheck(known, each) ? each : known),
    undefined,
  );

describe('the news about a check', () => {
  it('the order and the number of times that news come in change nothing', () => {
    const shuffled = fc
      .array(news, { minLength: 1, maxLength: 12 })
      .chain((all) =>
        fc.tuple(
          fc.constant(all),
          fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 }),
        ),
      );
    fc.assert(
      fc.property(shuffled, ([all, other]) => {
        expect(apply(other)).toEqual(apply(all));
      }),
    );
  });

  it('the latest news are left, and of one moment the strictest', () => {
    const order = ['started', 'checking', 'on-hold', 'passed', 'retry', 'failed'];
    fc.assert(
      fc.property(fc.array(news, { minLength: 1, maxLength: 12 }), (all) => {
        const last = Math.max(...all.map(({ at }) => at));
        const ranks = all.filter(({ at }) => at === last).map(({ state }) => order.indexOf(state));
        expect(apply(all)).toEqual({ at: last, state: order[Math.max(...ranks)] });
      }),
    );
  });

  it('a check about which nothing was said takes whatever is said first', () => {
    expect(isNewerCheck({ state: 'started', at: undefined }, { state: 'started', at: 1 })).toBe(
      true,
    );
  });
});

describe('the state of a check', () => {
  it('a player can begin, continue and repeat a check, and nothing else', () => {
    expect(isCheckOpen(undefined)).toBe(true);
    expect(CHECK_STATES.filter(isCheckOpen)).toEqual(['started', 'retry']);
  });

  it('a check that is being made waits for the provider', () => {
    expect(CHECK_STATES.filter(isCheckUnderWay)).toEqual(['checking', 'on-hold']);
  });
});
