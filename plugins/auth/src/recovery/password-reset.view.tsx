import { reactView, usePlugin } from '@touchline/plugin-api';
import { Card } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { useState } from 'react';
import { linkToken } from '../mail/link-token.ts';
import { LinkExpired, PasswordLink } from '../mail/password-link.tsx';

const EXPIRED = {
  text: 'mail.recoveryExpired',
  action: 'mail.askAgain',
  route: 'forgotPassword',
} as const;

/** Where the link of a recovery message leads: the password that takes the place of the forgotten one. */
function PasswordReset() {
  const { i18n } = usePlugin();
  const [token] = useState(() => linkToken(location.hash));
  return (
    <Page title={i18n.t('title.passwordReset')} width="narrow">
      <Card>
        {token === undefined ? (
          <LinkExpired {...EXPIRED} />
        ) : (
          <PasswordLink token={token} expired={EXPIRED} />
        )}
      </Card>
    </Page>
  );
}

export const view = reactView(PasswordReset);
