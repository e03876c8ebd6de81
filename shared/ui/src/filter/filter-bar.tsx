import { type ReactNode, useRef, useState } from 'react';
import { BREAKPOINTS, Button, Icon } from '@touchline/ui';
import { Sheet } from '@touchline/ui/forms';
import { chevronDownIcon } from '../generated/icon-paths.ts';
import styles from './filter-bar.module.css';
import { FilterPopover } from './filter-popover.tsx';

export interface Filter {
  readonly key: string;
  /** What is filtered by: "Status". */
  readonly text: string;
  /** What is chosen, in a word or two; the filter is off without it. */
  readonly chosen?: string | undefined;
  /** The controls; what they choose applies immediately. */
  readonly children: ReactNode;
}

export interface FilterBarProps {
  /** The accessible name of the row. */
  readonly label: string;
  readonly filters: readonly Filter[];
  /** Closes a filter: "Done"; its cross is called `closeText`. */
  readonly doneText: string;
  readonly closeText: string;
  /** Turns all filters off: "Clear all". Offered while one is on. */
  readonly clearText: string;
  readonly onClear: () => void;
}

/**
 * Filters in a row, each a button that says what is chosen. Its controls open in a sheet on a phone and
 * beside the button on a wide page.
 */
export function FilterBar(props: FilterBarProps) {
  const { label, filters, doneText, closeText, clearText, onClear } = props;
  const [open, setOpen] = useState<{ readonly key: string; readonly isWide: boolean }>();
  const openers = useRef(new Map<string, HTMLButtonElement>());
  const sheet = open && !open.isWide ? filters.find(({ key }) => key === open.key) : undefined;

  function toggle(key: string) {
    const isWide = window.matchMedia?.(`(width >= ${BREAKPOINTS.columns}px)`).matches ?? false;
    setOpen(open?.key === key ? undefined : { key, isWide });
  }
  function close(key: string) {
    setOpen(undefined);
    openers.current.get(key)?.focus();
  }

  return (
    <fieldset className={styles.bar} aria-label={label}>
      {filters.map(({ key, text, chosen, children }) => (
        <span key={key} className={styles.filter}>
          <button
            ref={(button) => {
              if (button) openers.current.set(key, button);
              else openers.current.delete(key);
            }}
            type="button"
            className={styles.opener}
            aria-haspopup="dialog"
            aria-expanded={open?.key === key}
            data-on={chosen !== undefined}
            onClick={() => toggle(key)}
          >
            <span className={styles.text}>
              {text}
              {chosen === undefined ? undefined : (
                <>
                  : <b>{chosen}</b>
                </>
              )}
            </span>
            <Icon path={chevronDownIcon} size={16} />
          </button>
          {open?.isWide && open.key === key && (
            <FilterPopover label={text} onClose={() => close(key)}>
              {children}
            </FilterPopover>
          )}
        </span>
      ))}
      {filters.some(({ chosen }) => chosen !== undefined) && (
        <Button variant="quiet" size="small" onClick={onClear}>
          {clearText}
        </Button>
      )}
      <Sheet
        open={sheet !== undefined}
        onClose={() => setOpen(undefined)}
        title={sheet?.text ?? ''}
        closeText={closeText}
        actions={
          <Button variant="primary" onClick={() => setOpen(undefined)}>
            {doneText}
          </Button>
        }
      >
        {sheet?.children}
      </Sheet>
    </fieldset>
  );
}
