import { reactView, usePlugin, useResource } from '@touchline/plugin-api';
import { Card, NoticeBanner } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { ResourceState } from '@touchline/ui/resource-state';
import { securityResource } from '../security/security.resource.ts';
import { PasswordForm } from './password-form.tsx';

/** The page on which players choose another password. */
function ChangePassword() {
  const { i18n, navigation } = usePlugin();
  const answer = useResource(securityResource, {});
  return (
    <Page
      title={i18n.t('title.changePassword')}
      parent={{ title: i18n.t('title.security'), href: navigation.href({ route: 'security' }) }}
      width="narrow"
    >
      <Card>
        {answer.data === undefined ? (
          <ResourceState answers={[answer]} i18n={i18n} />
        ) : answer.data.hasPassword ? (
          <PasswordForm />
        ) : (
          <NoticeBanner tone="info" text={i18n.t('password.none')} />
        )}
      </Card>
    </Page>
  );
}

export const view = reactView(ChangePassword, { server: false });
