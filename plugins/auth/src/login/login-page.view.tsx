import { reactView, usePlugin } from '@touchline/plugin-api';
import { Card } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { LoginForm } from './login-form.tsx';

function LoginPage() {
  const { i18n, navigation } = usePlugin();
  return (
    <Page
      title={i18n.t('title.login')}
      parent={{ title: i18n.page('home'), href: navigation.href({ route: 'home' }) }}
      width="narrow"
    >
      <Card>
        <LoginForm />
      </Card>
    </Page>
  );
}

export const view = reactView(LoginPage);
