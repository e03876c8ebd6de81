import type { StoredCoupon } from '@touchline/contracts/betting';
import { moveBlock, moveToBlock } from '../slip/state/blocks.ts';
import { moveLeg } from '../slip/state/legs.ts';

/**
 * What the slip becomes when something is dropped on something: `leg:<outcome id>` on another leg
 * of a chain or on `block:<id>`, `new` for a new block at the end, `block:<id>` on another
 * block, whose place it takes.
 */
export function dropped(state: StoredCoupon, item: string, target: string): StoredCoupon {
  const [kind, id] = partsOf(item);
  const [where, place] = partsOf(target);
  if (kind === 'leg' && where === 'leg') {
    const indexOf = (outcomeId: string) =>
      state.bets.findIndex((bet) => bet.outcomeId === outcomeId);
    return indexOf(place) < 0 ? state : moveLeg(state, id, indexOf(place) - indexOf(id));
  }
  if (kind === 'leg' && where === 'block') {
    const isThere = state.blocks.some(
      (block) => String(block.id) === place && block.bets.includes(id),
    );
    return isThere ? state : moveToBlock(state, id, { blockId: Number(place) });
  }
  if (kind === 'leg' && where === 'new') {
    return moveToBlock(state, id, { newAt: state.blocks.length });
  }
  if (kind === 'block' && where === 'block') {
    const indexOf = (blockId: string) =>
      state.blocks.findIndex((block) => String(block.id) === blockId);
    return moveBlock(state, Number(id), indexOf(place) - indexOf(id));
  }
  return state;
}

function partsOf(name: string): readonly [kind: string, id: string] {
  const at = name.indexOf(':');
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)];
}
