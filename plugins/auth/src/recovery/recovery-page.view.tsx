import { reactView, usePlugin } from '@touchline/plugin-api';
import { Card } from '@touchline/ui';
import { Page } from '@touchline/ui/page';
import { RecoveryForm } from './recovery-form.tsx';

function RecoveryPage() {
  const { i18n } = usePlugin();
  return (
    <Page title={i18n.t('title.forgotPassword')} width="narrow">
      <Card>
        <RecoveryForm />
      </Card>
    </Page>
  );
}

export const view = reactView(RecoveryPage);
