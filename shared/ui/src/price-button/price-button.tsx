import { memo, useState } from 'react';
import { lockIcon } from '../generated/icon-paths.ts';
import { Icon } from '../icon/icon.tsx';
import { movePrice, restingPrice } from './price-movement.ts';
import styles from './price-button.module.css';

export interface PriceButtonProps {
  readonly outcomeId: string;
  /** Accessible name: market, outcome and price (and, when suspended, the reason). */
  readonly label: string;
  /** Decimal price as text; left out when the outcome has none, which shows a dash. */
  readonly price?: string | undefined;
  /** The price in the reader's odds format; the decimal text when left out. */
  readonly display?: string | undefined;
  /** Short name of the outcome beside the price: 1, X, 2, Over 2.5. */
  readonly name?: string | undefined;
  /** The name is above the price, for the narrow columns of a list. */
  readonly stacked?: boolean | undefined;
  readonly selected?: boolean | undefined;
  /** Why no bet is accepted now, in the reader's language; shows a lock. */
  readonly suspended?: string | undefined;
  /** Words for a movement, added to the name: "price up", "price down". */
  readonly movement?: { readonly up: string; readonly down: string } | undefined;
  /** Called with the outcome's id; left out where a parent listens for the whole list. */
  readonly onPress?: ((outcomeId: string) => void) | undefined;
}

/** Longest price in letters of full size: a column of a list has room for 99.99, not for 450.00. */
const FULL_SIZE = 5;
/** Longest name that is always beside its price: 1X2, 2:1, Yes. */
const SHORT = 3;
/** Marks of direction, which take no room. */
const MARKS = /[\u200e\u200f\u2066-\u2069]/g;

const isShort = (name: string) => name.replace(MARKS, '').length <= SHORT;

function PriceButtonView(props: PriceButtonProps) {
  const {
    outcomeId,
    label,
    price,
    display,
    name,
    stacked,
    selected,
    suspended,
    movement,
    onPress,
  } = props;
  const open = suspended === undefined ? price : undefined;
  const [last, setLast] = useState(() => restingPrice(open));
  let current = last;
  if (last.price !== open) {
    // Deriving during the render needs no effect, no timer and no second paint: the style sheet
    // ends what a change began. The clock only distinguishes flashes; a render that React throws
    // away costs at most one of them.
    // oxlint-disable-next-line react/purity
    current = movePrice(last, { price: open, now: performance.now() });
    setLast(current);
  }
  const closed = open === undefined;
  const moved = current.direction;
  const shown = display ?? open;
  return (
    <button
      type="button"
      className={styles.price}
      data-outcome-id={outcomeId}
      data-move={moved}
      data-flash={current.flash}
      data-name={name && (stacked ? 'above' : isShort(name) ? 'short' : 'long')}
      aria-label={moved && movement ? `${label}, ${movement[moved]}` : label}
      aria-pressed={selected ?? false}
      aria-disabled={closed || undefined}
      title={suspended}
      onClick={closed || !onPress ? undefined : () => onPress(outcomeId)}
    >
      {name === undefined ? undefined : <span className={styles.name}>{`${name} `}</span>}
      <span className={styles.value} data-long={(shown?.length ?? 0) > FULL_SIZE || undefined}>
        {suspended === undefined ? (open && shown) || '–' : <Icon path={lockIcon} size={16} />}
      </span>
    </button>
  );
}

/**
 * The price of one outcome, and the button that puts it on the slip. Memoised, because hundreds
 * are in one list and each changes alone.
 */
export const PriceButton = memo(PriceButtonView);
