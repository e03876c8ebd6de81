import { describe, expect, it } from 'vitest';
import { chooseAny, choosePlace, NO_CHOICE, orderOutcome } from './order-choice.ts';

describe('the choice of several runners', () => {
  it('a forecast is whole once both places have a runner, in their order', () => {
    const first = choosePlace(NO_CHOICE, 1, 7);
    expect(orderOutcome(first, 'forecast')).toBeUndefined();
    const both = choosePlace(first, 0, 9);
    expect(orderOutcome(both, 'forecast')).toEqual({
      market: 'forecast',
      code: 'c9-c7',
      runners: [9, 7],
    });
  });

  it('a runner has one place, and the second press takes it off', () => {
    const moved = choosePlace(choosePlace(NO_CHOICE, 0, 7), 1, 7);
    expect(moved.places).toEqual([undefined, 7]);
    expect(choosePlace(moved, 1, 7).places).toEqual([undefined, undefined]);
  });

  it('a choice of any order takes the place of one in order, and is sorted', () => {
    const any = [9, 7, 8].reduce(
      (choice, runner) => chooseAny(choice, 'tricast', runner),
      choosePlace(NO_CHOICE, 0, 5),
    );
    expect(any.places).toEqual([]);
    expect(orderOutcome(any, 'tricast')).toMatchObject({
      market: 'combination-tricast',
      code: 'c7-c8-c9',
    });
    expect(orderOutcome(chooseAny(any, 'tricast', 8), 'tricast')).toBeUndefined();
  });

  it('a choice takes as many runners as its market has room for', () => {
    const all = [1, 2, 3, 4, 5, 6, 7, 8].reduce(
      (choice, runner) => chooseAny(choice, 'forecast', runner),
      NO_CHOICE,
    );
    expect(all.any).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
