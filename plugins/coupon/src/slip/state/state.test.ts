import { StoredCoupon } from '@touchline/contracts/betting';
import { describe, expect, it } from 'vitest';
import { setAmount, setBetAmount, setBlockAmount } from './amounts.ts';
import { moveBlock, moveToBlock } from './blocks.ts';
import {
  canAddBanker,
  chooseAccount,
  chooseLobby,
  chooseSystemValue,
  chooseTab,
  chooseType,
  toggleBanker,
} from './choices.ts';
import { moveLeg, withLeg, withoutLegs, withPrices } from './legs.ts';
import { EMPTY_SLIP, lobbyOf, migrateSlip, systemSizesOf } from './slip-state.ts';
import { testSelection } from '../../testing/test-selection.ts';

const bet = (id: number, price = '2.10') => testSelection(id, { price });
const id = (number: number) => bet(number).outcomeId;
const slip = (count: number): StoredCoupon =>
  Array.from({ length: count }, (_, index) => bet(index + 1)).reduce(
    (state, selection, index) => withLeg(state, selection, 100 + index),
    EMPTY_SLIP,
  );
const order = ({ bets }: StoredCoupon) => bets.map(({ eventId }) => eventId);
const blocks = (state: StoredCoupon) =>
  state.blocks.map(({ bets }) => bets.map((at) => Number(at.split('~')[0])));

describe('the type of a slip', () => {
  it('the type of a slip follows the number of legs until the player chooses one', () => {
    expect([0, 1, 2, 5].map((count) => slip(count).typeId)).toEqual([0, 0, 1, 1]);
    expect(chooseType(slip(3), 2)).toMatchObject({ typeId: 2, chosenTypeId: 2 });
  });

  it('the type of a slip remains the chosen one while it accepts the legs, and returns with them', () => {
    const system = chooseType(slip(3), 2);
    const shorter = withoutLegs(system, [id(3)]);
    expect(shorter.typeId).toBe(1);
    expect(withLeg(shorter, bet(4), 1).typeId).toBe(2);
  });

  it('the type of a slip follows the legs again once the type that follows is chosen', () => {
    const back = chooseType(chooseType(slip(2), 9), 1);
    expect(back.chosenTypeId).toBeUndefined();
    expect(withoutLegs(back, [id(2)]).typeId).toBe(0);
  });

  it('the type of a slip cannot be one that does not accept the number of legs', () => {
    expect(chooseType(slip(2), 2).typeId).toBe(1);
    expect(chooseType(slip(9), 8).typeId).toBe(1);
    expect(chooseType(slip(3), 77).typeId).toBe(1);
  });
});

describe('a system', () => {
  it('a system offers 2 … n − 1 of the legs that are not bankers', () => {
    const system = chooseType(slip(5), 2);
    expect(systemSizesOf(system)).toEqual([2, 3, 4]);
    expect(systemSizesOf(toggleBanker(system, id(1)))).toEqual([2, 3]);
    expect(chooseSystemValue(system, 4).systemValue).toBe(4);
    expect(chooseSystemValue(system, 5).systemValue).toBe(2);
  });

  it('a system limits its size to what legs and bankers leave', () => {
    const system = chooseSystemValue(chooseType(slip(5), 2), 4);
    expect(withoutLegs(system, [id(5)]).systemValue).toBe(3);
    expect(toggleBanker(system, id(1)).systemValue).toBe(3);
  });

  it('a system leaves at least three legs in addition to the bankers', () => {
    const one = toggleBanker(chooseType(slip(4), 2), id(1));
    expect(one.bankers).toEqual([id(1)]);
    expect(canAddBanker(one)).toBe(false);
    expect(toggleBanker(one, id(2)).bankers).toEqual([id(1)]);
    expect(toggleBanker(one, id(1)).bankers).toEqual([]);
    expect(withoutLegs(one, [id(1)]).bankers).toEqual([]);
  });
});

describe('the lobby', () => {
  it('the lobby is the first leg until another is chosen, and again when that one is removed', () => {
    const lobby = chooseType(slip(4), 4);
    expect(lobbyOf(lobby)).toBe(id(1));
    const chosen = chooseLobby(lobby, id(3));
    expect(lobbyOf(chosen)).toBe(id(3));
    expect(lobbyOf(withoutLegs(chosen, [id(3)]))).toBe(id(1));
    expect(chooseLobby(lobby, 'elsewhere')).toBe(lobby);
  });
});

