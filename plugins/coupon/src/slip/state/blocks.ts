import type { StoredCoupon } from '@touchline/contracts/betting';
import { produce } from 'immer';
import { holds } from './legs.ts';
import { changed, nextBlockId } from './slip-state.ts';

/** Where a leg of a conditional coupon goes: into a block, or into a new one at its own position. */
export type BlockPlace = { readonly blockId: number } | { readonly newAt: number };

/** Moves a leg to another block; a block that loses its last leg goes. */
export function moveToBlock(
  state: StoredCoupon,
  outcomeId: string,
  place: BlockPlace,
): StoredCoupon {
  const isThere = 'newAt' in place || state.blocks.some(({ id }) => id === place.blockId);
  if (!holds(state, outcomeId) || !isThere) {
    return state;
  }
  return changed(state, ({ blocks }) => {
    const id = nextBlockId(blocks);
    for (const block of blocks) {
      block.bets = block.bets.filter((bet) => bet !== outcomeId);
    }
    if ('newAt' in place) {
      blocks.splice(place.newAt, 0, { id, bets: [outcomeId] });
    } else {
      blocks.find((block) => block.id === place.blockId)?.bets.push(outcomeId);
    }
  });
}

/** Moves a block by a number of places: blocks are played in this order. */
export function moveBlock(state: StoredCoupon, blockId: number, by: number): StoredCoupon {
  const from = state.blocks.findIndex(({ id }) => id === blockId);
  const to = Math.max(0, Math.min(from + by, state.blocks.length - 1));
  if (from < 0 || to === from) {
    return state;
  }
  return produce(state, ({ blocks }) => {
    blocks.splice(to, 0, ...blocks.splice(from, 1));
  });
}
