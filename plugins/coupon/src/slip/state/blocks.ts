import type { StoredBlock, StoredCoupon } from '@touchline/contracts';
import { holds } from './legs.ts';
import { consistent, nextBlockId } from './slip-state.ts';

/** Where a leg of a conditional coupon goes: into a block, or into a new one at a place of its own. */
export type BlockPlace = { readonly blockId: number } | { readonly newAt: number };

/** Moves a leg to another block; a block that loses its last leg goes. */
export function moveToBlock(
  state: StoredCoupon,
  outcomeId: string,
  place: BlockPlace,
): StoredCoupon {
  if (!holds(state, outcomeId)) {
    return state;
  }
  const without = state.blocks.map(({ id, bets }) => ({
    id,
    bets: bets.filter((bet) => bet !== outcomeId),
  }));
  if ('newAt' in place) {
    const block: StoredBlock = { id: nextBlockId(state.blocks), bets: [outcomeId] };
    return consistent({ ...state, blocks: without.toSpliced(place.newAt, 0, block) });
  }
  if (!without.some(({ id }) => id === place.blockId)) {
    return state;
  }
  const blocks = without.map(({ id, bets }) =>
    id === place.blockId ? { id, bets: [...bets, outcomeId] } : { id, bets },
  );
  return consistent({ ...state, blocks });
}

/** Moves a block so many places along: blocks are played in this order. */
export function moveBlock(state: StoredCoupon, blockId: number, by: number): StoredCoupon {
  const from = state.blocks.findIndex(({ id }) => id === blockId);
  const block = state.blocks[from];
  const to = Math.max(0, Math.min(from + by, state.blocks.length - 1));
  if (block === undefined || to === from) {
    return state;
  }
  return { ...state, blocks: state.blocks.toSpliced(from, 1).toSpliced(to, 0, block) };
}
