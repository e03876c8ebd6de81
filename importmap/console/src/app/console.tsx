import { useCallback, useEffect, useMemo, useState } from 'react';
import { Dialog, Spinner } from '@touchline/ui/forms';
import { readSession, signOut } from '../api/session-requests.ts';
import { EnvironmentProvider } from '../environment/environment-provider.tsx';
import { DraftProvider } from '../release/draft-provider.tsx';
import { SessionContext } from '../session/session-context.ts';
import { SignInForm } from '../session/sign-in-form.tsx';
import { SignInPage } from '../session/sign-in-page.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { AddressContext, useBrowserAddress } from './address.ts';
import { Frame } from './frame.tsx';
import styles from './frame.module.css';
import { Notices } from './notices.tsx';
import { View } from './view.tsx';

type Standing = 'unknown' | 'signed-out' | 'signed-in' | 'lost';

/** The operator's console: the sign-in, and everything behind it. */
export function Console() {
  const { t } = useTexts();
  const address = useBrowserAddress();
  const [standing, setStanding] = useState<Standing>('unknown');
  const [signedInCount, setSignedInCount] = useState(0);
  const lost = useCallback(() => {
    setStanding((now) => (now === 'signed-in' ? 'lost' : now));
  }, []);
  const session = useMemo(() => ({ lost, signedInCount }), [lost, signedInCount]);
  const onSignedIn = () => {
    setStanding('signed-in');
    setSignedInCount((count) => count + 1);
  };
  useEffect(() => {
    readSession().then(
      ({ expiresAt }) => setStanding(expiresAt === undefined ? 'signed-out' : 'signed-in'),
      () => setStanding('signed-out'),
    );
  }, []);

  if (standing === 'unknown') {
    return (
      <div className={styles.wait}>
        <Spinner label={t('frame.loading')} size="large" />
      </div>
    );
  }
  if (standing === 'signed-out') {
    return <SignInPage onSignedIn={onSignedIn} />;
  }
  return (
    <SessionContext value={session}>
      <AddressContext value={address}>
        <EnvironmentProvider>
          <Notices>
            <DraftProvider>
              <Frame
                onSignOut={() => {
                  void signOut().finally(() => setStanding('signed-out'));
                }}
              >
                <View />
              </Frame>
              {/* What is open stays as it is, and so does what was typed. */}
              <Dialog
                open={standing === 'lost'}
                title={t('session.lostTitle')}
                onClose={() => undefined}
              >
                <p className={styles.lost}>{t('session.lostText')}</p>
                <SignInForm onSignedIn={onSignedIn} />
              </Dialog>
            </DraftProvider>
          </Notices>
        </EnvironmentProvider>
      </AddressContext>
    </SessionContext>
  );
}
