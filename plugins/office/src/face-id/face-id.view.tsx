import { reactView, usePlugin } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { Dialog } from '@touchline/ui/forms';

/** Prompts the player to show their face, and links to where that is done. */
function FaceIdRequest() {
  const { i18n, modals, navigation } = usePlugin();
  return (
    <Dialog
      open
      title={i18n.t('faceId.title')}
      closeText={i18n.t('faceId.close')}
      onClose={() => void modals.close()}
      actions={
        <>
          <Button data-safe onClick={() => void modals.close()}>
            {i18n.t('faceId.later')}
          </Button>
          <Button
            variant="primary"
            onClick={() =>
              void modals.close().then(() => navigation.go({ route: 'officeIdentification' }))
            }
          >
            {i18n.t('faceId.go')}
          </Button>
        </>
      }
    >
      <p>{i18n.t('faceId.text')}</p>
    </Dialog>
  );
}

export const view = reactView(FaceIdRequest);
