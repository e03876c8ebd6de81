import { reactView, usePlugin } from '@touchline/plugin-api';
import { Card } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { useState } from 'react';
import { linkToken } from '../mail/link-token.ts';
import { LinkExpired, PasswordLink } from '../mail/password-link.tsx';

/** The target of the link of a recovery message: the password that replaces the forgotten one. */
function PasswordReset() {
  const { i18n, navigation } = usePlugin();
  const expired = {
    text: i18n.t('mail.recoveryExpired'),
    action: i18n.t('mail.askAgain'),
    route: 'forgotPassword',
  };
  const [token] = useState(() => linkToken(location.hash));
  return (
    <Page
      title={i18n.t('title.passwordReset')}
      parent={{ title: i18n.t('title.login'), href: navigation.href({ route: 'login' }) }}
      width="narrow"
    >
      <Card>
        {token === undefined ? (
          <LinkExpired {...expired} />
        ) : (
          <PasswordLink token={token} expired={expired} />
        )}
      </Card>
    </Page>
  );
}

export const view = reactView(PasswordReset, { server: false });
