import { usePlugin } from '@touchline/plugin-api';
import { Icon } from '@touchline/ui';
import { menuIcon } from '@touchline/ui/icons';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { slipOf } from '../slip/slip.store.ts';
import { dropped } from './drag.ts';
import styles from './blocks.module.css';

export interface DragHandleProps {
  /** What is dragged, as `dropped` knows it. */
  readonly item: string;
  readonly label: string;
  /** The arrow keys do what dragging does. */
  readonly onArrow: (by: -1 | 1) => void;
}

const ARROWS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Takes a leg or a block by pointer and puts it down on any element marked `data-drop`. What lies
 * under the pointer is marked `data-over` while it does.
 */
export function DragHandle({ item, label, onArrow }: DragHandleProps) {
  const context = usePlugin();
  const over = useRef<HTMLElement>(undefined);

  function mark(target: HTMLElement | undefined): void {
    if (over.current !== target) {
      over.current?.removeAttribute('data-over');
      target?.setAttribute('data-over', '');
      target?.scrollIntoView({ block: 'nearest' });
      over.current = target;
    }
  }

  function onMove(event: PointerEvent<HTMLButtonElement>): void {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) {
      const under = document.elementFromPoint(event.clientX, event.clientY);
      mark(under?.closest<HTMLElement>('[data-drop]') ?? undefined);
    }
  }

  function onUp(event: PointerEvent<HTMLButtonElement>): void {
    const target = over.current?.dataset['drop'];
    event.currentTarget.toggleAttribute('data-dragging', false);
    mark(undefined);
    if (target !== undefined && target !== item) {
      slipOf(context).change((state) => dropped(state, item, target));
    }
  }

  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={label}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.toggleAttribute('data-dragging', true);
      }}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={(event) => {
        event.currentTarget.toggleAttribute('data-dragging', false);
        mark(undefined);
      }}
      onKeyDown={(event: KeyboardEvent) => {
        const by = ARROWS[event.key];
        if (by !== undefined) {
          event.preventDefault();
          onArrow(by);
        }
      }}
    >
      <Icon path={menuIcon} />
    </button>
  );
}
