import { useEffect, useRef, type ReactNode } from 'react';
import { Icon, IconButton } from '@touchline/ui';
import {
  alertIcon,
  checkCircleIcon,
  closeIcon,
  infoIcon,
  warningIcon,
} from '../generated/icon-paths.ts';
import styles from './toast-region.module.css';

export interface ToastProps {
  readonly id: string;
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly title: string;
  readonly text?: string | undefined;
  readonly action?: ReactNode;
}

export interface ToastRegionProps {
  /** The accessible name of the region: "Notifications". */
  readonly label: string;
  readonly dismissText: string;
  /** Oldest first. The owner of the list also ends each one's time. */
  readonly toasts: readonly ToastProps[];
  readonly onDismiss: (id: string) => void;
}

const PATHS = { info: infoIcon, success: checkCircleIcon, warning: warningIcon, danger: alertIcon };

/**
 * Short notices over the page. The region is always there, so that what comes into it is
 * announced; a notice that something went wrong interrupts, any other waits its turn.
 */
export function ToastRegion({ label, dismissText, toasts, onDismiss }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  const newest = toasts.at(-1)?.id;
  useEffect(() => {
    // Shown again for each notice, it lies above a dialog that was opened since the last one.
    const element = region.current;
    if (newest === undefined || !element?.showPopover) return undefined;
    element.showPopover();
    return () => element.hidePopover();
  }, [newest]);
  return (
    <section
      ref={region}
      className={styles.region}
      popover="manual"
      aria-label={label}
      aria-live="polite"
    >
      {toasts.map(({ id, tone, title, text, action }) => (
        <div
          key={id}
          className={styles.toast}
          data-tone={tone}
          role={tone === 'danger' ? 'alert' : undefined}
        >
          <Icon path={PATHS[tone]} size={24} />
          <div className={styles.text}>
            <p className={styles.title}>{title}</p>
            {text === undefined ? undefined : <p>{text}</p>}
            {action}
          </div>
          <IconButton label={dismissText} path={closeIcon} onClick={() => onDismiss(id)} />
        </div>
      ))}
    </section>
  );
}
