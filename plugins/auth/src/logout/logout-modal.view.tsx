import { reactView, usePlugin } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { Dialog } from '@touchline/ui/forms';
import { useSubmit } from '../session/use-submit.ts';

function LogoutModal() {
  const { i18n, modals, session } = usePlugin();
  const { busy, submit } = useSubmit();
  return (
    <Dialog
      open
      title={i18n.t('logout.title')}
      closeText={i18n.t('close')}
      onClose={() => void modals.close()}
      actions={
        <>
          <Button data-safe onClick={() => void modals.close()}>
            {i18n.t('logout.stay')}
          </Button>
          <Button
            variant="primary"
            busy={busy}
            onClick={() =>
              submit(async () => {
                await modals.close();
                await session.logout();
              })
            }
          >
            {i18n.t('logout.confirm')}
          </Button>
        </>
      }
    >
      <p>{i18n.t('logout.text')}</p>
    </Dialog>
  );
}

export const view = reactView(LogoutModal);
