import { reactView, Slot, usePlugin } from '@touchline/plugin-api';
import { Card } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { useState, useSyncExternalStore } from 'react';
import { returnedQuery } from '../social/returned-query.ts';
import { SocialReturn } from '../social/social-return.tsx';
import { LoginForm } from './login-form.tsx';

const unchanging = () => () => undefined;
const hashHere = () => location.hash;

function LoginPage() {
  const { i18n, navigation } = usePlugin();
  // The server does not see it.
  const hash = useSyncExternalStore(unchanging, hashHere, () => '');
  const [isDone, setDone] = useState(false);
  const returned = isDone ? undefined : returnedQuery(hash);
  return (
    <Page
      title={i18n.t('title.login')}
      parent={{ title: i18n.page('home'), href: navigation.href({ route: 'home' }) }}
      width="narrow"
    >
      <Card>
        {returned === undefined ? (
          <LoginForm />
        ) : (
          <SocialReturn returned={returned} onOther={() => setDone(true)} />
        )}
      </Card>
      {/* The page has no footer: what others have there that must not be missing. */}
      <Slot name="auth.foot" />
    </Page>
  );
}

export const view = reactView(LoginPage);
