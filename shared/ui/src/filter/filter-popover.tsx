import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './filter-popover.module.css';

interface FilterPopoverProps {
  readonly label: string;
  /** Escape, a press elsewhere, and the focus on its way out. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const CONTROLS = 'button, input, select, textarea, a[href], [tabindex="0"]';

/** A small dialog below the control that opened it; the rest of the page stays usable. */
export function FilterPopover({ label, onClose, children }: FilterPopoverProps) {
  const place = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    keepOnPage(element);
    element.querySelector<HTMLElement>(CONTROLS)?.focus();
    const onPress = ({ target }: Event) => {
      // The opener closes it by its own press.
      if (target instanceof Node && !element.parentElement?.contains(target)) close.current();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);

  function onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget instanceof Node && !currentTarget.parentElement?.contains(relatedTarget)) {
      onClose();
    }
  }

  return (
    // It handles Escape for the controls in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={place}
      open
      className={styles.popover}
      aria-label={label}
      onBlur={onBlur}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}

/** Turns a popover that would leave the page to the other side of its opener. */
function keepOnPage(element: HTMLElement): void {
  const { left, right } = element.getBoundingClientRect();
  if (left < 0 || right > document.documentElement.clientWidth) {
    element.dataset['side'] = 'end';
  }
}
