import { AmountField, type AmountFieldProps, QuickAmounts } from '@touchline/ui/forms';
import type { FocusEvent, ReactNode } from 'react';
import styles from './stake.module.css';

export interface StakeEntryProps extends AmountFieldProps {
  /** The page's own keys, while they are wanted. */
  readonly keys?: ReactNode;
  /** The field or a step of it has received the focus. */
  readonly onFocus?: ((event: FocusEvent) => void) | undefined;
}

/**
 * A stake as the foot of the slip takes it: the field beside the figures, the usual amounts below both.
 * Its currency is named by the amounts around it.
 */
export function StakeEntry({ quick, keys, onFocus, currency: _named, ...field }: StakeEntryProps) {
  return (
    <>
      {/* The field inside takes the focus; this only tracks it. */}
      <div className={styles.field} onFocus={onFocus}>
        <AmountField {...field} currency="" />
      </div>
      <div className={styles.tray}>
        {keys}
        <div data-usual>{quick === undefined ? undefined : <QuickAmounts quick={quick} />}</div>
      </div>
    </>
  );
}