describe('blocks', () => {
  it('blocks contain every leg once: a new leg is its own block', () => {
    expect(blocks(slip(3))).toEqual([[1], [2], [3]]);
  });

  it('blocks exchange legs and are removed when they are empty', () => {
    const state = slip(3);
    const [first, second] = state.blocks.map((block) => block.id);
    const joined = moveToBlock(state, id(3), { blockId: first ?? 0 });
    expect(blocks(joined)).toEqual([[1, 3], [2]]);
    expect(blocks(moveToBlock(joined, id(1), { newAt: 2 }))).toEqual([[3], [2], [1]]);
    expect(blocks(moveToBlock(joined, id(1), { blockId: second ?? 0 }))).toEqual([[3], [2, 1]]);
    expect(moveToBlock(joined, id(1), { blockId: 99 })).toBe(joined);
    expect(blocks(withoutLegs(joined, [id(2)]))).toEqual([[1, 3]]);
  });

  it('blocks retain their amount while they are moved, and lose it when removed', () => {
    const state = slip(3);
    const last = state.blocks[2]?.id ?? 0;
    const moved = moveBlock(setBlockAmount(state, last, '7'), last, -5);
    expect(blocks(moved)).toEqual([[3], [1], [2]]);
    expect(moved.amountByBlockId).toEqual({ [last]: '7' });
    expect(setBlockAmount(moved, last, '').amountByBlockId).toEqual({});
    expect(withoutLegs(moved, [id(3)]).amountByBlockId).toEqual({});
    expect(withLeg(withoutLegs(moved, [id(3)]), bet(9), 1).amountByBlockId).toEqual({});
  });
});

describe('the paying account', () => {
  it('the paying account is the active one until another is chosen', () => {
    const chosen = chooseAccount(slip(1), 'a2');
    expect(chosen.accountId).toBe('a2');
    expect('accountId' in chooseAccount(chosen, undefined)).toBe(false);
  });
});

describe('legs and amounts', () => {
  it('a leg moves along the slip as far as it goes', () => {
    expect(order(moveLeg(slip(3), id(3), -1))).toEqual([1, 3, 2]);
    expect(order(moveLeg(slip(3), id(1), 9))).toEqual([2, 3, 1]);
    const state = slip(3);
    expect(moveLeg(state, id(1), -1)).toBe(state);
  });

  it('a leg remembers when it was added and loses what was chosen for it', () => {
    const state = setBetAmount(slip(2), id(2), '3');
    expect(state.addedAtByBetId).toEqual({ [id(1)]: 100, [id(2)]: 101 });
    const shorter = withoutLegs(state, [id(2)]);
    expect(shorter.addedAtByBetId).toEqual({ [id(1)]: 100 });
    expect(shorter.amountByBetId).toEqual({});
    expect(setBetAmount(state, id(2), '').amountByBetId).toEqual({});
  });

  it('an amount that is typed is no longer the largest allowed', () => {
    expect(setAmount({ ...slip(1), isAutoMax: true }, '5')).toMatchObject({
      amount: '5',
      isAutoMax: false,
    });
  });

  it('the prices that are already accepted change nothing', () => {
    const state = slip(2);
    expect(withPrices(state, new Map([[id(1), '2.10']]))).toBe(state);
    expect(withPrices(state, new Map([[id(1), '2.50']])).bets[0]?.price).toBe('2.50');
  });
});

describe('the tab', () => {
  it('the tab is the slip itself until the open bets are opened (product.txt §9: 1)', () => {
    expect(EMPTY_SLIP.tab).toBe(1);
    expect(chooseTab(slip(1), 2)).toEqual({ ...slip(1), tab: 2 });
    const state = slip(1);
    expect(chooseTab(state, 1)).toBe(state);
  });
});

describe('a slip stored by an earlier release', () => {
  it('a stored slip of version 2, which had no tabs, shows itself', () => {
    const { tab: _none, ...stored } = chooseType(slip(3), 2);
    expect(StoredCoupon.parse(migrateSlip(stored))).toEqual(chooseType(slip(3), 2));
  });

  it('a stored slip of version 1 survives with its legs, moments, type and amount', () => {
    const stored = {
      bets: [bet(1), bet(2)],
      addedAtByBetId: { [id(1)]: 5, [id(2)]: 6 },
      typeId: 1,
      systemValue: 2,
      amount: '12.5',
    };
    const migrated = StoredCoupon.parse(migrateSlip(stored));
    expect(migrated).toMatchObject(stored);
    expect(blocks(migrated)).toEqual([[1], [2]]);
  });

  it('a stored slip of version 1 without an amount survives as well', () => {
    const stored = { bets: [bet(1)], addedAtByBetId: {}, typeId: 0, systemValue: 2 };
    expect(migrateSlip(stored)).toMatchObject({ amount: '', typeId: 0, bets: [{ eventId: 1 }] });
  });

  it('an invalid stored slip is discarded', () => {
    expect(migrateSlip(undefined)).toBeUndefined();
    expect(() => migrateSlip({ bets: 'none' })).toThrow();
  });
});
