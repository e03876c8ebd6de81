import { reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { Card } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { useState } from 'react';
import { linkToken } from '../mail/link-token.ts';
import { LinkExpired, PasswordLink } from '../mail/password-link.tsx';
import { Activated } from './activated.tsx';
import { EmailActivation } from './email-activation.tsx';

const EXPIRED = {
  activate: { text: 'activation.noLink', action: 'activation.toOffice', route: 'activationEmail' },
  activatefast: { text: 'activation.fastExpired', action: 'login.submit', route: 'login' },
} as const;

/**
 * Where the links of two messages lead: `activate` proves the e-mail address of an account,
 * `activatefast` does the same for one that was opened in one click and sets its password.
 */
function Activation() {
  const { i18n, navigation } = usePlugin();
  const isFast = useStore(navigation.current, ({ params }) => params['mode'] === 'activatefast');
  const [token] = useState(() => linkToken(location.hash));
  const expired = EXPIRED[isFast ? 'activatefast' : 'activate'];
  return (
    <Page title={i18n.t(isFast ? 'title.activateFast' : 'title.activate')} width="narrow">
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

export const view = reactView(Activation);
