import type { StoredBlock } from '@touchline/contracts/betting';
import type { Selection } from '@touchline/contracts/plugins';
import { type BlockStakeLimit, blockStakeLimits } from '@touchline/domain/coupon';
import { isDomainError } from '@touchline/domain/errors';
import { amountText, currencyExponent } from '@touchline/domain/money';
import { usePlugin } from '@touchline/plugin-api';
import { IconButton } from '@touchline/ui';
import { arrowDownIcon, arrowUpIcon } from '@touchline/ui/icons';
import { AmountField } from '@touchline/ui/forms';
import type { ReactNode } from 'react';
import { slipOf } from '../slip/slip.store.ts';
import { setBlockAmount } from '../slip/state/amounts.ts';
import { moveBlock } from '../slip/state/blocks.ts';
import { DragHandle } from './drag-handle.tsx';
import { faultText } from './fault-text.ts';
import type { Composition } from './use-composition.ts';
import blockStyles from './blocks.module.css';
import styles from './figures.module.css';

export interface BlockListProps {
  readonly composition: Composition;
  readonly renderLeg: (bet: Selection) => ReactNode;
}

/** The blocks of a conditional coupon in the order they are played, each with what it may stake. */
export function BlockList({ composition, renderLeg }: BlockListProps) {
  const { i18n } = usePlugin();
  const { state, coupon } = composition;
  const limits = limitsOf(coupon);
  return (
    <div>
      <ol className={blockStyles.blocks}>
        {state.blocks.map((block, index) => (
          <li key={block.id} className={blockStyles.block} data-drop={`block:${block.id}`}>
            <BlockHead
              block={block}
              index={index}
              composition={composition}
              most={limits[index]?.most}
            />
            {state.bets
              .filter(({ outcomeId }) => block.bets.includes(outcomeId))
              .map((bet) => renderLeg(bet))}
          </li>
        ))}
      </ol>
      <p className={blockStyles.newBlock} data-drop="new">
        {i18n.t('newBlock')}
      </p>
    </div>
  );
}

function limitsOf(coupon: Composition['coupon']): readonly BlockStakeLimit[] {
  try {
    return blockStakeLimits(coupon);
  } catch (error) {
    if (isDomainError(error)) {
      return [];
    }
    throw error;
  }
}

interface BlockHeadProps {
  readonly block: StoredBlock;
  readonly index: number;
  readonly composition: Composition;
  /** Minor units; the first block has none. */
  readonly most: number | undefined;
}

function BlockHead({ block, index, composition, most }: BlockHeadProps) {
  const context = usePlugin();
  const { i18n } = context;
  const slip = slipOf(context);
  const { blocks } = composition.state;
  const number = index + 1;
  const move = (by: -1 | 1) => slip.change((now) => moveBlock(now, block.id, by));
  return (
    <>
      <div className={blockStyles.blockHead}>
        <DragHandle
          item={`block:${block.id}`}
          label={i18n.t('dragBlock', { number })}
          onArrow={move}
        />
        <h2 className={blockStyles.blockName}>{i18n.t('block', { number })}</h2>
        <IconButton
          path={arrowUpIcon}
          label={i18n.t('blockUp', { number })}
          disabled={index === 0}
          onClick={() => move(-1)}
        />
        <IconButton
          path={arrowDownIcon}
          label={i18n.t('blockDown', { number })}
          disabled={number === blocks.length}
          onClick={() => move(1)}
        />
      </div>
      {index === 0 ? (
        <p className={styles.note}>{i18n.t('firstBlock')}</p>
      ) : (
        <BlockStake block={block} number={number} composition={composition} most={most} />
      )}
    </>
  );
}

/** What is staked on a block after the first: at most what the one before may return. */
function BlockStake({
  block,
  number,
  composition,
  most,
}: Omit<BlockHeadProps, 'index'> & { readonly number: number }) {
  const context = usePlugin();
  const { i18n } = context;
  const slip = slipOf(context);
  const { state, currency, faults } = composition;
  return (
    <AmountField
      label={i18n.t('blockStake', { number })}
      value={state.amountByBlockId[String(block.id)] ?? ''}
      onChange={(text) => slip.change((now) => setBlockAmount(now, block.id, text))}
      decimals={currencyExponent(currency)}
      currency={currency}
      hint={
        most === undefined
          ? i18n.t('blockAll')
          : i18n.t('blockMost', { maximum: i18n.money(most, currency) })
      }
      error={faultText({ i18n, composition, fault: faults.byBlock.get(block.id) })}
      quick={
        most === undefined || most === 0
          ? undefined
          : [
              {
                text: i18n.t('maximum'),
                label: i18n.t('blockMaximum', { number }),
                onPress: () =>
                  slip.change((now) =>
                    setBlockAmount(now, block.id, amountText({ amount: most, currency })),
                  ),
              },
            ]
      }
    />
  );
}
