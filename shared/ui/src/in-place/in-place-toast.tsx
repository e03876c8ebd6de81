import { useEffect, useRef, type ReactNode } from 'react';
import { Icon, IconButton } from '@touchline/ui';
import {
  alertIcon,
  checkCircleIcon,
  closeIcon,
  infoIcon,
  warningIcon,
} from '../generated/icon-paths.ts';
import styles from './in-place-toast.module.css';

export interface InPlaceNotice {
  readonly tone?: 'success' | 'info' | 'warning' | 'danger' | undefined;
  readonly title: string;
  readonly text?: ReactNode;
  /** What can be done now: a link or a small button. */
  readonly action?: ReactNode;
}

export interface InPlaceToastProps {
  /** What has happened; nothing is shown while there is nothing. */
  readonly notice: InPlaceNotice | undefined;
  /** Takes it away, by a button called `dismissText`; without it the notice stays. */
  readonly onDismiss?: (() => void) | undefined;
  readonly dismissText?: string | undefined;
}

const PATHS = { info: infoIcon, success: checkCircleIcon, warning: warningIcon, danger: alertIcon };

/**
 * The result of an action, where it was taken: in the card that was sold, under the form that was
 * sent. It is there before a notice comes, so that the notice is announced, and brings it into view.
 */
export function InPlaceToast({ notice, onDismiss, dismissText }: InPlaceToastProps) {
  const place = useRef<HTMLOutputElement>(null);
  const title = notice?.title;
  useEffect(() => {
    if (title !== undefined) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [title]);
  return (
    <output ref={place} className={styles.place}>
      {notice && (
        <span className={styles.notice} data-tone={notice.tone ?? 'success'}>
          <Icon path={PATHS[notice.tone ?? 'success']} size={24} />
          <span className={styles.text}>
            <b className={styles.title}>{notice.title}</b>
            {notice.text === undefined ? undefined : <span>{notice.text}</span>}
            {notice.action}
          </span>
          {onDismiss && dismissText !== undefined && (
            <IconButton label={dismissText} path={closeIcon} onClick={onDismiss} />
          )}
        </span>
      )}
    </output>
  );
}
