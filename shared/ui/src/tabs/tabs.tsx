import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { moveFocus } from '@touchline/ui';
import styles from './tabs.module.css';

export interface TabsProps<Key extends string> {
  /** The accessible name of the row. */
  readonly label: string;
  readonly tabs: readonly {
    readonly key: Key;
    readonly text: string;
    readonly count?: number | undefined;
  }[];
  readonly selected: Key;
  readonly onSelect: (key: Key) => void;
  /** The panel of the selected tab. */
  readonly children: ReactNode;
}

/** Views of one thing, one at a time. Arrow keys move between the tabs and choose immediately. */
export function Tabs<Key extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
}: TabsProps<Key>) {
  const id = useId();

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const key = moveFocus(event, '[role="tab"]')?.dataset['key'];
    const next = tabs.find((tab) => tab.key === key);
    if (next) onSelect(next.key);
  }

  return (
    <div>
      {/* The tabs take the focus, the row only handles their keys. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div role="tablist" aria-label={label} className={styles.row} onKeyDown={onKeyDown}>
        {tabs.map(({ key, text, count }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            className={styles.tab}
            data-key={key}
            aria-selected={key === selected}
            aria-controls={`${id}-panel`}
            tabIndex={key === selected ? 0 : -1}
            onClick={() => onSelect(key)}
          >
            {text}
            {count === undefined ? undefined : <span className={styles.count}>{count}</span>}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  );
}
