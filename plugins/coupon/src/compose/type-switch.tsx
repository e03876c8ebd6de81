import { usePlugin, useStore } from '@touchline/plugin-api';
import { Icon } from '@touchline/ui';
import { chevronDownIcon } from '@touchline/ui/icons';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { slipOf } from '../slip/slip.store.ts';
import { chooseType } from '../slip/state/choices.ts';
import { compositionText } from './composition-text.ts';
import { groupsOf, type TypeOption, typeOptions } from './type-options.ts';
import styles from './compose.module.css';

/** Names the slip's type and what it is made of; opens the list of types to choose from. */
export function TypeSwitch({ offered }: { readonly offered: readonly number[] }) {
  const context = usePlugin();
  const { i18n } = context;
  const state = useStore(slipOf(context).store);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const groups = groupsOf(state, state.typeId);

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isOpen) {
      // The sheet around it stays open.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && isOpen && event.target !== button.current) {
      event.preventDefault();
      close();
    }
  }

  return (
    // The fields inside take the focus; this only hears their keys.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.types} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={styles.type}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.typeName}>{i18n.t(`type.${state.typeId}`)}</span>
        <Icon path={chevronDownIcon} />
        <span className={styles.madeOf}>{groups && compositionText(i18n, groups)}</span>
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <TypeList options={typeOptions(state, offered)} onDone={close} /> : undefined}
      </div>
    </div>
  );
}

interface TypeListProps {
  readonly options: readonly TypeOption[];
  readonly onDone: () => void;
}

function TypeList({ options, onDone }: TypeListProps) {
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
              // Arrow keys click too, without a pointer: they go on through the list.
              if (event.detail > 0) {
                onDone();
              }
            }}
          />
          <span>{i18n.t(`type.${typeId}`)}</span>
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
