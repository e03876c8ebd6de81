import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type AroundNavHandler, Router } from 'wouter';
import { Dialog, Spinner } from '@touchline/ui/forms';
import { createQueryClient } from '../api/query-client.ts';
import { readSession, signOut } from '../api/session-requests.ts';
import { EnvironmentProvider } from '../environment/environment-provider.tsx';
import { DraftProvider } from '../release/draft-provider.tsx';
import { SignInForm } from '../session/sign-in-form.tsx';
import { SignInPage } from '../session/sign-in-page.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { CONSOLE_BASE } from './address.tsx';
import { Frame } from './frame.tsx';
import styles from './frame.module.css';
import { Notices } from './notices.tsx';
import { View } from './view.tsx';

type SignIn = 'unknown' | 'signed-out' | 'signed-in' | 'lost';

const navigateToTop: AroundNavHandler = (navigate, to, options) => {
  navigate(to, options);
  scrollTo(0, 0);
};

/** The operator's console: the sign-in, and everything behind it. */
export function Console() {
  const { t } = useTexts();
  const [signIn, setSignIn] = useState<SignIn>('unknown');
  const [client] = useState(() =>
    createQueryClient({
      onUnauthorized: () => setSignIn((now) => (now === 'signed-in' ? 'lost' : now)),
    }),
  );
  const onSignedIn = () => {
    setSignIn('signed-in');
    // What failed without a sign-in is loaded again.
    void client.invalidateQueries();
  };
  useEffect(() => {
    readSession().then(
      ({ expiresAt }) => setSignIn(expiresAt === undefined ? 'signed-out' : 'signed-in'),
      () => setSignIn('signed-out'),
    );
  }, []);

  if (signIn === 'unknown') {
    return (
      <div className={styles.wait}>
        <Spinner label={t('frame.loading')} size="large" />
      </div>
    );
  }
  if (signIn === 'signed-out') {
    return <SignInPage onSignedIn={onSignedIn} />;
  }
  return (
    <QueryClientProvider client={client}>
      <Router base={CONSOLE_BASE} aroundNav={navigateToTop}>
        <EnvironmentProvider>
          <Notices>
            <DraftProvider>
              <Frame
                onSignOut={() => {
                  void signOut().finally(() => setSignIn('signed-out'));
                }}
              >
                <View />
              </Frame>
              {/* What is open stays as it is, and so does what was typed. */}
              <Dialog
                open={signIn === 'lost'}
                title={t('session.lostTitle')}
                onClose={() => undefined}
              >
                <p className={styles.lost}>{t('session.lostText')}</p>
                <SignInForm onSignedIn={onSignedIn} />
              </Dialog>
            </DraftProvider>
          </Notices>
        </EnvironmentProvider>
      </Router>
    </QueryClientProvider>
  );
}
