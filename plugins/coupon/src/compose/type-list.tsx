import { usePlugin, useStore } from '@touchline/plugin-api';
import { useId } from 'react';
import { slipOf } from '../slip/slip.store.ts';
import { chooseType } from '../slip/state/choices.ts';
import { compositionText } from './composition-text.ts';
import type { TypeOption } from './type-options.ts';
import styles from './choices.module.css';

export interface TypeListProps {
  readonly options: readonly TypeOption[];
  readonly onDone: () => void;
}

/** Every type the house takes, with what the slip would be made of as one. */
export function TypeList({ options, onDone }: TypeListProps) {
  const context = usePlugin();
  const { i18n } = context;
  const slip = slipOf(context);
  const chosen = useStore(slip.store, ({ typeId }) => typeId);
  const name = useId();
  return (
    <fieldset className={styles.typeList}>
      <legend className={styles.legend}>{i18n.t('chooseType')}</legend>
      {options.map(({ typeId, groups, least, most }) => (
        <label key={typeId} className={styles.typeOption} data-disabled={groups === undefined}>
          <input
            type="radio"
            name={name}
            value={typeId}
            checked={typeId === chosen}
            disabled={groups === undefined}
            onChange={() => slip.change((state) => chooseType(state, typeId))}
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
              : compositionText(i18n, groups)}
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
