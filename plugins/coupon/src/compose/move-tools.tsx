import type { Selection, StoredCoupon } from '@touchline/contracts';
import { COUPON_TYPE } from '@touchline/domain';
import { usePlugin, useStore } from '@touchline/plugin-api';
import { Button, IconButton } from '@touchline/ui';
import { arrowDownIcon, arrowUpIcon } from '@touchline/ui/icons';
import { slipOf } from '../slip/slip.store.ts';
import { moveToBlock } from '../slip/state/blocks.ts';
import { moveLeg } from '../slip/state/legs.ts';
import { DragHandle } from './drag-handle.tsx';
import styles from './blocks.module.css';

/** Moves a leg: along a chain, or between the blocks of a conditional coupon. */
export function MoveTools({
  bet: { outcomeId },
  outcome,
  typeId,
}: {
  readonly bet: Selection;
  readonly outcome: string;
  readonly typeId: number;
}) {
  const context = usePlugin();
  const { i18n } = context;
  const slip = slipOf(context);
  const state = useStore(slip.store);
  const isChain = typeId === COUPON_TYPE.chain;
  const at = isChain
    ? state.bets.findIndex((bet) => bet.outcomeId === outcomeId)
    : state.blocks.findIndex(({ bets }) => bets.includes(outcomeId));
  const last = (isChain ? state.bets : state.blocks).length - 1;
  const isAlone = state.blocks[at]?.bets.length === 1;
  const move = (by: -1 | 1) =>
    slip.change((now) => (isChain ? moveLeg(now, outcomeId, by) : toNextBlock(now, outcomeId, by)));
  return (
    <div className={styles.tools}>
      <DragHandle item={`leg:${outcomeId}`} label={i18n.t('drag', { outcome })} onArrow={move} />
      <IconButton
        path={arrowUpIcon}
        label={i18n.t(isChain ? 'moveUp' : 'toBlockBefore', { outcome })}
        disabled={at === 0}
        onClick={() => move(-1)}
      />
      <IconButton
        path={arrowDownIcon}
        label={i18n.t(isChain ? 'moveDown' : 'toBlockAfter', { outcome })}
        disabled={at === last}
        onClick={() => move(1)}
      />
      {isChain || isAlone ? undefined : (
        <Button
          size="small"
          variant="quiet"
          onClick={() => slip.change((now) => moveToBlock(now, outcomeId, { newAt: at + 1 }))}
        >
          {i18n.t('ownBlock')}
        </Button>
      )}
    </div>
  );
}

/** Puts a leg into the block before or after its own. */
function toNextBlock(state: StoredCoupon, outcomeId: string, by: -1 | 1): StoredCoupon {
  const at = state.blocks.findIndex(({ bets }) => bets.includes(outcomeId));
  const next = state.blocks[at + by];
  return next === undefined ? state : moveToBlock(state, outcomeId, { blockId: next.id });
}
