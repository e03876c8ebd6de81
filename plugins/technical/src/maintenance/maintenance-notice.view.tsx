import { reactView, usePlugin, useStore } from '@touchline/plugin-api';
import { Button } from '@touchline/ui';
import { Dialog } from '@touchline/ui/forms';
import { NoticeParagraph } from './notice-paragraph.tsx';

/** Announces maintenance to come, and what it means for bets. */
function MaintenanceNotice() {
  const { i18n, config, modals } = usePlugin();
  const plan = useStore(config.maintenance);
  const close = () => void modals.close();
  return (
    <Dialog
      open
      onClose={close}
      title={i18n.t('maintenance.noticeTitle')}
      closeText={i18n.t('close')}
      actions={
        <Button variant="primary" onClick={close}>
          {i18n.t('understood')}
        </Button>
      }
    >
      <p>
        <NoticeParagraph plan={plan} />
      </p>
      <p>{i18n.t('maintenance.meaning')}</p>
    </Dialog>
  );
}

export const view = reactView(MaintenanceNotice);
