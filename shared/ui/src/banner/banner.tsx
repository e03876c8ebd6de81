import type { ReactNode } from 'react';
import { alertIcon } from '../generated/icon-paths.ts';
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
      <span className={styles.body}>
        <span className={styles.text}>{children}</span>
        {action}
      </span>
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
