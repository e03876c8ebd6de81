import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { moveFocus } from '../focus/move-focus.ts';
import styles from './chip.module.css';

export interface ChipBarProps {
  /** The accessible name of the row. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A row of chips that scrolls sideways, to the one of the current page; the arrow keys move between them. */
export function ChipBar({ label, children }: ChipBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const shown = useRef<number>(undefined);
  useEffect(() => {
    const current = bar.current?.querySelector<HTMLElement>('[aria-current]');
    // Only when it becomes another, or others came before it: whoever has scrolled on is left there.
    if (bar.current && current && current.offsetLeft !== shown.current) {
      bar.current.scrollLeft += hiddenPart(bar.current, current);
    }
    shown.current = current?.offsetLeft;
  });
  return (
    // The chips take the focus, the bar only handles their keys.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div ref={bar} role="toolbar" className={styles.bar} aria-label={label} onKeyDown={onArrow}>
      {children}
    </div>
  );
}

/** How far a chip is out of sight, pixels; negative to the left, zero for one that is in sight. */
function hiddenPart(bar: Element, chip: Element): number {
  const outer = bar.getBoundingClientRect();
  const { left, right } = chip.getBoundingClientRect();
  return left < outer.left ? left - outer.left : Math.max(0, right - outer.right);
}

function onArrow(event: KeyboardEvent<HTMLElement>) {
  moveFocus(event, '[data-chip]');
}
