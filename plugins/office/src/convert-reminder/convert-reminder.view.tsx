import { reactView, usePlugin, type ViewProps } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { Dialog } from '@touchline/ui/forms';

/** Shows which account is to be converted, and links there. */
function ConvertReminder({ query }: ViewProps) {
  const { i18n, modals, navigation } = usePlugin();
  const which = query['convert'] === '2' ? 'additional' : 'main';
  return (
    <Dialog
      open
      title={i18n.t('convert.title')}
      closeText={i18n.t('convert.close')}
      onClose={() => void modals.close()}
      actions={
        <>
          <Button data-safe onClick={() => void modals.close()}>
            {i18n.t('convert.later')}
          </Button>
          <Button
            variant="primary"
            onClick={() =>
              void modals.close().then(() => navigation.go({ route: 'convertAccount' }))
            }
          >
            {i18n.t('convert.go')}
          </Button>
        </>
      }
    >
      <p>{i18n.t(`convert.${which}`)}</p>
    </Dialog>
  );
}

export const view = reactView(ConvertReminder);
