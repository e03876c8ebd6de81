import type { StoredCoupon } from '@touchline/contracts/betting';
import type { Selection } from '@touchline/contracts/plugins';
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
  isOrdered,
}: {
  readonly bet: Selection;
  readonly outcome: string;
  /** Legs are moved in the order of the slip, else between blocks. */
  readonly isOrdered: boolean;
}) {
  const context = usePlugin();
  const { i18n } = context;
  const slip = slipOf(context);
  const state = useStore(slip.store);
  const at = isOrdered
    ? state.bets.findIndex((bet) => bet.outcomeId === outcomeId)
    : state.blocks.findIndex(({ bets }) => bets.includes(outcomeId));
  const last = (isOrdered ? state.bets : state.blocks).length - 1;
  const isAlone = state.blocks[at]?.bets.length === 1;
  const move = (by: -1 | 1) =>
    slip.change((now) =>
      isOrdered ? moveLeg(now, outcomeId, by) : toNextBlock(now, outcomeId, by),
    );
  return (
    <div className={styles.tools}>
      <DragHandle item={`leg:${outcomeId}`} label={i18n.t('drag', { outcome })} onArrow={move} />
      <IconButton
        path={arrowUpIcon}
        label={i18n.t(isOrdered ? 'moveUp' : 'toBlockBefore', { outcome })}
        disabled={at === 0}
        onClick={() => move(-1)}
      />
      <IconButton
        path={arrowDownIcon}
        label={i18n.t(isOrdered ? 'moveDown' : 'toBlockAfter', { outcome })}
        disabled={at === last}
        onClick={() => move(1)}
      />
      {isOrdered || isAlone ? undefined : (
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
