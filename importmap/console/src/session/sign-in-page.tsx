import { Icon } from '@touchline/ui';
import { shieldIcon } from '@touchline/ui/icons';
import { Preferences } from '../app/preferences.tsx';
import { useTexts } from '../texts/texts-context.ts';
import styles from './session.module.css';
import { SignInForm } from './sign-in-form.tsx';

/** The whole page while no operator is signed in. */
export function SignInPage({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const { t } = useTexts();
  return (
    <main className={styles.page}>
      <div className={styles.box}>
        <span className={styles.mark}>
          <Icon path={shieldIcon} size={24} />
        </span>
        <h1 className={styles.title}>{t('session.title')}</h1>
        <p className={styles.text}>{t('session.text')}</p>
        <SignInForm onSignedIn={onSignedIn} />
      </div>
      <Preferences />
    </main>
  );
}
