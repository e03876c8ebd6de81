import type { ReactNode } from 'react';
import { alertIcon, clockIcon, offlineIcon } from '../generated/icon-paths.ts';
import { Icon, type IconProps } from '../icon/icon.tsx';
import styles from './banner.module.css';

interface BannerProps {
  readonly tone: 'info' | 'warning' | 'danger';
  readonly path: IconProps['path'];
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

function Banner({ tone, path, children, action }: BannerProps) {
  return (
    <output className={styles.banner} data-tone={tone}>
      <Icon path={path} />
      <span className={styles.text}>{children}</span>
      {action}
    </output>
  );
}

export interface NoticeBannerProps {
  readonly text: ReactNode;
  readonly tone?: 'info' | 'warning' | 'danger' | undefined;
  readonly action?: ReactNode;
}

/** One sentence about the page as a whole. */
export function NoticeBanner({ text, tone = 'info', action }: NoticeBannerProps) {
  return (
    <Banner tone={tone} path={alertIcon} action={action}>
      {text}
    </Banner>
  );
}

export interface OfflineBannerProps {
  readonly text: string;
  readonly action?: ReactNode;
}

/** Says that there is no connection and that no bet can be placed. */
export function OfflineBanner({ text, action }: OfflineBannerProps) {
  return (
    <Banner tone="danger" path={offlineIcon} action={action}>
      {text}
    </Banner>
  );
}

export interface StaleBannerProps {
  /** What it means for the reader: prices are not being updated. */
  readonly text: string;
  /**
   * How old the prices are: "12 s". Outside the announced text, so that a counting age is not
   * read out each second.
   */
  readonly age: string;
}

/** Says that the prices on screen are old, and how old. */
export function StaleBanner({ text, age }: StaleBannerProps) {
  return (
    <Banner
      tone="warning"
      path={clockIcon}
      action={
        <time className={styles.age} aria-live="off">
          {age}
        </time>
      }
    >
      {text}
    </Banner>
  );
}
