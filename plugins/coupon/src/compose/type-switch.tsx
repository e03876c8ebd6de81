import { usePlugin, useStore } from '@touchline/plugin-api';
import { Icon } from '@touchline/ui';
import { chevronDownIcon } from '@touchline/ui/icons';
import { type KeyboardEvent, Suspense, useId, useRef, useState } from 'react';
import { TypeList } from '../slip/lazy-parts.ts';
import { slipOf } from '../slip/slip.store.ts';
import { madeOfText } from './composition-text.ts';
import { groupsOf } from './type-options.ts';
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
    // The fields inside take the focus; this only handles their keys.
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
        <span className={styles.typeName}>{i18n.couponType(state.typeId)}</span>
        <Icon path={chevronDownIcon} />
        <span className={styles.madeOf}>
          {groups && madeOfText(i18n, { typeId: state.typeId, legs: state.bets.length, groups })}
        </span>
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen ? (
          <Suspense>
            <TypeList state={state} offered={offered} onDone={close} />
          </Suspense>
        ) : undefined}
      </div>
    </div>
  );
}
