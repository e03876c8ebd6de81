import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { IconButton } from '@touchline/ui';
import { closeIcon } from '../generated/icon-paths.ts';
import styles from './modal.module.css';
import { useDragToClose } from './use-drag-to-close.ts';

export interface ModalProps {
  readonly open: boolean;
  /** Escape, the close button, a press outside, a drag down: its opener closes it. */
  readonly onClose: () => void;
  readonly title: string;
  /** The name of the close button. Left out, the modal must be answered by its actions. */
  readonly closeText?: string | undefined;
  /**
   * What has the focus first: the action marked `data-safe`, else the first control; or the title
   * where a key pressed by chance must not answer.
   */
  readonly focus?: 'control' | 'title' | undefined;
  readonly children: ReactNode;
  /** Stays in view under the content: buttons. */
  readonly actions?: ReactNode;
}

/** A question or a notice in the middle of the page; everything else waits for it. */
export function Dialog(props: ModalProps) {
  return <Modal {...props} kind="dialog" />;
}

/** A panel that rises from the bottom edge of a phone and is at the side of a wide page. */
export function Sheet(props: ModalProps) {
  return <Modal {...props} kind="sheet" />;
}

function Modal(props: ModalProps & { readonly kind: 'dialog' | 'sheet' }) {
  const { open, onClose, title, closeText, focus, children, actions, kind } = props;
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  const drag = useDragToClose({ element, onClose });
  const heading = useRef<HTMLHeadingElement>(null);
  useShown(element, { open, first: focus === 'title' ? heading : undefined });
  const dismissible = closeText !== undefined;
  return (
    // The dialog handles presses on its own backdrop; Escape is the keyboard's way.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={element}
      className={styles.modal}
      data-kind={kind}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        if (dismissible) onClose();
      }}
      onClick={(event) => {
        if (dismissible && event.target === element.current) onClose();
      }}
    >
      {open && (
        <div className={styles.body}>
          <header className={styles.head} {...(kind === 'sheet' && dismissible ? drag : undefined)}>
            {kind === 'sheet' && dismissible && <span className={styles.handle} />}
            <h2
              ref={heading}
              id={id}
              className={styles.title}
              tabIndex={focus === 'title' ? -1 : undefined}
            >
              {title}
            </h2>
            {dismissible && (
              <IconButton label={closeText} path={closeIcon} size={24} onClick={onClose} />
            )}
          </header>
          {/* A region that scrolls must be reachable by the keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <section className={styles.content} tabIndex={0} aria-labelledby={id}>
            {children}
          </section>
          {actions && <footer className={styles.actions}>{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}

/** Shows the dialog while `open` is true, and gives the focus back to where it was. */
function useShown(
  element: RefObject<HTMLDialogElement | null>,
  {
    open,
    first,
  }: {
    readonly open: boolean;
    /** Gets the focus; the first control where there is none. */
    readonly first: RefObject<HTMLElement | null> | undefined;
  },
) {
  useEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return undefined;
    const before = document.activeElement;
    dialog.showModal();
    // Of two ways on, the one that changes nothing comes first (`data-safe`).
    (first?.current ?? dialog.querySelector<HTMLElement>('[data-safe]'))?.focus();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [element, open, first]);
}
