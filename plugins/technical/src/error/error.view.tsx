import { reactView, Slot, usePlugin, type ViewProps } from '@touchline/plugin-api';
import { Button, EmptyState } from '@touchline/ui';
import { alertIcon } from '@touchline/ui/icons';

/** Shows the status of what failed; 500 unless the address says otherwise. */
function ErrorPage({ query }: ViewProps) {
  const { i18n, navigation } = usePlugin();
  const status = /^[45]\d\d$/.test(query['status'] ?? '') ? query['status'] : '500';
  return (
    <>
      <EmptyState
        page
        tone="error"
        path={alertIcon}
        title={i18n.t('error', { status: status ?? '500' })}
        text={i18n.t('errorHint')}
        action={
          <Button variant="primary" href={navigation.href({ route: 'home' })}>
            {i18n.t('toHome')}
          </Button>
        }
      />
      <Slot name="technical.status" />
    </>
  );
}

export const view = reactView(ErrorPage);
