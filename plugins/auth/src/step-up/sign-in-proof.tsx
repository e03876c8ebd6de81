import { usePlugin } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import styles from '../session/form.module.css';
import type { ProofProps } from './proof-props.ts';

/** Signing in afresh is a proof for those who know no password. */
export function SignInProof({ options, busy, submit }: ProofProps) {
  const { i18n, session } = usePlugin();
  const isOnly = options.kinds.length === 1;
  return (
    <div className={styles.form}>
      <p className={styles.text}>{i18n.t(isOnly ? 'stepUp.signIn' : 'stepUp.orSignIn')}</p>
      <Button
        wide
        variant={isOnly ? 'primary' : 'secondary'}
        busy={busy}
        onClick={() => submit(() => session.logout())}
      >
        {i18n.t('stepUp.signOut')}
      </Button>
    </div>
  );
}
