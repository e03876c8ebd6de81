import type { OperatorSession } from '@touchline/contracts/operator';
import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { type AroundNavHandler, Router } from 'wouter';
import { Dialog, Spinner } from '@touchline/ui/forms';
import { createQueryClient } from '../api/query-client.ts';
import { readSession, signOut } from '../api/session-requests.ts';
import { EnvironmentProvider } from '../environment/environment-provider.tsx';
import { DraftProvider } from '../release/draft-provider.tsx';
import { OperatorContext, type SignedInOperator } from '../session/operator-context.ts';
import { SetPasswordPage } from '../session/set-password-page.tsx';
import { SignInForm } from '../session/sign-in-form.tsx';
import { SignInPage } from '../session/sign-in-page.tsx';
import { useTexts } from '../texts/texts-context.ts';
import { CONSOLE_BASE } from './address.tsx';
import { Frame } from './frame.tsx';
import styles from './frame.module.css';
import { Notices } from './notices.tsx';
import { View } from './view.tsx';

/** Where the link of an invitation leads; its code is the fragment, which no server sees. */
const PASSWORD_PATH = `${CONSOLE_BASE}/password`;

/** The sign-in: unknown at first; lost where it has ended while a view was open. */
type SignIn =
  | { readonly state: 'unknown' }
  | { readonly state: 'password' }
  | { readonly state: 'signed-out'; readonly byName: boolean; readonly name?: string }
  | {
      readonly state: 'signed-in' | 'lost';
      readonly byName: boolean;
      readonly operator: SignedInOperator;
    };

const navigateToTop: AroundNavHandler = (navigate, to, options) => {
  navigate(to, options);
  scrollTo(0, 0);
};

function signInOf({ operator, hasAccounts: byName }: OperatorSession): SignIn {
  return operator === undefined
    ? { state: 'signed-out', byName }
    : { state: 'signed-in', byName, operator };
}

/** Who is signed in, and the client that loads for them. */
function useSignedIn() {
  const [signIn, setSignIn] = useState<SignIn>({
    state: location.pathname === PASSWORD_PATH ? 'password' : 'unknown',
  });
  const read = useCallback((): void => {
    readSession().then(
      (session) => setSignIn(signInOf(session)),
      () => setSignIn({ state: 'signed-out', byName: false }),
    );
  }, []);
  const [client] = useState(() =>
    createQueryClient({
      onUnauthorized: () =>
        setSignIn((now) => (now.state === 'signed-in' ? { ...now, state: 'lost' } : now)),
      // An admin has changed the roles: what is shown follows them.
      onForbidden: read,
    }),
  );
  useEffect(() => {
    if (location.pathname !== PASSWORD_PATH) {
      read();
    }
  }, [read]);
  return { signIn, setSignIn, read, client };
}

/** The operator's console: the sign-in, and everything behind it. */
export function Console() {
  const { t } = useTexts();
  const { signIn, setSignIn, read, client } = useSignedIn();
  const onSignedIn = (session: OperatorSession) => {
    setSignIn(signInOf(session));
    // What failed without a sign-in is loaded again.
    void client.invalidateQueries();
  };
  if (signIn.state === 'unknown') {
    return (
      <div className={styles.wait}>
        <Spinner label={t('frame.loading')} size="large" />
      </div>
    );
  }
  if (signIn.state === 'password') {
    return (
      <QueryClientProvider client={client}>
        <SetPasswordPage
          code={location.hash.slice(1)}
          onDone={(name) => {
            history.replaceState(undefined, '', CONSOLE_BASE);
            setSignIn({ state: 'signed-out', byName: true, name });
          }}
        />
      </QueryClientProvider>
    );
  }
  if (signIn.state === 'signed-out') {
    return (
      <SignInPage>
        <SignInForm byName={signIn.byName} name={signIn.name} onSignedIn={onSignedIn} />
      </SignInPage>
    );
  }
  const { state, byName, operator } = signIn;
  return (
    <QueryClientProvider client={client}>
      <OperatorContext value={operator}>
        <Router base={CONSOLE_BASE} aroundNav={navigateToTop}>
          <EnvironmentProvider>
            <Notices>
              <DraftProvider>
                <Frame onSignOut={() => void signOut().then(read, read)}>
                  <View />
                </Frame>
                {/* What is open stays as it is, and so does what was typed. */}
                <Dialog
                  open={state === 'lost'}
                  title={t('session.lostTitle')}
                  onClose={() => undefined}
                >
                  <p className={styles.lost}>{t('session.lostText')}</p>
                  <SignInForm
                    byName={byName}
                    name={byName ? operator.name : undefined}
                    onSignedIn={onSignedIn}
                  />
                </Dialog>
              </DraftProvider>
            </Notices>
          </EnvironmentProvider>
        </Router>
      </OperatorContext>
    </QueryClientProvider>
  );
}
