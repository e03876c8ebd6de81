import type { ReactNode } from 'react';
import { alertIcon, refreshIcon } from '../generated/icon-paths.ts';
import { Button } from '../button/button.tsx';
import { Icon, type IconProps } from '../icon/icon.tsx';
import styles from './state-card.module.css';

export interface EmptyStateProps {
  readonly path: IconProps['path'];
  readonly title: string;
  readonly text?: string | undefined;
  /** The way on: a button or a link. */
  readonly action?: ReactNode;
  /** It is the whole page: its title is the page's heading. */
  readonly page?: boolean | undefined;
  readonly tone?: 'success' | 'error' | undefined;
}

/** Shows that there is nothing here, why, and where to continue. */
export function EmptyState({ path, title, text, action, page, tone }: EmptyStateProps) {
  const Title = page ? 'h1' : 'p';
  return (
    <div className={styles.state} data-page={page} data-tone={tone}>
      <span className={styles.glyph}>
        <Icon path={path} size={32} />
      </span>
      <Title className={styles.title}>{title}</Title>
      {text === undefined ? undefined : <p className={styles.text}>{text}</p>}
      {action}
    </div>
  );
}

export interface RetryCardProps {
  readonly title: string;
  readonly text?: string | undefined;
  /** The words on the button. */
  readonly retryText: string;
  readonly onRetry: () => void;
  /** A retry is under way. */
  readonly busy?: boolean | undefined;
  /** What support needs: an error code, a trace id. */
  readonly reference?: string | undefined;
}

/** Shows that something failed, and offers a retry. */
export function RetryCard(props: RetryCardProps) {
  const { title, text, retryText, onRetry, busy, reference } = props;
  return (
    <div className={styles.state} role="alert" data-tone="error">
      <span className={styles.glyph}>
        <Icon path={alertIcon} size={32} />
      </span>
      <p className={styles.title}>{title}</p>
      {text === undefined ? undefined : <p className={styles.text}>{text}</p>}
      <Button onClick={onRetry} busy={busy} icon={<Icon path={refreshIcon} />}>
        {retryText}
      </Button>
      {reference === undefined ? undefined : <p className={styles.reference}>{reference}</p>}
    </div>
  );
}
