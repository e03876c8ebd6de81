import type { ReactNode } from 'react';
import { Icon } from '@touchline/ui';
import { shieldIcon } from '@touchline/ui/icons';
import { Preferences } from '../app/preferences.tsx';
import { useTexts } from '../texts/texts-context.ts';
import styles from './session.module.css';

/** The whole page while no operator is signed in. */
export function SignInPage({
  title,
  text,
  children,
}: {
  readonly title?: string;
  readonly text?: string;
  /** The form. */
  readonly children: ReactNode;
}) {
  const { t } = useTexts();
  return (
    <main className={styles.page}>
      <div className={styles.box}>
        <span className={styles.mark}>
          <Icon path={shieldIcon} size={24} />
        </span>
        <h1 className={styles.title}>{title ?? t('session.title')}</h1>
        <p className={styles.text}>{text ?? t('session.text')}</p>
        {children}
      </div>
      <Preferences />
    </main>
  );
}
