import type { KeyboardEvent, ReactNode } from 'react';
import { moveFocus } from '../focus/move-focus.ts';
import styles from './chip.module.css';

export interface ChipBarProps {
  /** The accessible name of the row. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A row of chips that scrolls sideways; the arrow keys move between them. */
export function ChipBar({ label, children }: ChipBarProps) {
  return (
    // The chips take the focus, the bar only handles their keys.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div role="toolbar" className={styles.bar} aria-label={label} onKeyDown={onArrow}>
      {children}
    </div>
  );
}

function onArrow(event: KeyboardEvent<HTMLElement>) {
  moveFocus(event, '[data-chip]');
}
