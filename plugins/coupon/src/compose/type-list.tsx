import type { StoredCoupon } from '@touchline/contracts/betting';
import { usePlugin } from '@touchline/plugin-api';
import { useId } from 'react';
import { slipOf } from '../slip/slip.store.ts';
import { chooseType } from '../slip/state/choices.ts';
import { madeOfText } from './composition-text.ts';
import { typeOptions } from './type-options.ts';
import styles from './choices.module.css';

export interface TypeListProps {
  readonly state: StoredCoupon;
  /** The types that the house takes, by id. */
  readonly offered: readonly number[];
  readonly onDone: () => void;
}

/** Every type the house takes, with what the slip would be made of as one and how it wins. */
export function TypeList({ state, offered, onDone }: TypeListProps) {
  const context = usePlugin();
  const { i18n } = context;
  const slip = slipOf(context);
  const { typeId: chosen, bets } = state;
  const legs = bets.length;
  const name = useId();
  return (
    <fieldset className={styles.typeList}>
      <legend className={styles.legend}>{i18n.t('chooseType')}</legend>
      {typeOptions(state, offered).map(({ typeId, groups, least, most }) => (
        <label key={typeId} className={styles.typeOption} data-disabled={groups === undefined}>
          <input
            type="radio"
            name={name}
            value={typeId}
            aria-describedby={`${name}-${typeId}`}
            checked={typeId === chosen}
            disabled={groups === undefined}
            onChange={() => slip.change((now) => chooseType(now, typeId))}
            onClick={(event) => {
              // Arrow keys click too, without a pointer: they continue through the list.
              if (event.detail > 0) {
                onDone();
              }
            }}
          />
          <span>{i18n.couponType(typeId)}</span>
          <small>
            {groups === undefined
              ? legsText({ t: i18n.t, least, most })
              : madeOfText(i18n, { typeId, legs, groups })}
          </small>
          <small id={`${name}-${typeId}`} aria-hidden="true">
            {i18n.t(`typeText.${typeId}`)}
          </small>
        </label>
      ))}
    </fieldset>
  );
}

/** How many legs a type takes, for one that the slip cannot be now. */
function legsText({
  t,
  least,
  most,
}: {
  readonly t: (key: string, values?: Readonly<Record<string, number>>) => string;
  readonly least: number;
  readonly most: number;
}): string {
  if (least === most) {
    return t('takes.exactly', { count: least });
  }
  return most === Infinity
    ? t('takes.least', { count: least })
    : t('takes.between', { count: most, least });
}
