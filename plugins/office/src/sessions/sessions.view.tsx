import { reactView, usePlugin, type ViewProps } from '@touchline/plugin-api';
import { Page } from '@touchline/ui/page';
import { SecureAccount } from '../secure-account/secure-account.tsx';
import { LiveSessions } from './live-sessions.tsx';
import { SignInHistory } from './sign-in-history.tsx';

/** Where the player is signed in, and the sign-ins of the last 12 months. */
function Sessions({ query }: ViewProps) {
  const { i18n, navigation } = usePlugin();
  return (
    <Page
      title={i18n.t('title.sessionHistory')}
      intro={i18n.t('sessions.intro')}
      parent={{ title: i18n.t('title.security'), href: navigation.href({ route: 'security' }) }}
    >
      <LiveSessions />
      <SecureAccount />
      <SignInHistory query={query} />
    </Page>
  );
}

export const view = reactView(Sessions);
