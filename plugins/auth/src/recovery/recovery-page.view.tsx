import { reactView, usePlugin } from '@touchline/plugin-api';
import { Card } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { RecoveryForm } from './recovery-form.tsx';

function RecoveryPage() {
  const { i18n, navigation } = usePlugin();
  return (
    <Page
      title={i18n.t('title.forgotPassword')}
      parent={{ title: i18n.t('title.login'), href: navigation.href({ route: 'login' }) }}
      width="narrow"
    >
      <Card>
        <RecoveryForm />
      </Card>
    </Page>
  );
}

export const view = reactView(RecoveryPage);
