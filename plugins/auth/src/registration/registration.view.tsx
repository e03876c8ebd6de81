import { reactView, usePlugin } from '@touchline/plugin-api';
import { Button, Card } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { LeaveQuestion } from './leave-question.tsx';
import { RegistrationWays } from './registration-ways.tsx';

function Registration() {
  const { i18n, modals, navigation } = usePlugin();
  return (
    <Page
      title={i18n.t('title.registration')}
      parent={{ title: i18n.page('home'), href: navigation.href({ route: 'home' }) }}
      width="narrow"
    >
      <Card>
        <RegistrationWays place="page" />
      </Card>
      <LeaveQuestion />
      <Button variant="quiet" wide onClick={() => void modals.open('login')}>
        {i18n.t('registration.login')}
      </Button>
    </Page>
  );
}

export const view = reactView(Registration, { server: false });
