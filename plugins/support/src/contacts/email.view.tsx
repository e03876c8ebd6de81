import { reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { Button, NoticeBanner } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { OwnRequests } from '../requests/own-requests.tsx';
import { RequestForm } from '../requests/request-form.tsx';
import { MailToSupport } from './mail-to-support.tsx';

/** Writing to Support: here and with its answers for players, by e-mail for everybody else. */
function Write() {
  const { i18n, navigation, session } = usePlugin();
  const { userId } = useStore(session.state);
  const isPlayer = userId !== undefined;
  return (
    <Page
      title={i18n.t('title.supportEmail')}
      intro={i18n.t(isPlayer ? 'requests.intro' : 'email.intro')}
      parent={{ title: i18n.t('title.support'), href: navigation.href({ route: 'support' }) }}
    >
      {isPlayer ? (
        <>
          <RequestForm />
          <OwnRequests />
        </>
      ) : (
        <>
          <NoticeBanner
            tone="info"
            text={i18n.t('requests.signIn')}
            action={
              <Button size="small" href={navigation.href({ route: 'login' })}>
                {i18n.t('requests.toSignIn')}
              </Button>
            }
          />
          <MailToSupport />
        </>
      )}
    </Page>
  );
}

export const view = reactView(Write);
