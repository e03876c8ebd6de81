import { reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { Card } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { useState } from 'react';
import { linkToken } from '../mail/link-token.ts';
import { LinkExpired, PasswordLink } from '../mail/password-link.tsx';
import { Activated } from './activated.tsx';
import { EmailActivation } from './email-activation.tsx';

/**
 * The target of the links of two messages: `activate` proves the e-mail address of an account,
 * `activatefast` does the same for one that was opened in one click and sets its password.
 */
function Activation() {
  const { i18n, navigation } = usePlugin();
  const isFast = useStore(navigation.current, ({ params }) => params['mode'] === 'activatefast');
  const [token] = useState(() => linkToken(location.hash));
  const expired = isFast
    ? { text: i18n.t('activation.fastExpired'), action: i18n.t('login.submit'), route: 'authApp' }
    : {
        text: i18n.t('activation.noLink'),
        action: i18n.t('activation.toOffice'),
        route: 'activationEmail',
      };
  return (
    <Page
      title={i18n.t(isFast ? 'title.activateFast' : 'title.activate')}
      parent={{ title: i18n.page('home'), href: navigation.href({ route: 'home' }) }}
      width="narrow"
    >
      <Card>
        {token === undefined ? (
          <LinkExpired {...expired} />
        ) : !isFast ? (
          <EmailActivation token={token} expired={expired} />
        ) : (
          <PasswordLink
            token={token}
            expired={expired}
            done={<Activated status="done" text={i18n.t('activation.fastDone')} />}
          />
        )}
      </Card>
    </Page>
  );
}

export const view = reactView(Activation, { server: false });
